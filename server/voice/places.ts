/**
 * How many requests with sound the server has in hand, from before their bytes are read until they are answered: what
 * each of them brings is held in memory, more than once while it is sent on.
 */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { whenAnswered } from '../http/when-answered.ts'
import { voiceBusy } from './voice-busy.ts'

export interface Places {
  /** For whoever asks. */
  readonly all: number
  /** Beyond `all`, for accounts that have none: eight that take all they can leave the ninth a place. */
  readonly reserve: number
  /** What one account can have where accounts are limited: no one keeps the others out. */
  readonly anAccount: number
}

/**
 * Recordings: 80 of 4 MB each, the reserve's with them, and two copies of the 16 that are sent on, some 450 MB. A phone
 * sends one at a time: an account with eight has as many devices or tabs at it.
 */
export const UPLOAD_PLACES: Places = { all: 64, reserve: 16, anAccount: 8 }

/**
 * Behind `authenticate`, and before what reads a body of no stated length. 503 with Retry-After where no place is left,
 * of which `onRefused` is told.
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
