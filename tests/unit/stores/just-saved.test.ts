import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { createJustSaved, type NotedExpense } from '../../../src/stores/receipt/just-saved.ts'

function spent(id: string | null, amount = 20_000): NotedExpense {
  return {
    id,
    amount: amount as Minor,
    currency: 'IDR',
    description: 'Kopi',
    category: 'Food & Dining',
    date: '2026-11-23' as CalendarDate,
    paymentMethod: null,
  }
}

function setUp() {
  let at = 0
  const justSaved = createJustSaved({ receipt: signal(null), now: () => new Date(at) })
  const names = () => justSaved.current().map(({ id, amount }) => [id, amount])
  const wait = (ms: number) => {
    at += ms
  }
  return { justSaved, names, wait }
}

it('the latest saved is last, in whatever way it was saved, and as it is now', () => {
  const { justSaved, names } = setUp()
  justSaved.note([spent('spoken'), spent('typed')])
  justSaved.note([spent('by a chip')])
  justSaved.note([spent('typed', 35_000)])
  expect(names()).toEqual([
    ['spoken', 20_000],
    ['by a chip', 20_000],
    ['typed', 35_000],
  ])
})

it('after two minutes it is no longer what was just saved, and without an id it never was', () => {
  const { justSaved, names, wait } = setUp()
  justSaved.note([spent('early'), spent(null)])
  wait(60_000)
  justSaved.note([spent('late')])
  wait(60_001)
  expect(names()).toEqual([['late', 20_000]])
})

it('what was saved together is told apart from what was saved before, once corrected, too', () => {
  const { justSaved, wait } = setUp()
  justSaved.note([spent('tea'), spent('toast')])
  wait(1000)
  justSaved.note([spent('soap')])
  const [tea] = justSaved.current()
  if (!tea) throw new Error('nothing is noted')
  const { savedAt: _, ...answered } = tea
  justSaved.edited([{ before: answered, after: { ...answered, amount: 9000 as Minor } }])
  expect(justSaved.current().map(({ id, savedAt }) => [id, savedAt])).toEqual([
    ['toast', 0],
    ['soap', 1000],
    ['tea', 0],
  ])
})
