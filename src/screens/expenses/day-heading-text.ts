/** A day as the heading of what was spent on it. */
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { language, t } from '../../i18n/translate.ts'

/** `Today`, `Yesterday`, `Sat, 21 November`; with its year where that is not this one. */
export function dayHeading(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return t('expenses.today')
  if (day === addDays(today, -1)) return t('expenses.yesterday')
  const locale = language.value === 'id' ? 'id-ID' : 'en-GB'
  const instant = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleDateString(locale, { timeZone: 'UTC', ...options })
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  return `${part({ weekday: 'short' })}, ${part({ day: 'numeric', month: 'long', ...year })}`
}
