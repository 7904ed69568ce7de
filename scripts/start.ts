/**
 * `npm start`: builds when something changed, then runs everything on one origin in this process. Once that is ready
 * it installs the speech engine in the background, where nothing else turns speech into text.
 */
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emulatorAddress, originAddress } from '../server/addresses.ts'
import { type Config, readConfig } from '../server/config.ts'
import { loadFirebaseTools } from '../server/emulator/firebase-tools.ts'
import { assertCanListen } from '../server/http/assert-can-listen.ts'
import { firebaseSettings } from '../shared/wire/firebase-settings.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { exitOnSignal, messageOf } from './run-command.ts'
import { runScript } from './run-script.ts'

const USAGE = `npm start
It takes no options: settings are read from the environment and from .env, such as PORT (3000). docs/settings.md lists
them all.`

async function start(): Promise<void> {
  const firebase = firebaseSettings(process.env)
  const config = readConfig(process.env)
  await assertCanListen(originAddress(config), ...(firebase ? [] : [emulatorAddress(config)]))
  const giveBack = exitOnSignal(process.exit)
  await Promise.all([ensureBuild(), firebase ? null : prepareLocal(config)])
  giveBack()
  if (firebase) {
    const { NODE_ENV = 'production' } = process.env
    Object.assign(process.env, { NODE_ENV })
    await (await built<typeof import('../server/main.ts')>('main')).runMain({ installEngine: true })
  } else {
    await (await built<typeof import('../server/local.ts')>('local')).runLocal({ installEngine: true })
  }
}

/** Beside the build, and on the other core: a first start waits longest for these. */
async function prepareLocal({ dataDir }: Config): Promise<void> {
  const database = existsSync(join(dataDir, 'db')) ? null : runScript('prepare-database')
  loadFirebaseTools()
  await database
}

async function built<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(`dist/server/${name}.js`)).href)) as Module
}

loadEnvironment()
try {
  if (process.argv.length > 2) {
    console.log(USAGE)
    process.exit(process.argv.includes('--help') ? 0 : 2)
  }
  await start()
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
