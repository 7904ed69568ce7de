/** Notable figures of this month, with advice. */
import { useSignals } from '@preact/signals-react/runtime'
import { dayOfMonth } from '../../../shared/domain/calendar-date.ts'
import { averageOf } from '../../../shared/domain/totals.ts'
import { categoryTrends, monthlyChange } from '../../../shared/domain/trends.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { categoryName, type TextKey, t } from '../../i18n/translate.ts'
import { Change } from '../../widgets/change.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import styles from './analytics.module.css'
import { comparedWith } from './compared-with.ts'
import type { Comparison } from './comparison.ts'

const TIPS = ['Biggest', 'Small', 'Limit'] as const

export function Insights(comparison: Comparison) {
  useSignals()
  const { today } = useStores()
  const amounts = useAmounts()
  const { now, before } = comparison
  const [biggest] = categoryTrends(now, before, 1)
  const change = monthlyChange(now, before)
  const unknown = !now.loaded && t('analytics.notLoaded')
  return (
    <div className={`${styles.panel} ${styles.insights}`}>
      <section className={styles.card}>
        <h2>{t('analytics.biggestCategory')}</h2>
        <p className={styles.figure}>{biggest ? categoryName(biggest.category) : t('common.none')}</p>
        <p className={styles.muted}>
          {biggest
            ? t('analytics.share', {
                amount: amounts.exact(biggest.amount),
                percent: formatPercent(biggest.percent),
              })
            : unknown || t('analytics.noCategories')}
        </p>
      </section>
      <section className={styles.card}>
        <h2>{t('analytics.averagePerDay')}</h2>
        <p className={styles.figure}>{amounts.exact(averageOf(now.total, dayOfMonth(today())))}</p>
        <p className={styles.muted}>{unknown || t('analytics.soFar')}</p>
      </section>
      <section className={styles.card}>
        <h2>{t(changeTitle(change))}</h2>
        <p className={styles.figure}>
          <Change percent={change} />
        </p>
        <p className={styles.muted}>{comparedWith(comparison)}</p>
      </section>
      <section className={styles.card}>
        <h2>{t('analytics.recommendations')}</h2>
        <ul className={styles.tips}>
          {TIPS.map(tip => (
            <li key={tip}>
              <h3>{t(`analytics.tip${tip}Title`)}</h3>
              <p className={styles.muted}>{t(`analytics.tip${tip}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function changeTitle(change: number | null): TextKey {
  if (change === null || change === 0) return 'analytics.unchanged'
  return change > 0 ? 'analytics.increased' : 'analytics.decreased'
}
