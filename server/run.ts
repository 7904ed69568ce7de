/** Common to all programs of the server: readable start errors, and stopping on a signal. */
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from './config-error.ts'
import { FolderInUseError } from './db/folder-lock.ts'

/** True for the module that node (or tsx) was started with. */
export function isEntry(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl)
}

/**
 * Takes settings from a file `.env` in the working folder, where there is one. What is set already wins. Throws
 * ConfigError where it cannot be read.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no file of settings'
    throw new ConfigError(`The file .env cannot be read (${code}): mend it, or move it away.`)
  }
}

/** Prints one line for an error that the operator can fix; the whole error for a bug of ours. */
export function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError
  console.error(expected ? error.message : error)
  process.exitCode = 1
}

/** Closes once, on the first SIGTERM or SIGINT; a second signal ends the process at once, as usual. */
export function closeOnSignal(close: () => Promise<void>): void {
  const stop = () => {
    process.off('SIGTERM', stop)
    process.off('SIGINT', stop)
    close().then(
      () => process.exit(0),
      error => {
        fail(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
