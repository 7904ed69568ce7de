import type { Attack, Finding } from '../attack.ts'
import { startNginx } from '../support/nginx.ts'
import { describeNoticed, usedBy } from '../support/person.ts'
import { openStage } from '../support/stage.ts'

/** Small enough to fit into the sockets' buffers unread, so that a proxy takes it for delivered. */
const BODY = Buffer.alloc(400_000, 0x20)
/** Over the limit of a JSON body. */
const TOO_LARGE = Buffer.alloc(600_000, 0x20)
const SECONDS = 12
const AT_ONCE = 8
const NO_EXPENSE = '00000000-0000-4000-8000-000000000000'

/** Requests that can be refused before their body is read. */
const REFUSED: readonly (readonly [
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer<ArrayBuffer>,
])[] = [
  ['POST', '/api/expenses', { Authorization: 'Bearer unknown' }],
  ['POST', '/api/expenses', { 'Content-Type': 'text/plain' }],
  ['POST', '/api/expenses', { 'X-Time-Zone': 'Mars/Olympus', 'Content-Type': 'application/json' }],
  ['PUT', '/api/expenses/none', { 'Content-Type': 'application/json' }],
  ['DELETE', `/api/expenses/${NO_EXPENSE}`, {}],
  ['PATCH', '/api/expenses', {}],
  ['POST', '/api/nothing', {}],
  ['POST', `/api/expenses?${'x'.repeat(5000)}`, {}],
  ['POST', '/api/expenses/voice', { 'Content-Encoding': 'gzip' }],
  ['POST', '/api/expenses', { 'Content-Type': 'application/json' }, TOO_LARGE],
  ['POST', '/emulator/v1/projects/demo-ucap/nothing', {}],
]

export const poisonedConnections: Attack = {
  name: 'poisoned-connections',
  mustHold: 'Behind nginx, which shares its connections among all, no other account gets 502 or waits',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  // Both accounts come from one address, whose limit a quick machine meets in these seconds.
  const stage = await openStage({ RATE_LIMITS: 'off' })
  const proxy = await startNginx(stage.url)
  const end = AbortSignal.timeout(SECONDS * 1000)
  const refusals: Record<string, number> = {}
  const misbehave = async (first: number) => {
    for (let turn = first; !end.aborted; turn++) {
      const status = await refused(proxy.url, stage.hostile, turn)
      refusals[status] = (refusals[status] ?? 0) + 1
    }
  }
  const attacking = Array.from({ length: AT_ONCE }, (_, index) => misbehave(index))
  const noticed = await usedBy(proxy.url, stage.other, end)
  await Promise.all(attacking)
  await proxy.stop()
  await stage.stop()
  const sent = Object.values(refusals).reduce((sum, n) => sum + n, 0)
  return {
    held: Object.keys(noticed.wrong).length === 0 && noticed.slowest < 5000,
    tried: `${REFUSED.length} kinds of early refusal with 400 or 600 kB of body unread, ${AT_ONCE} at once for ${SECONDS} s`,
    measured: `${describeNoticed(noticed)}; ${sent} refused`,
  }
}

async function refused(url: string, token: string, turn: number): Promise<string> {
  const [method, path, headers, body = BODY] = REFUSED[turn % REFUSED.length] ?? ['POST', '/', {}]
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return String(response.status)
  } catch {
    return 'none'
  }
}
