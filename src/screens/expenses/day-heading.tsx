/** A day, and what was spent on it. */
import { useSignals } from '@preact/signals-react/runtime'
import { memo, useMemo } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { sumIn } from '../../../shared/domain/totals.ts'
import { useStores } from '../use-stores.ts'
import styles from './day-heading.module.css'
import { dayHeading } from './day-heading-text.ts'
import type { ListedDay } from './listed-days.ts'

/** In CSS pixels, where its text has one line. */
export const HEADING_HEIGHT = 40

export const DayHeading = memo(function DayHeading({ day }: { readonly day: ListedDay }) {
  useSignals()
  const { preferences, today } = useStores()
  const currency = preferences.currency.value
  const { date, expenses, isWhole } = day
  const sum = useMemo(
    () => isWhole && formatMoney(sumIn(expenses, currency), currency),
    [expenses, isWhole, currency],
  )
  return (
    <div className={styles.day}>
      <h3>{dayHeading(date, today())}</h3>
      {sum !== false && <span>{sum}</span>}
    </div>
  )
})
