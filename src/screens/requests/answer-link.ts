/** The list of expenses that a question is about. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { monthOf, monthRange, periodRange } from '../../../shared/domain/period.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'

/** Null where the list cannot show those days. */
export function answerLink(question: SpendingQuestion, today: CalendarDate): string | null {
  const { period, category, words, payment } = question
  const days = daysQuery(period, today)
  if (!days) return null
  const query = new URLSearchParams(days)
  if (words !== null) query.set('q', words)
  if (category !== null) query.set('category', category)
  if (payment !== null) query.set('payment', payment)
  return `/expenses?${query}`
}

function daysQuery(
  { from, to }: SpendingQuestion['period'],
  today: CalendarDate,
): Record<string, string> | null {
  const is = (range: { readonly from: string; readonly to: string }) => range.from === from && range.to === to
  if (is(periodRange('today', today))) return { timeframe: 'today' }
  if (is(periodRange('week', today))) return { timeframe: 'week' }
  const month = monthOf(from)
  return is(monthRange(month)) ? { timeframe: 'month', month } : null
}
