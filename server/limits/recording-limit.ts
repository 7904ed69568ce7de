/**
 * The rate limit of an account's recordings. One that is uploaded while it is spoken is counted at its start,
 * and not again when it is completed, or sent whole after an Undo or a failed upload.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { type AccountSettings, accountLimit, type Limit } from './limits.ts'

/** Milliseconds for a recording counted at its start to arrive: a minute of speech, and a slow line. */
const KEPT_MS = 300_000
/** Most keys remembered; beyond this the oldest is dropped. Enough for 800 accounts at their full rate. */
const MOST_KEYS = 50_000

export interface RecordingLimit {
  /** Limit at the start of an upload. */
  readonly begun: Limit
  /** Limit of a recording; one counted at its start passes once by its key. */
  readonly sent: Limit
}

export function recordingLimit(settings: AccountSettings, mostKeys = MOST_KEYS): RecordingLimit {
  const { uptimeMs } = settings
  const limit = accountLimit(settings, 'voice')
  /** When each was counted, oldest first. */
  const counted = new Map<string, number>()

  const nameOf = (c: Context<AppEnv>) => {
    const key = idempotencyKey(c)
    return key === null ? null : `${c.var.user.id} ${key}`
  }
  const remember = (name: string) => {
    counted.delete(name)
    counted.set(name, uptimeMs())
    for (const [oldest, at] of counted) {
      if (counted.size <= mostKeys && uptimeMs() - at < KEPT_MS) return
      counted.delete(oldest)
    }
  }
  const wasCounted = (name: string) => {
    const at = counted.get(name)
    counted.delete(name)
    return at !== undefined && uptimeMs() - at < KEPT_MS
  }

  return {
    begun: createMiddleware<AppEnv>((c, next) =>
      limit(c, () => {
        const name = nameOf(c)
        if (name !== null) remember(name)
        return next()
      }),
    ),
    sent: createMiddleware<AppEnv>((c, next) => {
      const name = nameOf(c)
      return name !== null && wasCounted(name) ? next() : limit(c, next)
    }),
  }
}
