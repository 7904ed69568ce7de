/** The month by category: a ring, and beside it each one's count, amount and share. */
import { useSignals } from '@preact/signals-react/runtime'
import { paletteSlot } from '../../../shared/domain/category.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/dashboard.ts'
import { CategoryShares } from '../../widgets/category-shares.tsx'
import { Doughnut } from '../../widgets/doughnut.tsx'
import { RING_CHARACTERS, useAmounts } from '../use-amounts.ts'
import styles from './breakdown.module.css'

export function Breakdown({ figures }: { readonly figures: Dashboard }) {
  useSignals()
  const amounts = useAmounts()
  const { breakdown, monthSpend } = figures
  const { shares, total, currency } = totalsIn({ totals: monthSpend, breakdown }, amounts.currency)
  return (
    <section className={styles.card} aria-labelledby="breakdown">
      <h2 id="breakdown">{t('dashboard.breakdown')}</h2>
      <div className={styles.split}>
        <Doughnut
          label={t('dashboard.chartLabel')}
          slices={shares.map(({ category, amount, percent }) => ({
            key: category,
            value: Number(amount),
            slot: paletteSlot(category),
            text: `${categoryName(category)}: ${amounts.exact(amount)} (${formatPercent(percent)})`,
          }))}
          whole={Number(total)}
          caption={t('dashboard.centre')}
          total={amounts.within(total, RING_CHARACTERS)}
          totalInFull={amounts.exact(total)}
        />
        <CategoryShares shares={shares} currency={currency} />
      </div>
    </section>
  )
}
