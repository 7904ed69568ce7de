/** The last answers of the backend in local storage, of one account at a time. */
import type { ResponseCache, StoredBody } from '../../api/response-cache.ts'

const PREFIX = 'lastKnown:'
/** The most that is stored, in characters: a browser gives a site some five million. */
export const MAX_LENGTH = 1_000_000

export interface ResponseCacheDeps {
  readonly storage: Storage
  /** Of the account signed in now; null for none. */
  readonly userId: () => string | null
  readonly now: () => Date
}

export interface AccountResponseCache extends ResponseCache {
  /** Deletes the answers of every other account; null for all. */
  keepOnly(userId: string | null): void
}

export function createResponseCache({ storage, userId, now }: ResponseCacheDeps): AccountResponseCache {
  const prefixOf = (user: string) => `${PREFIX}${user}:`

  function keys(): string[] {
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    return all.filter(key => key?.startsWith(PREFIX) === true) as string[]
  }

  /** Lets the oldest go until `length` more characters fit. */
  function makeRoom(length: number): void {
    const kept = keys().map(key => ({ key, text: storage.getItem(key) ?? '' }))
    kept.sort((a, b) => momentOf(a.text) - momentOf(b.text))
    let total = kept.reduce((sum, { text }) => sum + text.length, length)
    for (const { key, text } of kept) {
      if (total <= MAX_LENGTH) return
      storage.removeItem(key)
      total -= text.length
    }
  }

  function write(key: string, body: unknown): void {
    storage.removeItem(key)
    if (body === undefined) return
    const text = `${now().getTime()} ${JSON.stringify(body)}`
    if (text.length > MAX_LENGTH) return
    makeRoom(text.length)
    storage.setItem(key, text)
  }

  return {
    read(name) {
      const user = userId()
      return user === null ? null : attempt(() => parse(storage.getItem(prefixOf(user) + name)))
    },
    writer() {
      const user = userId()
      return (name, body) => {
        if (user !== null && user === userId()) attempt(() => write(prefixOf(user) + name, body))
      }
    },
    keepOnly(user) {
      attempt(() => {
        for (const key of keys())
          if (user === null || !key.startsWith(prefixOf(user))) storage.removeItem(key)
      })
    },
  }
}

/** Null where storage is blocked, full or damaged: then nothing is known without a network. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    console.warn('nothing kept for later:', error instanceof Error ? error.name : 'unknown')
    return null
  }
}

function parse(text: string | null): StoredBody | null {
  return text === null ? null : { at: momentOf(text), body: JSON.parse(text.slice(text.indexOf(' '))) }
}

/** Each entry begins with when it came. */
function momentOf(text: string): number {
  return Number.parseInt(text, 10)
}
