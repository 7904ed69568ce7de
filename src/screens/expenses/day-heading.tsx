/** A day, and what was spent on it. */
import { useSignals } from '@preact/signals-react/runtime'
import { memo } from 'react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { sumIn } from '../../../shared/domain/totals.ts'
import type { Listing } from '../../stores/expense-search.ts'
import { useStores } from '../use-stores.ts'
import styles from './day-heading.module.css'
import { dayHeading } from './day-heading-text.ts'

/** In CSS pixels, where its text has one line. */
export const HEADING_HEIGHT = 40

export interface DayHeadingProps {
  readonly day: CalendarDate
  /** The place of one of the day's expenses. */
  readonly at: number
  readonly listing: Listing
}

export const DayHeading = memo(function DayHeading({ day, at, listing }: DayHeadingProps) {
  useSignals()
  const { preferences, today } = useStores()
  const currency = preferences.currency.value
  const { expenses, nextCursor } = listing
  const [from, to] = placesOf(day, at, listing)
  // The next page may hold more of the last day.
  const isWhole = to < expenses.length || nextCursor === null
  return (
    <div className={styles.day}>
      <h3>{dayHeading(day, today())}</h3>
      {isWhole && <span>{formatMoney(sumIn(expenses.slice(from, to), currency), currency)}</span>}
    </div>
  )
})

/** Of the day's expenses, which stand together: the first, and the one behind the last. */
function placesOf(day: CalendarDate, at: number, { expenses }: Listing): readonly [number, number] {
  let from = at
  while (expenses[from - 1]?.date === day) from--
  let to = at
  while (expenses[to]?.date === day) to++
  return [from, to]
}
