/** The sum, how many expenses make it up, and on what they went. */
import { useSignals } from '@preact/signals-react/runtime'
import { type CSSProperties, useMemo } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { t } from '../../i18n/translate.ts'
import type { PeriodStats } from '../../stores/period-detail.ts'
import { CategoryShares } from '../../widgets/category-shares.tsx'
import { useStores } from '../use-stores.ts'
import styles from './summary.module.css'

export function Summary({ figures }: { readonly figures: PeriodStats }) {
  useSignals()
  const { preferences } = useStores()
  const currency = preferences.currency.value
  const { total, shares } = useMemo(() => totalsIn(figures, currency), [figures, currency])
  const sum = formatMoney(total, currency)
  return (
    <div className={styles.cards}>
      <dl className={styles.figures}>
        <div className={styles.total} style={{ '--characters': sum.length } as CSSProperties}>
          <dt>{t('dashboard.totalSpent')}</dt>
          <dd>{sum}</dd>
        </div>
        <div className={styles.count}>
          <dt>{t('expenses.transactions')}</dt>
          <dd>{figures.count}</dd>
        </div>
      </dl>
      {shares.length > 0 && (
        <section className={styles.breakdown} aria-labelledby="period-breakdown">
          <h2 id="period-breakdown">{t('dashboard.breakdown')}</h2>
          <CategoryShares shares={shares} currency={currency} />
        </section>
      )}
    </div>
  )
}
