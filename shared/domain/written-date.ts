/** Days as spreadsheets save them: 2026-11-18, 18/11/2026, 11/18/2026. */
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'

/** Which of two numbers that may both be a month comes first. */
export type DayOrder = 'dayFirst' | 'monthFirst'

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ])/
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=$|,? )/
const MONTHS = 12

/** The order that a day above 12 shows; null where there is none, or where they disagree. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set(texts.flatMap(text => ownOrder(text) ?? []))
  const [order] = orders
  return orders.size === 1 && order ? order : null
}

/** Null for no existing date. `otherwise` is the order of an ambiguous one. A time after it is ignored. */
export function readWrittenDate(text: string, otherwise: DayOrder): CalendarDate | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, second, last] = YEAR_LAST.exec(text) ?? []
  if (!first || !second || !last) return null
  const isDayFirst = (ownOrder(text) ?? otherwise) === 'dayFirst'
  return isDayFirst ? dayOf(last, second, first) : dayOf(last, first, second)
}

/** Whether the other order would give another day. */
export function isAmbiguous(text: string): boolean {
  return ownOrder(text) === null && readWrittenDate(text, 'dayFirst') !== readWrittenDate(text, 'monthFirst')
}

/** Null where both may be the month. */
function ownOrder(text: string): DayOrder | null {
  const [, first, second] = YEAR_LAST.exec(text) ?? []
  if (Number(first) > MONTHS) return 'dayFirst'
  return Number(second) > MONTHS ? 'monthFirst' : null
}

function dayOf(year: string, month: string, day: string): CalendarDate | null {
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
