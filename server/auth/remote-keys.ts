/**
 * A cached remote key set (RFC 7517). jose's own cache discards good keys when a fetch fails, and after any
 * unknown key id does not fetch again for half a minute.
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { boundedText } from '../http/bounded-text.ts'
import { withinTime } from '../http/within-time.ts'

/** Keys older than this are fetched again, and used meanwhile. */
const FRESH_MS = 10 * 60_000
/** Longest validity of a withdrawn key. */
const LAST_GOOD_MS = 24 * 3_600_000
/**
 * Least interval between the starts of two fetches, for all callers together: for an unknown key, and for old
 * keys.
 */
const MISSING_EVERY_MS = 1_000
const OLD_EVERY_MS = 30_000
const TIMEOUT_MS = 5_000
/** Room for a dozen keys. */
const MAX_BYTES = 64 * 1024

export interface RemoteKeysOptions {
  /** Milliseconds that never go back. */
  readonly uptimeMs: () => number
  readonly fetch?: typeof fetch
}

interface Fetched {
  readonly find: JWTVerifyGetKey
  readonly at: number
}

/**
 * Finds the key that signed a token. An unknown key id waits for a fetch that begins after the request,
 * shared by all waiting requests: at most 1 s and the fetch. Rejects with JWKSNoMatchingKey where it is still
 * unknown; with another error where the set could not be read.
 */
export function remoteKeys(
  url: string,
  { uptimeMs, fetch: send = fetch }: RemoteKeysOptions,
): JWTVerifyGetKey {
  let last: Fetched | null = null
  let startedAt = Number.NEGATIVE_INFINITY
  /** The next fetch, which has not begun yet. */
  let next: Promise<Fetched> | null = null

  async function look(): Promise<Fetched> {
    const at = uptimeMs()
    startedAt = at
    const keys = await withinTime(TIMEOUT_MS, NEVER, signal => fetchKeys(send, url, signal))
    const fetched = { find: createLocalJWKSet(keys), at }
    // A later fetch may have been answered earlier.
    if (!last || last.at < at) last = fetched
    return fetched
  }

  function lookSoon(): Promise<Fetched> {
    next ??= delay(startedAt + MISSING_EVERY_MS - uptimeMs()).then(() => {
      next = null
      return look()
    })
    return next
  }

  function lookWhereOld({ at }: Fetched): void {
    const now = uptimeMs()
    if (now - at < FRESH_MS || now - startedAt < OLD_EVERY_MS) return
    // The result is used for the next token.
    look().catch(() => undefined)
  }

  return async (header, token) => {
    if (last && uptimeMs() - last.at < LAST_GOOD_MS) {
      lookWhereOld(last)
      try {
        return await last.find(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      }
    }
    const { find } = await lookSoon()
    return find(header, token)
  }
}

async function fetchKeys(send: typeof fetch, url: string, signal: AbortSignal): Promise<JSONWebKeySet> {
  const response = await send(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`The keys are answered with ${response.status}`)
  }
  const text = await boundedText(response, MAX_BYTES)
  if (text === null) throw new Error('The keys are too many')
  const found: unknown = JSON.parse(text)
  if (!isKeySet(found)) throw new Error('No keys are in the answer')
  return found
}

/** A set without keys would sign all users out. `createLocalJWKSet` checks the keys themselves. */
function isKeySet(found: unknown): found is JSONWebKeySet {
  return (
    typeof found === 'object' &&
    found !== null &&
    'keys' in found &&
    Array.isArray(found.keys) &&
    found.keys.length > 0
  )
}

const NEVER = new AbortController().signal

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise(resolve => setTimeout(resolve, ms)) : Promise.resolve()
}
