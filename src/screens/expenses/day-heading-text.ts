/** A day as the heading of what was spent on it. */
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { dayOfWeekName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'

/** `Today`, `Yesterday`, `Sat, 21 November`; with its year where that is not this one. */
export function dayHeading(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return t('expenses.today')
  if (day === addDays(today, -1)) return t('expenses.yesterday')
  return dayOfWeekName(day, today.slice(0, 4))
}
