/** What an answer says: its figure and the expenses behind it, or the sum as it was last known. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CSSProperties } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { knownTime } from '../../i18n/dates.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { KnownSum } from '../../stores/requests/known-sum.ts'
import type { AskedQuestion } from '../../stores/requests/spending-answers.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { dayText } from '../day-text.ts'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import styles from './requests.module.css'

export function Known({ known: { totals, at } }: { readonly known: KnownSum }) {
  useSignals()
  const { now } = useStores()
  const { currency, exact } = useAmounts()
  const head = exact(totals[currency])
  return (
    <>
      <p className={styles.figure} style={{ '--characters': head.length } as CSSProperties}>
        {head}
      </p>
      <p className={styles.beside}>
        {[
          t('offline.label'),
          ...(at === null ? [] : [t('offline.asOf', { time: knownTime(at, now().getTime()) })]),
        ].join(' · ')}
      </p>
    </>
  )
}

type Answered = Extract<AskedQuestion['result'], { kind: 'answered' }>

export function Figures({
  asked,
  answer,
}: {
  readonly asked: AskedQuestion
  readonly answer: Answered['answer']
}) {
  useSignals()
  const { today } = useStores()
  const { currency, exact } = useAmounts()
  const { what } = asked.question
  const { count, totals, expenses } = answer
  const [largest] = expenses
  const sum = exact(totals[currency])
  if (count === 0 || !largest) return <p className={styles.told}>{t('requests.nothing')}</p>
  const head =
    what === 'count'
      ? counted('requests.times', count)
      : what === 'largest'
        ? formatMoney(largest.amount, largest.currency)
        : sum
  const beside =
    what === 'largest' ? largest.description : what === 'count' ? sum : counted('requests.expenses', count)
  return (
    <>
      <p className={styles.figure} style={{ '--characters': head.length } as CSSProperties}>
        {head}
      </p>
      <p className={styles.beside}>{beside}</p>
      <ul className={styles.rows} aria-label={t(what === 'largest' ? 'requests.largest' : 'requests.latest')}>
        {expenses.map(expense => (
          <li key={expense.id} className={styles.row}>
            <CategoryIcon category={expense.category} />
            <span className={styles.name}>{expense.description}</span>
            <span className={styles.amount}>{formatMoney(expense.amount, expense.currency)}</span>
            <span className={styles.meta}>{dayText(expense.date, today())}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
