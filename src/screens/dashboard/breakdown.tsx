/** The month by category: a ring, and beside it each one's count, amount and share, a link to its expenses. */
import { useSignals } from '@preact/signals-react/runtime'
import { paletteSlot } from '../../../shared/domain/category.ts'
import { type CategoryShare, totalsIn } from '../../../shared/domain/shares.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import { CategoryDot } from '../../widgets/category-icon.tsx'
import { Doughnut } from '../../widgets/doughnut.tsx'
import { PageLink } from '../../widgets/page-link.tsx'
import { expensesAddress } from '../expenses-address.ts'
import { RING_CHARACTERS, useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import styles from './breakdown.module.css'
import { MonthFacts } from './month-facts.tsx'

/** Nothing while there are no figures. */
export function Breakdown() {
  useSignals()
  const { dashboard } = useStores()
  const amounts = useAmounts()
  const figures = dashboard.data.value
  if (!figures) return null
  const { breakdown, monthSpend } = figures
  const { shares, total } = totalsIn({ totals: monthSpend, breakdown }, amounts.currency)
  return (
    <section className={styles.card} aria-labelledby="breakdown">
      <h2 id="breakdown">{t('dashboard.breakdown')}</h2>
      <MonthFacts figures={figures} />
      {shares.length > 0 && (
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
          <ul>
            {shares.map((share, index) => (
              <li key={share.category}>
                <ShareLink share={share} amount={amounts.exact(share.amount)} isTop={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface ShareLinkProps {
  readonly share: CategoryShare
  readonly amount: string
  readonly isTop: boolean
}

function ShareLink({ share: { category, count, percent }, amount, isTop }: ShareLinkProps) {
  return (
    <PageLink className={styles.share} href={expensesAddress({ timeframe: 'month', category })}>
      {isTop && <span className={styles.top}>{t('dashboard.topCategory')}</span>}
      <CategoryDot category={category} />
      <span className={styles.name}>{categoryName(category)}</span>{' '}
      <span className={styles.figures}>
        <span className={styles.small}>{t('dashboard.breakdownCount', { count })}</span>{' '}
        <span className={styles.amount}>{amount}</span>
      </span>{' '}
      <span className={styles.percent}>{formatPercent(percent)}</span>
    </PageLink>
  )
}
