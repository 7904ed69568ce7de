import { rangeName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { usePeriodName } from './use-period-name.ts'

/** The name of the days that a search looks in: those chosen, all, or the period's. */
export function useSearchScope(): string {
  const { search } = useStores()
  const period = usePeriodName()
  if (!search.everywhere.value) return period
  const days = search.days.value
  return days ? rangeName(days) : t('expenses.inAll')
}
