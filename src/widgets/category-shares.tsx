/** Categories with their count, amount and share of the whole as a bar. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CSSProperties } from 'react'
import { paletteSlot } from '../../shared/domain/category.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { formatMoney } from '../../shared/domain/money.ts'
import type { CategoryShare } from '../../shared/domain/shares.ts'
import { formatPercent } from '../i18n/numbers.ts'
import { categoryName, t } from '../i18n/translate.ts'
import { CategoryDot } from './category-icon.tsx'
import styles from './category-shares.module.css'
import { PageLink } from './page-link.tsx'

export interface CategorySharesProps {
  readonly shares: readonly CategoryShare[]
  /** Of the amounts. */
  readonly currency: Currency
  /** Where the category's expenses are; without it nothing is a link. */
  readonly addressOf?: (category: string) => string
}

export function CategoryShares({ shares, currency, addressOf }: CategorySharesProps) {
  useSignals()
  return (
    <ul>
      {shares.map(({ category, amount, count, percent }) => (
        <li key={category} className={styles.row} data-slot={paletteSlot(category)}>
          <CategoryDot category={category} />
          <span className={styles.name}>
            {addressOf ? (
              <PageLink href={addressOf(category)}>{categoryName(category)}</PageLink>
            ) : (
              categoryName(category)
            )}{' '}
            <span className={styles.count}>{t('dashboard.breakdownCount', { count })}</span>
          </span>
          <span className={styles.amount}>{formatMoney(amount, currency)}</span>
          <span className={styles.share}>
            <span className={styles.bar} style={{ '--share': percent } as CSSProperties} />
            <span className={styles.percent}>{formatPercent(percent)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
