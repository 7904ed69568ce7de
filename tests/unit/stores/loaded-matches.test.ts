import { computed, signal } from '@preact/signals-react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { type ListFilter, NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { createLoadedMatches } from '../../../src/stores/expenses/loaded-matches.ts'

/** On the clock, in ms. */
let now = 0
beforeEach(() => {
  now = 0
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return () => vi.useRealTimers()
})

/** Takes so many milliseconds to be looked at. */
function slowExpense(id: string, description: string, ms: number): Expense {
  return {
    id,
    amount: 1000 as Minor,
    currency: 'IDR',
    get description() {
      now += ms
      return description
    },
    category: 'Other',
    date: '2026-11-20' as CalendarDate,
    createdAt: '',
    paymentMethod: null,
  }
}

function setUp(expenses: readonly Expense[]) {
  const text = signal('')
  const list = signal(expenses)
  const filter = computed((): ListFilter | null =>
    text.value === '' ? null : { ...NO_FILTER, text: text.value },
  )
  const matches = createLoadedMatches(filter, list)
  const ids = () => matches.found.value?.map(({ id }) => id)
  return { ids, list, looking: matches.looking, text }
}

it('has what matches at once where the list is short, and nothing without a filter', () => {
  const { ids, looking, text } = setUp([slowExpense('a', 'Kopi', 1), slowExpense('b', 'Roti', 1)])
  expect(ids()).toBeUndefined()
  text.value = 'kopi'
  expect([ids(), looking.value]).toEqual([['a'], false])
  text.value = ''
  expect(ids()).toBeUndefined()
})

it('looks through a long one in later tasks, and shows what was found before meanwhile', async () => {
  const long = ['a', 'b', 'c', 'd'].map(id => slowExpense(id, `Kopi ${id}`, 5))
  const { ids, looking, list, text } = setUp(long.slice(0, 1))
  text.value = 'kopi'
  list.value = long
  expect([ids(), looking.value]).toEqual([['a'], true])
  await vi.runAllTimersAsync()
  expect([ids(), looking.value]).toEqual([['a', 'b', 'c', 'd'], false])
})

it('leaves a search that another one outruns', async () => {
  const { ids, text } = setUp(['a', 'b', 'c', 'd'].map(id => slowExpense(id, `Kopi ${id}`, 5)))
  text.value = 'kopi'
  text.value = 'kopi d'
  await vi.runAllTimersAsync()
  expect(ids()).toEqual(['d'])
})
