/** Which version of an expense somebody saw, and what is answered where it is no longer the latest. */
import * as v from 'valibot'
import { expenseOutput } from './expense.ts'

/** On PUT and DELETE of an expense: refused with 409 unless it is still of that version. */
export const IF_MATCH_HEADER = 'If-Match'

/** As an entity tag. */
export function versionTag(version: number): string {
  return `"${version}"`
}

/** The body of that 409, of which the sender knows its own part. */
export const conflictOutput = v.pipe(
  v.object({ conflict: v.object({ current: expenseOutput }) }),
  v.transform(({ conflict }) => conflict.current),
)
