/** Load in a closed loop: so many connections, each asking again as soon as it was answered. */
import { Agent, request as open } from 'node:http'

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** Any other status ends the measurement: an error is answered sooner than what was asked for. */
  readonly status: number
}

export interface Load {
  /** Of the answers, in milliseconds, in no order. */
  readonly latenciesMs: readonly number[]
  readonly seconds: number
  /** Of the last answer's body. */
  readonly answerBytes: number
}

/**
 * `next` makes a new request each time: a write needs an idempotency key of its own. Connections are kept
 * alive, and are open before the clock starts: a busy Node accepts one in a turn of its loop, which would be
 * measured as the last one's wait.
 */
export async function load(
  origin: string,
  next: () => Request,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latenciesMs: number[] = []
  let answerBytes = 0
  await Promise.all(Array.from({ length: connections }, () => send(origin, agent, OPENING)))
  const started = performance.now()
  const end = started + seconds * 1000
  const ask = async () => {
    for (let sent = started; sent < end; ) {
      answerBytes = await send(origin, agent, next())
      const now = performance.now()
      latenciesMs.push(now - sent)
      sent = now
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, ask))
  } finally {
    agent.destroy()
  }
  return { latenciesMs, seconds: (performance.now() - started) / 1000, answerBytes }
}

const OPENING: Request = { method: 'GET', path: '/healthz', headers: {}, status: 200 }

/** Resolves to the length of the answer's body once all of it is there. */
function send(origin: string, agent: Agent, request: Request): Promise<number> {
  const { method, path, headers, body, status } = request
  return new Promise((resolve, reject) => {
    const asked = open(`${origin}${path}`, { agent, method, headers }, response => {
      let bytes = 0
      response.on('data', (chunk: Uint8Array) => {
        bytes += chunk.length
      })
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === status) resolve(bytes)
        else reject(new Error(`${method} ${path} was answered ${response.statusCode}, not ${status}`))
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

/** The value that `share` (0..1) of `sorted` do not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
