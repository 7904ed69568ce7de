/** The environment of the start-up scripts: what is set already, then `.env` where there is one. */
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '../server/run.ts'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** What is set already wins over the file. Also moves to the repository's folder: all paths start there. */
export function loadEnvironment(): void {
  process.chdir(ROOT)
  loadEnvFile()
}
