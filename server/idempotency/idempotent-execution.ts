/** Work that is done once, however often and at however many servers it is asked for. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { KeyedRequest } from './idempotency-key.ts'
import { claim, record, release, renew, type StoredAnswer, stateOf } from './records.ts'

/** How long a key stays blocked after the server that worked on it has crashed, in milliseconds. */
export const CLAIM_LEASE_MS = 15_000
/** Renewals that may fail in a row before another server takes over. */
const RENEWALS_A_LEASE = 3
/** A client gives an upload 90 s: it shall hear of one that is still under way before that. */
const LONGEST_WAIT_MS = 80_000
const FIRST_LOOK_MS = 25
const SLOWEST_LOOK_MS = 1_000
const RETRY_AFTER_S = '5'

export interface ExecutionContext {
  readonly db: Database
  /** Null for a request without a key: it is done as often as it is sent. */
  readonly keyed: KeyedRequest | null
  readonly now: Date
  /** The caller's: one that has hung up waits no longer. */
  readonly signal: AbortSignal
}

/** Saves and answers in one transaction; `tx` is its. */
export type Save = (tx: Database) => Promise<StoredAnswer>
/** Runs `save`, and keeps its answer with it, all or nothing. */
export type Settle = (save: Save) => Promise<StoredAnswer>

/** For work that is quick, and that two requests at once may both begin: what the second has saved is rolled back. */
export async function saveIdempotently(context: ExecutionContext, save: Save): Promise<StoredAnswer> {
  const { db, keyed } = context
  if (keyed === null) return db.transaction(save)
  return firstAnswer(context, keyed, () => settle(context, keyed, randomUUID(), save))
}

/**
 * For work that lasts or costs: no other server begins it while it is under way here. `work` calls `settle` once, at its
 * end; what it throws, or answers without, is not kept, and frees the key. No transaction is open in the meantime.
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
    // One that fails is made up for by the next; when all do, `settle` finds the key taken.
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
      // Where the database is what failed, the lease ends by itself.
      if (!settled) await release(db, keyed, holder).catch(() => {})
    }
  })
}

/** Another request has the key. */
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

/** The answer that is there, or that comes while one waits, or `make`'s as soon as the key is free. */
async function firstAnswer(
  { db, signal }: ExecutionContext,
  keyed: KeyedRequest,
  make: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const patience = performance.now() + LONGEST_WAIT_MS
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
    if (performance.now() > patience)
      throw new Problem(409, 'stillUnderWay', { headers: { 'Retry-After': RETRY_AFTER_S } })
    await pause(wait, undefined, { signal })
  }
}
