/** `npm run build`: the client into dist/client, the server into dist/server, and a stamp that says from what. */
import './node-version.mjs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { build, type LogLevel } from 'vite'
import { precompress } from '../build/precompress.ts'
import { sourceHash } from '../build/source-hash.ts'
import type { BuildStamp } from '../server/build-stamp.ts'
import { firebaseSettings } from '../shared/wire/firebase-settings.ts'
import { loadEnvironment, ROOT } from './environment.ts'

const STAMP = 'dist/build.json'

async function buildAll(logLevel: LogLevel): Promise<void> {
  const stamp: BuildStamp = {
    hash: await sourceHash(ROOT, process.env),
    projectId: firebaseSettings(process.env)?.projectId ?? null,
  }
  // A build that breaks off must not pass for a whole one.
  await rm(STAMP, { force: true })
  await build({ configFile: 'vite.config.ts', logLevel })
  await precompress('dist/client')
  await build({ configFile: 'vite.server.config.ts', logLevel })
  await cp('server/db/migrations', 'dist/server/migrations', { recursive: true })
  await writeFile(STAMP, JSON.stringify(stamp))
}

loadEnvironment()
try {
  await buildAll(process.argv.includes('--quiet') ? 'warn' : 'info')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
