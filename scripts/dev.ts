/** `npm run dev`: Vite with hot reload on PORT; the API (and the auth emulator) restart by themselves behind it. */
import './node-version.mjs'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer as createProbe, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { displayUrl, emulatorAddress, originAddress } from '../server/addresses.ts'
import { readConfig } from '../server/config.ts'
import type { Disposables } from '../server/disposables.ts'
import { assertCanListen } from '../server/http/assert-can-listen.ts'
import { firebaseSettings } from '../shared/wire/firebase-settings.ts'
import { endWithThisProcess, signalChild } from './child-processes.ts'
import { developmentServer } from './development-server.ts'
import { loadEnvironment } from './environment.ts'
import { runCommand } from './run-command.ts'

/** The watcher runs the API in a process of its own again. */
const GROUP = { leadsGroup: true }

async function dev(opened: Disposables): Promise<number> {
  const config = readConfig(process.env)
  const { host, port } = config
  await assertCanListen(
    originAddress(config),
    ...(firebaseSettings(process.env) ? [] : [emulatorAddress(config)]),
  )
  const apiPort = await freePort(host)
  const target = `http://${host.includes(':') ? `[${host}]` : host}:${apiPort}`
  const vite = await developmentServer({ host, port }, target)
  opened.add(() => vite.close())
  await vite.listen()
  const api = startApi(apiPort)
  const ended = once(api, 'exit')
  opened.add(async () => {
    signalChild(api, 'SIGTERM', GROUP)
    await ended
  })
  await Promise.race([ended, announce(api, displayUrl(host, portOf(vite.httpServer)))])
  return 1
}

/** Output goes on to ours, but for the API's own address: people open the one in front. */
async function announce(api: ChildProcess, url: string): Promise<void> {
  if (!api.stdout) return
  for await (const line of createInterface({ input: api.stdout }))
    console.log(line.startsWith('Ready on ') ? `Ready on ${url}` : line)
}

function startApi(port: number): ChildProcess {
  const program = firebaseSettings(process.env) ? ['server/main.ts', '--api-only'] : ['server/local.ts']
  const env = { ...process.env, PORT: String(port) }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', ...program], {
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return endWithThisProcess(api, GROUP)
}

async function freePort(host: string): Promise<number> {
  const probe = createProbe().listen(0, host)
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

/** The real one where 0 was asked for. */
function portOf(server: Pick<Server, 'address'> | null): number {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}

loadEnvironment()
await runCommand(dev)
