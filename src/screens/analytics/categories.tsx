/** The six largest categories of the month: a ring, and each with its count, amount and trend. */
import { useSignals } from '@preact/signals-react/runtime'
import { paletteSlot } from '../../../shared/domain/category.ts'
import { categoryTrends, otherCategories } from '../../../shared/domain/trends.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import { CategoryDot } from '../../widgets/category-icon.tsx'
import { Change } from '../../widgets/change.tsx'
import { Doughnut, type Slice } from '../../widgets/doughnut.tsx'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { RING_CHARACTERS, useAmounts } from '../use-amounts.ts'
import styles from './analytics.module.css'
import categories from './categories.module.css'
import { comparedWith } from './compared-with.ts'
import type { Comparison } from './comparison.ts'

/** How many categories are shown (specification §9). */
const TOP = 6

export function Categories(comparison: Comparison) {
  useSignals()
  const { now, before } = comparison
  const amounts = useAmounts()
  const top = categoryTrends(now, before, TOP)
  if (top.length === 0)
    return <EmptyNote text={t(now.loaded ? 'analytics.noCategories' : 'analytics.notLoaded')} />
  const others = otherCategories(now, TOP)
  const slices: Slice[] = top.map(({ category, amount, percent }) => ({
    key: category,
    value: Number(amount),
    slot: paletteSlot(category),
    text: `${categoryName(category)}: ${amounts.exact(amount)} (${formatPercent(percent)})`,
  }))
  if (others) {
    const text = `${t('analytics.otherCategories')}: ${amounts.exact(others.amount)} (${formatPercent(others.percent)})`
    slices.push({ key: 'others', value: Number(others.amount), slot: null, text })
  }
  return (
    <section className={`${styles.card} ${categories.categories}`} aria-labelledby="top">
      <h2 id="top">{t('analytics.topCategories')}</h2>
      <p className={styles.muted}>{comparedWith(comparison)}</p>
      <div className={categories.split}>
        <Doughnut
          label={t('dashboard.chartLabel')}
          slices={slices}
          whole={Number(now.total)}
          caption={t('dashboard.centre')}
          total={amounts.within(now.total, RING_CHARACTERS)}
          totalInFull={amounts.exact(now.total)}
        />
        <div className={categories.list}>
          <ul>
            {top.map(({ category, amount, count, change }) => (
              <li key={category} className={categories.row}>
                <CategoryDot category={category} />
                <span className={categories.name}>
                  {categoryName(category)}{' '}
                  <span className={styles.muted}>{t('dashboard.breakdownCount', { count })}</span>
                </span>
                <span className={categories.amount}>{amounts.exact(amount)}</span>
                <span className={categories.trend}>
                  <Change percent={before.loaded ? change : null} />
                  {!before.loaded && <span className={styles.muted}>{t('analytics.notLoaded')}</span>}
                </span>
              </li>
            ))}
          </ul>
          {others && (
            <p className={`${categories.row} ${categories.others}`}>
              <span className={categories.othersDot} aria-hidden="true" />
              <span className={categories.name}>
                {t('analytics.otherCategories')}{' '}
                <span className={styles.muted}>{t('dashboard.breakdownCount', { count: others.count })}</span>
              </span>
              <span className={categories.amount}>{amounts.exact(others.amount)}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
