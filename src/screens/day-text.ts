/** The day of an expense that stands in a list, in words. */
import { addDays, type CalendarDate } from '../../shared/domain/calendar-date.ts'
import { dayName } from '../i18n/dates.ts'
import { t } from '../i18n/translate.ts'

/** `Today`, `Yesterday`, else `20 Nov 2026`. */
export function dayText(day: CalendarDate, today: CalendarDate): string {
  return nearDay(day, today) ?? dayName(day)
}

/** `Today` or `Yesterday`; null for any other day. */
export function nearDay(day: CalendarDate, today: CalendarDate): string | null {
  if (day === today) return t('days.today')
  return day === addDays(today, -1) ? t('days.yesterday') : null
}
