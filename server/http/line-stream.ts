/** A streamed answer of newline-delimited JSON. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Proxies usually close a connection without a byte after 30 to 60 s. */
const HEARTBEAT_MS = 10_000
const HEADERS = {
  // A compressing proxy would delay lines; `no-store` as for every answer.
  'Cache-Control': 'no-store, no-transform',
  // Makes nginx and compatible proxies forward each line at once.
  'X-Accel-Buffering': 'no',
}

export type SendLine = (value: unknown) => void

/**
 * Answers 200 at once, then each line that `work` sends. `work` resolves to the status that an unstreamed
 * answer would have, and never rejects; it continues after the client has hung up, and its further lines are
 * dropped.
 */
export function streamLines(
  c: Context<AppEnv>,
  mediaType: string,
  work: (send: SendLine) => Promise<number>,
): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (line: string) => isOpen && controller.enqueue(encoder.encode(`${line}\n`))
      const heartbeat = setInterval(write, HEARTBEAT_MS, '')
      c.set(
        'streaming',
        work(value => write(JSON.stringify(value))).finally(() => {
          clearInterval(heartbeat)
          if (isOpen) controller.close()
        }),
      )
    },
    cancel() {
      isOpen = false
    },
  })
  return c.body(lines, 200, { ...HEADERS, 'Content-Type': mediaType })
}
