/** The last answers of the backend, stored for a visit without a network. Free of the DOM. */
import * as v from 'valibot'

export interface StoredBody {
  readonly body: unknown
  /** When it came, in milliseconds since the epoch. */
  readonly at: number
}

/** Stores answers under names, separately for each account. */
export interface ResponseCache {
  /** Of the account signed in now. */
  read(name: string): StoredBody | null
  /**
   * Returns a function that stores answers for the account signed in now, and drops them once another one is
   * signed in. An undefined body deletes the entry.
   */
  writer(): (name: string, body: unknown) => void
}

export interface CachedResponse<T> {
  readonly value: T
  /** When it came, in milliseconds since the epoch. */
  readonly at: number
}

/** Null where nothing is stored under the name, or where it has a shape that this version does not know. */
export function readCached<S extends v.GenericSchema>(
  cache: ResponseCache,
  name: string,
  answer: S,
): CachedResponse<v.InferOutput<S>> | null {
  const found = cache.read(name)
  if (!found) return null
  const parsed = v.safeParse(answer, found.body)
  return parsed.success ? { value: parsed.output, at: found.at } : null
}
