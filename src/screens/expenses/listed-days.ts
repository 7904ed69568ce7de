/** The days of a list. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Listed } from '../../stores/expenses/list-rest.ts'

export interface ListedDay {
  readonly date: CalendarDate
  /** At least one. */
  readonly expenses: readonly Expense[]
  /** All expenses of the day are loaded. */
  readonly isWhole: boolean
}

/** By its date. Expenses of a day stand together. */
export function listedDays({ expenses, nextCursor }: Listed): ReadonlyMap<CalendarDate, ListedDay> {
  const byDate = new Map<CalendarDate, Expense[]>()
  for (const expense of expenses) {
    const others = byDate.get(expense.date)
    if (others) others.push(expense)
    else byDate.set(expense.date, [expense])
  }
  // The next page may hold more of the last day.
  const cut = nextCursor === null ? undefined : expenses.at(-1)?.date
  return new Map(
    [...byDate].map(([date, expenses]) => [date, { date, expenses, isWhole: date !== cut }] as const),
  )
}
