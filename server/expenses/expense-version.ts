/** Two who change the same expense: whoever saw an older version is told of both, and overwrites nothing unseen. */
import type { Context } from 'hono'
import { IF_MATCH_HEADER, versionTag } from '../../shared/wire/expense-version.ts'
import { Problem } from '../http/problem.ts'
import { type ExpenseRow, toWire } from './expense-row.ts'

/** No expense has it. */
const NO_VERSION = 0

/**
 * The version that the caller saw: null where it does not say, or says `*`. A tag that is none of ours, a weak one or
 * several fit no version (RFC 9110 §13.1.1).
 */
export function versionSeen(c: Context): number | null {
  const tags = c.req.header(IF_MATCH_HEADER)?.trim()
  if (tags === undefined || tags === '*') return null
  return Number(/^"(\d{1,9})"$/.exec(tags)?.[1] ?? NO_VERSION)
}

export function etagOf({ version }: Pick<ExpenseRow, 'version'>): { readonly ETag: string } {
  return { ETag: versionTag(version) }
}

/** 409 with what is stored and, of a change, what it would have become. */
export function expenseChanged(current: ExpenseRow, yours: ExpenseRow | null): Problem {
  const conflict = { current: toWire(current), yours: yours && toWire(yours) }
  return new Problem(409, 'expenseChanged', { body: { conflict }, headers: etagOf(current) })
}
