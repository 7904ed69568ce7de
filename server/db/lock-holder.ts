/** The holder named in a lock file, for messages only: whether the lock is held, only the system knows. */
import { hostname } from 'node:os'
import * as v from 'valibot'

const holder = v.object({
  /** Process id within its own container. */
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Name of the machine or of the container. */
  host: v.string(),
  startedAt: v.string(),
})
export type Holder = v.InferOutput<typeof holder>

export function thisProcess(): Holder {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  return { pid: process.pid, host: hostname(), startedAt }
}

/** Null for text of another origin, or incomplete text. */
export function readHolder(text: string): Holder | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = v.safeParse(holder, json)
  return parsed.success ? parsed.output : null
}
