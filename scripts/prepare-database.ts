/** Makes the embedded database where there is none: what a first start would wait for longest. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/config.ts'
import { openPglite } from '../server/db/pglite.ts'
import { fail } from '../server/run.ts'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
try {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const isNew = databaseUrl === null && !existsSync(join(dataDir, 'db'))
  if (isNew) await (await openPglite(dataDir, fail)).close()
} catch (error) {
  fail(error)
}
