/** The list of expenses that a question is about. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { monthOf, monthRange, periodRange } from '../../../shared/domain/period.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'

export function answerLink(question: SpendingQuestion, today: CalendarDate): string {
  const { period, category, words, payment } = question
  const query = new URLSearchParams(daysQuery(period, today))
  if (words !== null) query.set('q', words)
  if (category !== null) query.set('category', category)
  if (payment !== null) query.set('payment', payment)
  return `/expenses?${query}`
}

function daysQuery({ from, to }: SpendingQuestion['period'], today: CalendarDate): Record<string, string> {
  const is = (range: { readonly from: string; readonly to: string }) => range.from === from && range.to === to
  if (is(periodRange('today', today))) return { timeframe: 'today' }
  if (is(periodRange('week', today))) return { timeframe: 'week' }
  const month = monthOf(from)
  return is(monthRange(month)) ? { timeframe: 'month', month } : { from, to }
}
