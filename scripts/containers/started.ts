/** Starts what compose.yaml puts together, in the folder and the namespaces of this process, and tries what is said of it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Disposables } from '../../server/disposables.ts'
import { runCommand } from '../run-command.ts'
import { failureOf, runStep } from '../run-step.ts'
import { podman } from './podman.ts'
import { untilStatus, visit } from './site.ts'

const compose = process.argv.slice(2)
const SERVERS = ['app-1', 'app-2'] as const
/** Of one that starts on a busy machine, migration included. */
const START_S = 120

const nameOf = (service: string) => `ucap-tried_${service}_1`
const inside = (service: string, ...words: string[]) => podman('exec', nameOf(service), ...words)

async function step(...words: string[]): Promise<void> {
  const args = [...compose, ...words]
  const complaint = failureOf(
    'podman-compose',
    await runStep({ command: 'podman-compose', args, limitMinutes: 5 }),
  )
  if (complaint !== null) throw new Error(complaint)
}

function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Does not hold: ${what}`)
  console.log(`holds: ${what}`)
}

async function tried(opened: Disposables): Promise<number> {
  opened.add(() => step('down', '-v'))
  const from = performance.now()
  await step('up', '-d', '--no-build')
  await untilStatus('/readyz', 200, START_S)
  for (const server of SERVERS) await untilHealthy(server)
  console.log(`All ran ${Math.round((performance.now() - from) / 1000)} s after the start`)
  await assertAnswers()
  for (const server of SERVERS) await assertConfined(server)
  await assertReplaceable()
  return 0
}

/** Docker and systemd run the health check by themselves; podman without systemd does not. */
async function untilHealthy(server: string): Promise<void> {
  const end = performance.now() + START_S * 1000
  while (performance.now() < end) {
    const isHealthy = await podman('healthcheck', 'run', nameOf(server)).then(
      () => true,
      () => false,
    )
    if (isHealthy) return
    await pause(500)
  }
  throw new Error(`${server} is not healthy after ${START_S} s`)
}

async function assertAnswers(): Promise<void> {
  const page = await visit('/')
  const policy = String(page.headers['content-security-policy'])
  assert(
    page.status === 200 && policy.includes('ucap-tried.firebaseapp.com'),
    'the page is that of the project',
  )
  assert(/max-age=\d{7}/.test(String(page.headers['strict-transport-security'])), 'the servers believe Caddy')
  assert((await visit('/api/auth/profile')).status === 401, 'a request without a token is refused')
  const contact = await visit('/.well-known/security.txt')
  assert(contact.body.includes('security@example.com'), 'settings of .env reach the servers')
  assert(!(await visit('/metrics')).body.includes('ucap_database_up'), 'figures are not on the public port')
  const status = await inside('app-1', 'node', 'dist/server/admin.js', 'status')
  assert(/database/i.test(status), 'the operator is told the status')
}

async function assertConfined(server: string): Promise<void> {
  assert((await inside(server, 'id', '-u')) === '1000', `${server} runs without rights`)
  const written = await inside(server, 'touch', '/app/x').catch(() => null)
  assert(written === null, `${server} cannot change its files`)
  const memory = await inside(server, 'grep', 'VmRSS', '/proc/1/status')
  console.log(`${server}: ${Math.round(Number(/\d+/.exec(memory)?.[0]) / 1024)} MB resident`)
}

/** One after the other is stopped and started again, under requests that are all answered. */
async function assertReplaceable(): Promise<void> {
  const over = new AbortController()
  const statuses: number[] = []
  const asking = (async () => {
    while (!over.signal.aborted) statuses.push((await visit('/readyz')).status)
  })()
  for (const server of SERVERS) {
    await podman('stop', '--time', '40', nameOf(server))
    await pause(2_000)
    await podman('start', nameOf(server))
    await untilHealthy(server)
  }
  over.abort()
  await asking
  const failed = statuses.filter(status => status !== 200)
  assert(failed.length === 0, `${statuses.length} requests were answered while the servers were replaced`)
}

await runCommand(tried)
