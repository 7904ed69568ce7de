/** The last answers of the backend, kept for a visit without a network. Free of the DOM. */
import * as v from 'valibot'

export interface KeptAnswer {
  readonly body: unknown
  /** When it came, in milliseconds since the epoch. */
  readonly at: number
}

/** Keeps answers under names, apart for each account. */
export interface AnswerKeeper {
  /** Of the account signed in now. */
  read(name: string): KeptAnswer | null
  /** Keeps for the account signed in now, later too, unless it has left by then; undefined forgets. */
  keeper(): (name: string, body: unknown) => void
}

/** What was known when it came. */
export interface Known<T> {
  readonly value: T
  /** In milliseconds since the epoch. */
  readonly at: number
}

/** Null where nothing is kept, or where it is of a shape that this version does not know. */
export function recall<S extends v.GenericSchema>(
  kept: AnswerKeeper,
  name: string,
  answer: S,
): Known<v.InferOutput<S>> | null {
  const found = kept.read(name)
  if (!found) return null
  const parsed = v.safeParse(answer, found.body)
  return parsed.success ? { value: parsed.output, at: found.at } : null
}
