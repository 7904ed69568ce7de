/** What a build depends on, as one hash: the sources, the configuration, the lock file and the settings built in. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const BUILD_FOLDERS = [
  'shared',
  'src',
  'worklets',
  'workers',
  'service-worker',
  'public',
  'server',
  'build',
  'scripts',
]
export const BUILD_FILES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

/** Hex SHA-256. `root` is the repository's folder. */
export async function sourceHash(root: string, env: Record<string, string | undefined>): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await sourceFiles(root))
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(await readFile(join(root, path)))
        .digest(),
    )
  for (const name of Object.keys(env).filter(isBuiltIn).sort()) hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}

function isBuiltIn(name: string): boolean {
  return name.startsWith('VITE_') || name === 'FIREBASE_PROJECT_ID'
}

async function sourceFiles(root: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of BUILD_FOLDERS) {
    const path = join(root, folder)
    if (!(await exists(path))) continue
    const names = await readdir(path, { recursive: true, withFileTypes: true })
    for (const entry of names)
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  for (const file of BUILD_FILES) if (await exists(join(root, file))) found.push(file)
  return found.sort()
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
