/** What follows a request, whatever comes of it. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Calls `done` once the rest has answered, a streamed answer to its end, or has thrown. */
export async function whenAnswered(
  c: Context<AppEnv>,
  next: () => Promise<void>,
  done: () => void,
): Promise<void> {
  try {
    await next()
  } finally {
    if (c.var.streaming) void c.var.streaming.then(done)
    else done()
  }
}
