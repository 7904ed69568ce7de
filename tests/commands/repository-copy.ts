/** A copy of the repository for a command to run in, so that its output does not reach the original. */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BUILD_FILES, BUILD_FOLDERS } from '../../build/source-hash.ts'
import { ROOT } from '../../scripts/environment.ts'

/** With the build, which is that of the same sources; without settings (`.env`) and data. */
const COPIED = [...BUILD_FOLDERS, ...BUILD_FILES, 'bench', 'dist', 'docs', 'tests']
const PACKAGES = 'node_modules'

/** Returns its path. Takes the packages by links, one each: Vite keeps files of its own beside them. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'ucap-commands-'))
  const filter = (path: string) => basename(path) !== PACKAGES
  for (const name of COPIED.filter(name => existsSync(join(ROOT, name))))
    await cp(join(ROOT, name), join(copy, name), { recursive: true, filter })
  await mkdir(join(copy, PACKAGES))
  const packages = (await readdir(join(ROOT, PACKAGES))).filter(name => name !== '.vite')
  for (const name of packages) await symlink(join(ROOT, PACKAGES, name), join(copy, PACKAGES, name))
  return copy
}
