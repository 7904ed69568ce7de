/** The rows of a typed sentence, one an expense. */
import type { ReactNode } from 'react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ExtractedItem, UnpricedExpense } from '../../../shared/domain/extraction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import type { PaymentMethod } from '../../../shared/domain/payment-method.ts'
import type { Recalled } from '../../../shared/domain/phrase-memory.ts'
import { dayName } from '../../i18n/dates.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { dayText } from '../day-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './sentence-preview.module.css'

export interface SentenceRowsProps {
  readonly items?: readonly ExtractedItem[]
  readonly unpriced: readonly UnpricedExpense[]
}

export function SentenceRows({ items = [], unpriced }: SentenceRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is all that names an item
        <Row key={index} {...item}>
          <span className={styles.amount}>{formatMoney(item.amount, item.currency)}</span>
        </Row>
      ))}
      {unpriced.map((said, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Row key={index} {...said}>
          <span className={styles.asked}>{t('sentence.howMuch')}</span>
        </Row>
      ))}
    </ul>
  )
}

interface RowProps extends Pick<UnpricedExpense, 'description' | 'category'> {
  readonly date: CalendarDate
  readonly paymentMethod?: PaymentMethod | null
  readonly recalled?: Recalled | undefined
  /** At the row's end. */
  readonly children: ReactNode
}

function Row({ description, category, date, paymentMethod, recalled, children }: RowProps) {
  const { today } = useStores()
  return (
    <li className={styles.row}>
      <CategoryIcon category={category} />
      <span className={styles.what}>
        <span className={styles.description}>{description}</span>
        <span className={styles.meta}>
          {categoryName(category)}
          {date !== today() && ` · ${dayText(date, today())}`}
          {paymentMethod && ` · ${paymentName(paymentMethod)}`}
          {recalled && ` · ${t('receipt.recalled', { day: dayName(recalled.on) })}`}
        </span>
      </span>
      {children}
    </li>
  )
}
