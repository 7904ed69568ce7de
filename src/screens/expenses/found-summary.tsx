/** Number and sum of the matches, and where was searched. */
import { useSignals } from '@preact/signals-react/runtime'
import { useMemo } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { sumIn } from '../../../shared/domain/totals.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { Found } from '../../stores/expenses/expense-search.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './found-summary.module.css'
import { usePeriodName } from './use-period-name.ts'
import { useSearchScope } from './use-search-scope.ts'

export function FoundSummary({ found }: { readonly found: Found }) {
  useSignals()
  const { preferences, search } = useStores()
  const currency = preferences.currency.value
  const { expenses, totals, count, nextCursor } = found
  /** Null until it is known. */
  const sum = useMemo(
    () => totals?.[currency] ?? (nextCursor === null ? sumIn(expenses, currency) : null),
    [expenses, totals, nextCursor, currency],
  )
  const everywhere = search.everywhere.value
  const period = usePeriodName()
  const scope = useSearchScope()
  return (
    <div className={styles.summary} aria-busy={!found.final}>
      <p role="status">
        {count === null
          ? t('expenses.foundMore', { count: expenses.length })
          : counted('expenses.found', count)}
        {!found.final && <span className="hearable">{t('expenses.searching')}</span>}
      </p>
      <strong>{sum === null ? '…' : formatMoney(sum, currency)}</strong>
      <div className={styles.scope}>
        <span>{scope}</span>
        <button type="button" onClick={deferUntilPaint(() => search.setEverywhere(!everywhere))}>
          {everywhere ? t('expenses.searchPeriod', { period }) : t('expenses.searchAll')}
        </button>
      </div>
    </div>
  )
}
