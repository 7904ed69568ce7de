import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { MinorSum } from '../../../shared/domain/money.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { knownSum } from '../../../src/stores/requests/known-sum.ts'

const day = (text: string) => text as CalendarDate
const sums = (IDR: bigint) => ({ IDR: IDR as MinorSum, USD: 0n as MinorSum })
const figures = { monthSpend: sums(300n), weekSpend: sums(70n), todaySpend: sums(10n) }
const TODAY = day('2026-11-20')

function ask(from: string, to: string, change: Partial<SpendingQuestion> = {}, loaded = '2026-11-20') {
  const period = { from: day(from), to: day(to) }
  const question = { what: 'sum', period, category: null, words: null, payment: null, ...change } as const
  return knownSum(question, { figures, at: 5, day: day(loaded) }, TODAY)
}

it.each([
  ['2026-11-01', '2026-11-30', 300n],
  ['2026-11-16', '2026-11-22', 70n],
  ['2026-11-20', '2026-11-20', 10n],
])('the sum from %s to %s is that of the dashboard, as of when it was loaded', (from, to, sum) => {
  expect(ask(from, to)).toEqual({ totals: sums(sum), at: 5 })
})

it.each<[string, ReturnType<typeof ask>]>([
  ['another period', ask('2026-10-01', '2026-10-31')],
  ['a part of it', ask('2026-11-01', '2026-11-30', { words: 'kopi' })],
  ['a category', ask('2026-11-01', '2026-11-30', { category: 'Other' })],
  ['a count', ask('2026-11-01', '2026-11-30', { what: 'count' })],
  ['figures of the day before', ask('2026-11-20', '2026-11-20', {}, '2026-11-19')],
])('nothing is known of %s', (_, known) => {
  expect(known).toBeNull()
})
