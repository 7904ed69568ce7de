/**
 * Limits the requests with audio under way, from before their bytes are read until they are answered: each is
 * held in memory, more than once while it is sent on.
 */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { whenAnswered } from '../http/when-answered.ts'
import { voiceBusy } from './voice-busy.ts'

export interface Places {
  /** Open to every account. */
  readonly all: number
  /**
   * In addition to `all`, for accounts without a request under way: accounts that use up `all` cannot exclude
   * others.
   */
  readonly reserve: number
  /** Limit per account, where accounts are limited. */
  readonly anAccount: number
}

/**
 * Recordings: 80 of 4 MB each, including the reserve, and two copies of the 16 that are sent on, some 450 MB.
 * A phone sends one at a time, so eight per account allow as many devices or tabs.
 */
export const UPLOAD_PLACES: Places = { all: 64, reserve: 16, anAccount: 8 }

/**
 * After `authenticate`, and before any middleware that reads a body without a stated length. 503 with
 * Retry-After where no place is left, after a call of `onRefused`.
 */
export function limitPlaces(
  { all, reserve, anAccount }: Places,
  areAccountsLimited: boolean,
  onRefused: () => void = () => {},
) {
  const mostOfAccount = areAccountsLimited ? anAccount : all
  let taken = 0
  const takenBy = new Map<string, number>()
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.var.user
    const own = takenBy.get(id) ?? 0
    if (taken >= (own === 0 ? all + reserve : all) || own >= mostOfAccount) {
      onRefused()
      throw voiceBusy()
    }
    taken++
    takenBy.set(id, own + 1)
    const leave = () => {
      taken--
      const left = (takenBy.get(id) ?? 1) - 1
      if (left > 0) takenBy.set(id, left)
      else takenBy.delete(id)
    }
    await whenAnswered(c, next, leave)
  })
}
