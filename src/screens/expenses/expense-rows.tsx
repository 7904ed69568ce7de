/** Expenses, row by row under their days: a tap opens one or, while picking is on, picks it; a swipe deletes it. */
import { useSignals } from '@preact/signals-react/runtime'
import { memo, useMemo } from 'react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { dayName } from '../../i18n/dates.ts'
import { language } from '../../i18n/translate.ts'
import type { Listing } from '../../stores/expenses/expense-search.ts'
import { ExpenseRow, type ExpenseRowProps } from '../../widgets/expense-row.tsx'
import { LongList } from '../../widgets/long-list.tsx'
import { SwipeToDelete } from '../../widgets/swipe-to-delete.tsx'
import { recordedTimes } from '../equal-rows.ts'
import { useStores } from '../use-stores.ts'
import { DayHeading, HEADING_HEIGHT } from './day-heading.tsx'
import { listedDays } from './listed-days.ts'

/** That of a row whose description has one line. */
const ROW_HEIGHT = 64

const idOf = ({ id }: Expense) => id

export function ExpenseRows({ listing }: { readonly listing: Listing }) {
  useSignals()
  const { editing, periodDetail, selection } = useStores()
  const { expenses } = listing
  const spoken = language.value
  const picking = selection.selecting.value
  const picked = selection.picked.value
  const wanted = periodDetail.wantedDay.value
  const days = useMemo(() => listedDays(listing), [listing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are in the language of now.
  const recorded = useMemo(() => recordedTimes(expenses), [expenses, spoken])
  const beginsDay = (index: number) => expenses[index]?.date !== expenses[index - 1]?.date
  const heading = ({ date }: Expense) => {
    const day = days.get(date)
    return day && <DayHeading day={day} />
  }
  return (
    <LongList
      items={expenses}
      keyOf={idOf}
      heightOf={index => ROW_HEIGHT + (beginsDay(index) ? HEADING_HEIGHT : 0)}
      {...(!picking && { top: heading })}
      {...(wanted !== null && { scrollTo: placeOf(wanted, expenses) })}
      onScrolled={() => {
        periodDetail.wantedDay.value = null
      }}
      render={(expense, index) => (
        <>
          {beginsDay(index) && heading(expense)}
          <Row
            expense={expense}
            created={recorded.get(expense.id)}
            language={spoken}
            picked={picking ? picked.has(expense.id) : undefined}
            onOpen={editing.openEdit}
            onPick={selection.set}
            onDelete={editing.removeAtOnce}
          />
        </>
      )}
    />
  )
}

/** Index of the first expense of the day, or else of the next earlier day. -1 for none. */
function placeOf(day: CalendarDate, latestFirst: readonly Expense[]): number {
  return latestFirst.findIndex(({ date }) => date <= day)
}

interface RowProps extends Omit<ExpenseRowProps, 'day' | 'underDay'> {
  /** Language of its texts, whose change renders it again. */
  readonly language: string
  readonly onDelete: (expense: Expense) => Promise<boolean>
}

const Row = memo(function Row({ language: _, onDelete, ...row }: RowProps) {
  const { expense, picked } = row
  return (
    <SwipeToDelete disabled={picked !== undefined} onDelete={() => onDelete(expense)}>
      <ExpenseRow {...row} day={dayName(expense.date)} underDay />
    </SwipeToDelete>
  )
})
