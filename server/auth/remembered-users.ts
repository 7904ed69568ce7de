/**
 * A cache of Firebase's users. At most one look-up is under way at a time, shared by all requests. A failed
 * one refuses no request: the last known answer stays valid.
 */
import type { Logger } from 'pino'
import { safeError } from '../http/safe-error.ts'
import { type FirebaseUser, type FirebaseUsers, MOST_FOUND } from './firebase-users.ts'

export type KnownUser =
  | { readonly kind: 'user'; readonly user: FirebaseUser }
  | { readonly kind: 'gone' }
  /** It has not been looked up successfully since the server started. */
  | { readonly kind: 'unknown' }

/**
 * An answer up to this age is used without a look-up; up to `GOOD_MS` it is used during a look-up; an older
 * one is not used.
 */
const FRESH_MS = 4 * 60_000
const GOOD_MS = 5 * 60_000
/** The same for a refusing answer, as the cause may have been corrected. */
const REFUSING_MS = 30_000
/** Pause after a failed look-up. */
const PAUSE_MS = 30_000
/** Beyond this, the least recently used one is dropped. */
const MOST_REMEMBERED = 50_000

export interface RememberedUsersOptions {
  /** Milliseconds that never go back. */
  readonly uptimeMs: () => number
  readonly log: Pick<Logger, 'warn'>
}

interface Remembered {
  readonly known: KnownUser
  /** When the look-up began. */
  readonly at: number
}

interface LookUp {
  readonly uids: Set<string>
  readonly done: Promise<void>
}

/** Never rejects. An answer is 5 minutes old at most, unless Firebase does not answer. */
export function rememberedUsers(
  find: FirebaseUsers['find'],
  { uptimeMs, log }: RememberedUsersOptions,
): (uid: string) => Promise<KnownUser> {
  /** Least recently used first. */
  const remembered = new Map<string, Remembered>()
  let underWay: Promise<void> = Promise.resolve()
  /** The next look-up, which has not begun yet. */
  let next: LookUp | null = null
  const pending = new Map<string, Promise<void>>()
  let pausedUntil = Number.NEGATIVE_INFINITY

  function remember(uid: string, what: Remembered): void {
    if (!remembered.delete(uid) && remembered.size >= MOST_REMEMBERED) {
      const [oldest] = remembered.keys()
      if (oldest !== undefined) remembered.delete(oldest)
    }
    remembered.set(uid, what)
  }

  async function look(uids: ReadonlySet<string>): Promise<void> {
    const at = uptimeMs()
    if (at < pausedUntil) return
    try {
      const found = await find([...uids])
      for (const uid of uids) {
        const user = found.get(uid)
        remember(uid, { known: user ? { kind: 'user', user } : { kind: 'gone' }, at })
      }
    } catch (error) {
      pausedUntil = uptimeMs() + PAUSE_MS
      log.warn(
        { error: safeError(error) },
        'Firebase users could not be looked up: no request is refused for it',
      )
    }
  }

  function begin(): LookUp {
    const uids = new Set<string>()
    const done = underWay.then(async () => {
      if (next?.uids === uids) next = null
      await look(uids)
      for (const uid of uids) pending.delete(uid)
    })
    underWay = done
    return { uids, done }
  }

  /** Resolves when it has ended, successfully or not. */
  function lookUp(uid: string): Promise<void> {
    const asked = pending.get(uid)
    if (asked) return asked
    if (next === null || next.uids.size >= MOST_FOUND) next = begin()
    next.uids.add(uid)
    pending.set(uid, next.done)
    return next.done
  }

  return async uid => {
    const last = remembered.get(uid)
    if (last) remember(uid, last)
    const age = last ? uptimeMs() - last.at : Number.POSITIVE_INFINITY
    if (last && age < (isRefusing(last.known) ? REFUSING_MS : FRESH_MS)) return last.known
    const done = lookUp(uid)
    // An active user never waits for a look-up.
    if (last && !isRefusing(last.known) && age < GOOD_MS) return last.known
    await done
    return remembered.get(uid)?.known ?? { kind: 'unknown' }
  }
}

function isRefusing(known: KnownUser): boolean {
  return known.kind === 'gone' || (known.kind === 'user' && known.user.isDisabled)
}
