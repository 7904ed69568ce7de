/** Answers about expenses as a whole: sums, what a question comes to, what is usual. */
import * as v from 'valibot'
import { MAX_ANSWERED } from '../spending-question.ts'
import { expenseAnswer } from './expenses.ts'
import { count, day, nextCursor, totalsAnswer } from './fields.ts'

/** How many match, and their sum. */
export const matchesAnswer = v.strictObject({ total_expenses: count, totals: totalsAnswer })

/** The figures for a question, with the largest or the latest expenses. */
export const spendingAnswer = v.strictObject({
  ...matchesAnswer.entries,
  expenses: v.pipe(v.array(expenseAnswer), v.maxLength(MAX_ANSWERED)),
})

/** An expense that may be entered again, on another day. */
const usualAnswer = v.omit(expenseAnswer, ['id', 'date', 'created_at', 'version', 'recurring_id'])
export type UsualAnswer = v.InferOutput<typeof usualAnswer>
/** The most usual first. */
export const usualListAnswer = v.strictObject({ usual: v.array(usualAnswer) })

/** `amount` in IDR, rounded to a JSON number. */
export const categoryTotalAnswer = v.strictObject({
  category: v.string(),
  amount: v.number(),
  count,
  totals: totalsAnswer,
})

/** `…_spend` in IDR, rounded to a JSON number. */
export const dashboardAnswer = v.strictObject({
  current_month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  month_spend: v.number(),
  month_totals: totalsAnswer,
  week_spend: v.number(),
  week_totals: totalsAnswer,
  today_spend: v.number(),
  today_totals: totalsAnswer,
  /** The same days of the month before, both inclusive. */
  compared_with: v.strictObject({ from: day, to: day, totals: totalsAnswer }),
  category_breakdown: v.array(categoryTotalAnswer),
  recent_expenses: v.array(expenseAnswer),
})

export const trendsAnswer = v.strictObject({
  /** Twelve, oldest first, the current one last. */
  months: v.array(
    v.strictObject({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), totals: totalsAnswer, count }),
  ),
  /** Those of the current month that have expenses, in order. */
  days: v.array(v.strictObject({ date: day, totals: totalsAnswer, count })),
  /** The same days of the previous month, both inclusive. */
  compared_with: v.strictObject({
    from: day,
    to: day,
    totals: totalsAnswer,
    category_breakdown: v.array(categoryTotalAnswer),
  }),
})

/** Sums of all, `totalSpend` in IDR; `expenses` are the first of `total_expenses`. */
export const periodAnswer = v.strictObject({
  totalSpend: v.number(),
  totals: totalsAnswer,
  categoryBreakdown: v.array(categoryTotalAnswer),
  expenses: v.array(expenseAnswer),
  total_expenses: count,
  next_cursor: nextCursor,
})
