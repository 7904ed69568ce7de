/** An answer of newline-delimited JSON that is sent line by line, while it is made. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** A proxy takes a connection without a byte for dead after 30 to 60 s, as a rule. */
const HEARTBEAT_MS = 10_000
const HEADERS = {
  // Compressed on the way, lines would wait for one another; and `no-store` is every answer's.
  'Cache-Control': 'no-store, no-transform',
  // nginx and those that follow it send each line on at once.
  'X-Accel-Buffering': 'no',
}

export type SendLine = (value: unknown) => void

/**
 * Answers 200 at once, and then with each line that `work` sends, until it is done. `work` resolves to the status that
 * the answer would have had, and never rejects; it goes on when the caller is gone, and what it sends then is dropped.
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
