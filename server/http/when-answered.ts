/** Cleanup after a request, also after an error. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Calls `done` once the answer is complete, including a streamed one, or has failed. */
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
