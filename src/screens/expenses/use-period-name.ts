import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'

/** `November 2026`, or that it is today or this week. */
export function usePeriodName(): string {
  const { periodDetail } = useStores()
  switch (periodDetail.period.value) {
    case 'today':
      return t('expenses.today')
    case 'week':
      return t('expenses.thisWeek')
    case 'month':
      return monthName(periodDetail.month())
  }
}
