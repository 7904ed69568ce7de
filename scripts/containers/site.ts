/** The product behind its proxy, as a browser on this machine would reach it. */
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** Caddy makes its own certificate for such a name. */
export const SITE = 'ucap.localhost'
/** Of one request: longer than any of these may take. */
const PATIENCE_MS = 20_000

export interface Answer {
  /** 0 where there was none. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Never rejects. */
export function visit(path: string): Promise<Answer> {
  return new Promise(resolve => {
    const fail = () => resolve({ status: 0, headers: {}, body: '' })
    const options = {
      host: '127.0.0.1',
      servername: SITE,
      path,
      headers: { Host: SITE },
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    }
    const asking = request(options, async answer => {
      const body = await text(answer).catch(() => null)
      if (body === null) fail()
      else resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', fail)
    asking.end()
  })
}

/** Waits until it answers with this status. Throws when that has not come after `seconds`. */
export async function untilStatus(path: string, status: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  let last = 0
  while (performance.now() < end) {
    last = (await visit(path)).status
    if (last === status) return
    await pause(250)
  }
  throw new Error(`${path} was answered ${last}, not ${status}, for ${seconds} s`)
}
