import { ZERO } from '../../../shared/domain/money.ts'
import { daysName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import type { Comparison } from './comparison.ts'

/** Text of what this month is compared with, or why it is not. */
export function comparedWith({ now, before, days }: Comparison): string {
  if (!now.loaded || !before.loaded) return t('analytics.notLoaded')
  const key = before.total === ZERO ? 'dashboard.nothingBefore' : 'analytics.comparedWith'
  return t(key, { days: daysName(days) })
}
