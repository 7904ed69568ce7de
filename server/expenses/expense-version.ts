/** Edit conflicts: a change based on an older version is refused, and the client gets both versions. */
import type { Context } from 'hono'
import { IF_MATCH_HEADER, versionTag } from '../../shared/wire/expense-version.ts'
import { Problem } from '../http/problem.ts'
import { type ExpenseRow, toWire } from './expense-row.ts'

/** A version that no expense has. */
const NO_VERSION = 0

/**
 * The version in `If-Match`: null without the header, or for `*`. An unknown tag, a weak one or several match
 * no version (RFC 9110 §13.1.1).
 */
export function versionSeen(c: Context): number | null {
  const tags = c.req.header(IF_MATCH_HEADER)?.trim()
  if (tags === undefined || tags === '*') return null
  return Number(/^"(\d{1,9})"$/.exec(tags)?.[1] ?? NO_VERSION)
}

export function etagOf({ version }: Pick<ExpenseRow, 'version'>): { readonly ETag: string } {
  return { ETag: versionTag(version) }
}

/** 409 with the stored expense and, for a change, the requested one. */
export function expenseChanged(current: ExpenseRow, yours: ExpenseRow | null): Problem {
  const conflict = { current: toWire(current), yours: yours && toWire(yours) }
  return new Problem(409, 'expenseChanged', { body: { conflict }, headers: etagOf(current) })
}
