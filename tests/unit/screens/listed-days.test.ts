import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { listedDays } from '../../../src/screens/expenses/listed-days.ts'

function spentOn(...dates: string[]): Expense[] {
  return dates.map((date, index) => ({
    id: String(index),
    amount: 1000 as Minor,
    currency: 'IDR',
    description: 'Kopi',
    category: 'Other',
    date: date as CalendarDate,
    createdAt: '',
    paymentMethod: null,
  }))
}

const daysOf = (expenses: Expense[], nextCursor: string | null) =>
  [...listedDays({ expenses, nextCursor }).values()].map(({ date, expenses, isWhole }) => [
    date,
    expenses.map(({ id }) => id),
    isWhole,
  ])

it('gives each day its expenses, in the order of the list', () => {
  expect(daysOf(spentOn('2026-11-20', '2026-11-20', '2026-10-01'), null)).toEqual([
    ['2026-11-20', ['0', '1'], true],
    ['2026-10-01', ['2'], true],
  ])
})

it('takes the last day for a part where the list goes on', () => {
  expect(daysOf(spentOn('2026-11-20', '2026-10-01'), 'more')).toEqual([
    ['2026-11-20', ['0'], true],
    ['2026-10-01', ['1'], false],
  ])
})

it('has no days of an empty list', () => {
  expect(daysOf([], null)).toEqual([])
})
