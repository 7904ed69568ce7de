/** Sum, number and categories of the expenses; the categories are collapsed on a phone, to show the list. */
import { useSignals } from '@preact/signals-react/runtime'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { t } from '../../i18n/translate.ts'
import type { PeriodStats } from '../../stores/expenses/period-detail.ts'
import { CategoryShares } from '../../widgets/category-shares.tsx'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { expensesAddress } from '../expenses-address.ts'
import { useStores } from '../use-stores.ts'
import styles from './summary.module.css'

/** Longest sum, in characters, that has room for a button beside it on a phone. */
const BESIDE = 14

export function Summary({ figures }: { readonly figures: PeriodStats }) {
  useSignals()
  const { periodDetail, preferences } = useStores()
  const [isUnfolded, setUnfolded] = useState(false)
  const sharesId = useId()
  const currency = preferences.currency.value
  const { total, shares } = useMemo(() => totalsIn(figures, currency), [figures, currency])
  const sum = formatMoney(total, currency)
  const timeframe = periodDetail.period.value
  const shown = { timeframe, ...(timeframe === 'month' && { month: periodDetail.month() }) }
  return (
    <div className={styles.cards}>
      <div className={styles.figures} data-long={sum.length > BESIDE}>
        <dl className={styles.total} style={{ '--characters': sum.length } as CSSProperties}>
          <dt>{t('dashboard.totalSpent')}</dt>
          <dd>{sum}</dd>
        </dl>
        <div className={styles.side}>
          <dl className={styles.count}>
            <dt>{t('expenses.transactions')}</dt>
            <dd>{figures.count}</dd>
          </dl>
          {shares.length > 0 && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isUnfolded}
              aria-controls={sharesId}
              onClick={deferUntilPaint(() => setUnfolded(!isUnfolded))}
            >
              {t('expenses.byCategory')}
              <ChevronDown size={20} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
      {shares.length > 0 && (
        <section
          id={sharesId}
          className={styles.breakdown}
          data-unfolded={isUnfolded}
          aria-labelledby="period-breakdown"
        >
          <h2 id="period-breakdown">{t('dashboard.breakdown')}</h2>
          <CategoryShares
            shares={shares}
            currency={currency}
            addressOf={category => expensesAddress({ ...shown, category })}
          />
        </section>
      )}
    </div>
  )
}
