import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of the SQL migrations: beside this file in the source, otherwise `migrations` in the built
 * server's folder (the bundler may put this module there or one folder further down).
 */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const found = [join(here, 'migrations'), join(here, '..', 'migrations')].find(folder =>
    existsSync(join(folder, 'meta', '_journal.json')),
  )
  if (found) return found
  throw new Error('The database migrations are missing: build the server again with npm run build.')
}
