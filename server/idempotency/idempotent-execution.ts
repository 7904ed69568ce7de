/** Executes work once per key, across repeated requests and several servers. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { KeyedRequest } from './idempotency-key.ts'
import { claim, record, release, renew, type StoredAnswer, stateOf } from './records.ts'

/** How long a key stays blocked after its server has crashed, in milliseconds. */
export const CLAIM_LEASE_MS = 15_000
/** Renewals per lease; when all fail, another server takes over. */
const RENEWALS_A_LEASE = 3
/** Below the client's time-out of 90 s for an upload, so that it gets an answer about one under way. */
const LONGEST_WAIT_MS = 80_000
const FIRST_LOOK_MS = 25
const SLOWEST_LOOK_MS = 1_000
const RETRY_AFTER_S = '5'

export interface ExecutionContext {
  readonly db: Database
  /** Null for a request without a key, which is executed each time. */
  readonly keyed: KeyedRequest | null
  readonly now: Date
  /** Aborted when the client hangs up, which ends the wait. */
  readonly signal: AbortSignal
}

/** Saves and answers within the transaction `tx`. */
export type Save = (tx: Database) => Promise<StoredAnswer>
/** Runs `save` and stores its answer in the same transaction. */
export type Settle = (save: Save) => Promise<StoredAnswer>

/** For quick work: two concurrent requests may both run it, and the second one is rolled back. */
export async function saveIdempotently(context: ExecutionContext, save: Save): Promise<StoredAnswer> {
  const { db, keyed } = context
  if (keyed === null) return db.transaction(save)
  return firstAnswer(context, keyed, () => settle(context, keyed, randomUUID(), save))
}

/**
 * For long or expensive work: no other server starts it while it is under way here. `work` calls `settle`
 * once, at its end; an error, or an answer without `settle`, is not stored and frees the key. No transaction
 * is open meanwhile.
 */
export async function executeIdempotently(
  context: ExecutionContext,
  leaseMs: number,
  work: (settle: Settle) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { db, keyed, now } = context
  if (keyed === null) return work(save => db.transaction(save))
  return firstAnswer(context, keyed, async () => {
    const holder = randomUUID()
    if (!(await claim(db, keyed, holder, leaseMs, now))) throw new OvertakenError()
    // A failed renewal is made up for by the next; when all fail, `settle` finds the key taken.
    const renewing = setInterval(
      () => renew(db, keyed, holder, leaseMs).catch(() => {}),
      leaseMs / RENEWALS_A_LEASE,
    )
    let settled = false
    try {
      return await work(async save => {
        const answer = await settle(context, keyed, holder, save)
        settled = true
        return answer
      })
    } finally {
      clearInterval(renewing)
      // If the database has failed, the lease expires.
      if (!settled) await release(db, keyed, holder).catch(() => {})
    }
  })
}

/** Another request has taken the key. */
class OvertakenError extends Error {
  override name = 'OvertakenError'
}

async function settle(
  { db, now }: ExecutionContext,
  keyed: KeyedRequest,
  holder: string,
  save: Save,
): Promise<StoredAnswer> {
  return db.transaction(async tx => {
    const answer = await save(tx)
    if (!(await record(tx, keyed, holder, answer, now))) throw new OvertakenError()
    return answer
  })
}

/** The stored answer, or one that arrives during the wait, or that of `make` as soon as the key is free. */
async function firstAnswer(
  { db, signal }: ExecutionContext,
  keyed: KeyedRequest,
  make: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const deadline = performance.now() + LONGEST_WAIT_MS
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(2 * wait, SLOWEST_LOOK_MS)) {
    const state = await stateOf(db, keyed)
    if (state.kind === 'answered') return state.answer
    if (state.kind === 'taken') throw new Problem(422, 'idempotencyKeyTaken')
    if (state.kind === 'free') {
      try {
        return await make()
      } catch (error) {
        if (!(error instanceof OvertakenError)) throw error
        continue
      }
    }
    if (performance.now() > deadline)
      throw new Problem(409, 'stillUnderWay', { headers: { 'Retry-After': RETRY_AFTER_S } })
    await pause(wait, undefined, { signal })
  }
}
