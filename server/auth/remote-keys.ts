/**
 * A key set on another server (RFC 7517), kept for as long as it may be trusted. jose's own gives up good keys when they
 * cannot be fetched again, and after any unknown key id looks for no other for half a minute.
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { boundedText } from '../http/bounded-text.ts'
import { withinTime } from '../http/within-time.ts'

/** Fetched again beyond this age, while the keys that are there are used on. */
const FRESH_MS = 10 * 60_000
/** A key that was withdrawn is good for no longer than this. */
const LAST_GOOD_MS = 24 * 3_600_000
/** Between the beginnings of two fetches for a key that is not there, for all callers together, and of two of keys grown old. */
const MISSING_EVERY_MS = 1_000
const OLD_EVERY_MS = 30_000
const TIMEOUT_MS = 5_000
/** A dozen keys. */
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
 * Finds the key that signed a token. A key id that is not there waits for one look that begins after it was asked for,
 * shared by all that wait: at most 1 s and the fetch. Rejects with JWKSNoMatchingKey when it is not there either; with
 * another error when the set could not be read.
 */
export function remoteKeys(
  url: string,
  { uptimeMs, fetch: send = fetch }: RemoteKeysOptions,
): JWTVerifyGetKey {
  let last: Fetched | null = null
  let startedAt = Number.NEGATIVE_INFINITY
  /** The one that has not begun yet. */
  let next: Promise<Fetched> | null = null

  async function look(): Promise<Fetched> {
    const at = uptimeMs()
    startedAt = at
    const keys = await withinTime(TIMEOUT_MS, NEVER, signal => fetchKeys(send, url, signal))
    const fetched = { find: createLocalJWKSet(keys), at }
    // A later look may have been answered sooner.
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
    // What came of it is seen at the next token.
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

/** One without any key would sign everybody out. What the keys are is `createLocalJWKSet`'s to check. */
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
