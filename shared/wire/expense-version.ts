/** Which version of an expense a client has seen, and the answer where it is no longer the latest. */
import * as v from 'valibot'
import { expenseOutput } from './expense.ts'

/** On PUT and DELETE of an expense: 409 unless this is still its version. */
export const IF_MATCH_HEADER = 'If-Match'

/** As an entity tag. */
export function versionTag(version: number): string {
  return `"${version}"`
}

/** The body of that 409; `yours` is not read, as the client has it. */
export const conflictOutput = v.pipe(
  v.object({ conflict: v.object({ current: expenseOutput }) }),
  v.transform(({ conflict }) => conflict.current),
)
