import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { setLocale } from '../../../src/i18n/translate.ts'
import { recordedTimes } from '../../../src/screens/equal-rows.ts'

function expense(id: string, change: Partial<Expense> = {}): Expense {
  return {
    id,
    amount: toMinor(25_000, 'IDR'),
    currency: 'IDR',
    description: 'Kopi',
    category: 'Food & Dining',
    date: '2026-11-20' as CalendarDate,
    paymentMethod: null,
    createdAt: `2026-11-20T0${id}:00:00Z`,
    ...change,
  }
}

it('tells apart the rows that would look the same by when they were recorded, and no other', async () => {
  await setLocale('en')
  const other = expense('3', { description: 'Teh' })
  const times = recordedTimes([expense('1'), other, expense('2'), expense('4', { createdAt: '' })])
  expect([...times.keys()]).toEqual(['1', '2'])
  expect(new Set(times.values()).size).toBe(2)
})
