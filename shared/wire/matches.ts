/** GET /expenses/totals. */
import * as v from 'valibot'
import type { Matches } from '../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { exactTotals } from './totals.ts'

export const matchesOutput = v.pipe(
  enveloped(v.object({ total_expenses: v.number(), totals: exactTotals })),
  v.transform(({ total_expenses: count, totals }): Matches => ({ count, totals })),
)
