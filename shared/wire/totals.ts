/** Sums and breakdowns: GET /dashboard/stats. In IDR, and in each currency where supported. */
import * as v from 'valibot'
import type { Currency } from '../domain/currency.ts'
import { convert } from '../domain/exchange.ts'
import { decimalText, type MinorSum, roundHalfAway, sumOfDecimal } from '../domain/money.ts'
import { type CategoryTotals, inEach, type PeriodFigures, type Totals } from '../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'
import { isoDay } from './fields.ts'

function decimal(currency: Currency) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): MinorSum => {
      const sum = sumOfDecimal(dataset.value, currency)
      if (sum !== null) return sum
      addIssue({ message: 'not a decimal number' })
      return NEVER
    }),
  )
}

export const idr = v.union([
  v.pipe(
    v.number(),
    v.finite(),
    v.transform(major => BigInt(roundHalfAway(major)) as MinorSum),
  ),
  decimal('IDR'),
])

export const exactTotals = v.object({ IDR: decimal('IDR'), USD: decimal('USD') })

/** Absent where the backend has sums in IDR only. */
export const totals = v.optional(exactTotals)

const categorySum = v.object({ category: v.string(), amount: idr, count: v.number(), totals })
export const breakdown = v.nullish(v.array(categorySum), [])
export const expenses = v.nullish(v.array(expenseOutput), [])

/** The totals, or else the IDR sum converted, which makes amounts in dollars half a percent larger. */
export function totalsFrom(told: Totals | undefined, inIdr: MinorSum): Totals {
  return told ?? inEach(currency => convert(inIdr, 'IDR', currency))
}

export function breakdownFrom(sums: v.InferOutput<typeof breakdown>): PeriodFigures['breakdown'] {
  return sums.map(
    ({ category, count, ...sum }): CategoryTotals => ({
      category,
      totals: totalsFrom(sum.totals, sum.amount),
      count,
    }),
  )
}

/** Wire form: decimals in text, as a JSON number is exact only up to 2^53. */
export function totalsToWire(totals: Totals) {
  return { IDR: decimalText(totals.IDR, 'IDR'), USD: decimalText(totals.USD, 'USD') }
}

export const dashboardOutput = enveloped(
  v.pipe(
    v.object({
      current_month: v.nullish(v.string(), ''),
      month_spend: idr,
      month_totals: totals,
      week_spend: idr,
      week_totals: totals,
      today_spend: idr,
      today_totals: totals,
      compared_with: v.nullish(v.object({ from: isoDay, to: isoDay, totals: exactTotals }), null),
      category_breakdown: breakdown,
      recent_expenses: expenses,
    }),
    v.transform(wire => ({
      /** The backend's label, for show: `2026-11` from ours. */
      currentMonth: wire.current_month,
      monthSpend: totalsFrom(wire.month_totals, wire.month_spend),
      weekSpend: totalsFrom(wire.week_totals, wire.week_spend),
      todaySpend: totalsFrom(wire.today_totals, wire.today_spend),
      /** The same days of the previous month; null where the backend does not send them. */
      comparedWith: wire.compared_with,
      breakdown: breakdownFrom(wire.category_breakdown),
      recent: wire.recent_expenses,
    })),
  ),
)
export type Dashboard = v.InferOutput<typeof dashboardOutput>
