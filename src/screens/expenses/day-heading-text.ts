/** A day as the heading of what was spent on it. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { LOCALES } from '../../i18n/dates.ts'
import { language } from '../../i18n/translate.ts'
import { nearDay } from '../day-text.ts'

/** Cache by locale and fields: creating one takes longer than rendering the heading. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** `Today`, `Yesterday`, `Sat, November 21`, in Indonesian `Sab, 21 November`; with its year where that is not this one. */
export function dayHeading(day: CalendarDate, today: CalendarDate): string {
  const near = nearDay(day, today)
  if (near !== null) return near
  const instant = new Date(`${day}T00:00:00Z`)
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  return `${part(instant, { weekday: 'short' })}, ${part(instant, { day: 'numeric', month: 'long', ...year })}`
}

function part(instant: Date, shape: Intl.DateTimeFormatOptions): string {
  const locale = LOCALES[language.value]
  const key = locale + Object.keys(shape)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...shape })
  formats.set(key, format)
  return format.format(instant)
}
