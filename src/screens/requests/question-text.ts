/** What a question is about, in words: `This week · Food & Dining`. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type DateRange, monthOf, monthRange, periodRange } from '../../../shared/domain/period.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { monthName, rangeName } from '../../i18n/dates.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import { dayText } from '../day-text.ts'

export function questionText(question: SpendingQuestion, today: CalendarDate): string {
  const { category, words, payment } = question
  return [
    daysText(question.period, today),
    ...(category === null ? [] : [categoryName(category)]),
    ...(words === null ? [] : [`“${words}”`]),
    ...(payment === null ? [] : [paymentName(payment)]),
  ].join(' · ')
}

function daysText(range: DateRange, today: CalendarDate): string {
  const { from, to } = range
  if (from === to) return dayText(from, today)
  const week = periodRange('week', today)
  if (week.from === from && week.to === to) return t('requests.week')
  const month = monthOf(from)
  return monthRange(month).from === from && monthRange(month).to === to ? monthName(month) : rangeName(range)
}
