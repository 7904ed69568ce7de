/** Whether the database answers in time and accepts writes. */
import { sql } from 'drizzle-orm'
import { withinTime } from '../http/within-time.ts'
import type { Database } from './database.ts'
import { assertWritable } from './write-probe.ts'

/** Shorter than the usual time-out of load balancers. */
const PATIENCE_MS = 2_000
const LOST_AFTER = 5
/** Least interval between test writes; in between the database only has to answer. */
const WRITE_EVERY_MS = 10_000

/** Rejects where the database is out of reach, and when `signal` is aborted. */
export type DatabaseProbe = (signal?: AbortSignal) => Promise<unknown>

/**
 * One query at a time, shared by all callers: probes of a stuck database must not use up its connections.
 * After `LOST_AFTER` time-outs a query counts as lost with its connection, and a new one is sent.
 * `patienceMs`: time-out of a query.
 */
export function databaseProbe(db: Database, patienceMs = PATIENCE_MS): DatabaseProbe {
  let underWay: Promise<unknown> | null = null
  let givenUp = 0
  let wroteAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    const now = performance.now()
    if (now - wroteAt < WRITE_EVERY_MS) return db.execute(sql`select 1`)
    await assertWritable(db)
    wroteAt = now
  }
  const ask = () => {
    const asked: Promise<unknown> = look().finally(() => {
      if (underWay === asked) underWay = null
    })
    givenUp = 0
    return asked
  }
  const share = (signal: AbortSignal) => {
    if (underWay === null || givenUp >= LOST_AFTER) underWay = ask()
    signal.addEventListener('abort', () => givenUp++, { once: true })
    return unlessAborted(underWay, signal)
  }
  return (signal = new AbortController().signal) => withinTime(patienceMs, signal, share)
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
