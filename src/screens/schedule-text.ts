import type { Schedule } from '../../shared/domain/recurring.ts'
import { weekdayName } from '../i18n/dates.ts'
import { t } from '../i18n/translate.ts'

/** `Every month on day 23`, `Every Monday`. */
export function scheduleText({ every, day }: Schedule): string {
  return every === 'month' ? t('repeat.month', { day }) : t('repeat.week', { weekday: weekdayName(day) })
}
