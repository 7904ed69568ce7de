/** The server's programs and those of the tests, bundled for plain Node: tsx compiles all sources on every start. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Below node_modules, where the bundles find the packages. */
const CACHE = join(ROOT, 'node_modules/.cache/ucap-tests')
const SUPPORT = 'tests/unit/server/support'
const FOLDERS = ['server', 'shared', SUPPORT]
const FILES = ['package-lock.json', 'vite.server.config.ts']

export type ProgramName = 'local' | 'main' | 'admin' | 'server-program' | 'lock-program'

/** The path of the program's bundle, which is made on the first call for the sources in `root`. */
export async function builtProgram(name: ProgramName, root = ROOT): Promise<string> {
  const folder = join(CACHE, `programs-${sourceHash(root)}`)
  if (!existsSync(folder)) await buildPrograms(folder, root)
  return join(folder, `${name}.js`)
}

async function buildPrograms(folder: string, root: string): Promise<void> {
  // Renamed when it is whole: other test files may be doing the same.
  const draft = `${folder}-${randomUUID()}`
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: {
      outDir: draft,
      rolldownOptions: {
        input: {
          'server-program': `${SUPPORT}/server-program.ts`,
          'lock-program': `${SUPPORT}/lock-program.ts`,
        },
      },
    },
  })
  await cp(join(root, 'server/db/migrations'), join(draft, 'migrations'), { recursive: true })
  await writeFile(join(draft, 'package.json'), '{ "type": "module" }')
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function sourceHash(root: string): string {
  const hash = createHash('sha256')
  const inFolders = FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  for (const path of [...inFolders.sort(), ...FILES.map(file => join(root, file))])
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
