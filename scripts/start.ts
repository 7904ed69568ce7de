/** `npm start`: builds when something changed, then runs everything on one origin in this process. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '../server/config.ts'
import { openPglite } from '../server/db/pglite.ts'
import { loadFirebaseTools } from '../server/emulator/firebase-tools.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { firebaseSettings } from './firebase-settings.ts'

async function start(): Promise<void> {
  const firebase = firebaseSettings(process.env)
  await Promise.all([ensureBuild(), firebase ? null : prepareLocal()])
  if (firebase) {
    const { NODE_ENV = 'production' } = process.env
    Object.assign(process.env, { NODE_ENV })
    await (await built<typeof import('../server/main.ts')>('main')).runMain()
  } else {
    await (await built<typeof import('../server/local.ts')>('local')).runLocal()
  }
}

/** What a first start waits for longest, while the bundler works: a new database, and the emulator's modules. */
async function prepareLocal(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const isNew = databaseUrl === null && !existsSync(join(dataDir, 'db'))
  if (isNew) await (await openPglite(dataDir)).close()
  loadFirebaseTools()
}

async function built<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(`dist/server/${name}.js`)).href)) as Module
}

loadEnvironment()
try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
