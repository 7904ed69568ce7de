/** What a voice upload leads to is written together with its answer, or not at all, and once for a key. */
import type { Database } from '../db/database.ts'
import { claimKey, findAnswer, forgetOldAnswers, type StoredAnswer } from './idempotency.ts'

export interface Caller {
  readonly userId: string
  /** Null where the upload carries none: then each is a first one. */
  readonly key: string | null
}

export interface Outcome {
  readonly answer: StoredAnswer
  readonly write: () => Promise<void>
}

/** `prepare` only reads; it and `write` are given the transaction. */
export async function answerOnce(
  db: Database,
  { userId, key }: Caller,
  now: Date,
  prepare: (tx: Database) => Promise<Outcome>,
): Promise<StoredAnswer> {
  const fresh = await db.transaction(async tx => {
    const { answer, write } = await prepare(tx)
    if (key && !(await claimKey(tx, userId, key, answer, now))) return null
    await write()
    await forgetOldAnswers(tx, now)
    return answer
  })
  if (fresh) return fresh
  const first = key && (await findAnswer(db, userId, key))
  if (first) return first
  throw new Error('A claimed idempotency key has no answer')
}
