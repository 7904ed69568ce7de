/** The month by category: share of the whole, count, amount. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CSSProperties } from 'react'
import { convert } from '../../domain/exchange.ts'
import { formatMoney } from '../../domain/money.ts'
import { percentOf } from '../../domain/totals.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/dashboard.ts'
import { CategoryDot } from '../../widgets/category-icon.tsx'
import { useStores } from '../use-stores.ts'
import styles from './breakdown.module.css'

export function Breakdown({ figures }: { readonly figures: Dashboard }) {
  useSignals()
  const { preferences } = useStores()
  const currency = preferences.currency.value
  return (
    <section className={styles.card} aria-labelledby="breakdown">
      <h2 id="breakdown">{t('dashboard.breakdown')}</h2>
      <ul>
        {figures.breakdown.map(({ category, amount, count }) => {
          const percent = percentOf(amount, figures.monthSpend)
          return (
            <li key={category} className={styles.row}>
              <CategoryDot category={category} />
              <span className={styles.name}>
                {categoryName(category)}{' '}
                <span className={styles.count}>{t('dashboard.breakdownCount', { count })}</span>
              </span>
              <span className={styles.amount}>{formatMoney(convert(amount, 'IDR', currency), currency)}</span>
              <span className={styles.share}>
                <span className={styles.bar} style={{ '--share': percent } as CSSProperties} />
                <span className={styles.percent}>{formatPercent(percent)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
