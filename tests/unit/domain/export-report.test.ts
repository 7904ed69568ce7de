import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { createReport, exportName, spanRange } from '../../../shared/domain/export-report.ts'
import type { Minor } from '../../../shared/domain/money.ts'

const day = (text: string) => text as CalendarDate

function expense(id: string, amount: number, currency: Currency, date: string, category = 'Other'): Expense {
  return {
    id,
    amount: amount as Minor,
    currency,
    description: id,
    category,
    date: day(date),
    createdAt: '',
    paymentMethod: null,
  }
}

function report(expenses: Expense[], change: Partial<Parameters<typeof createReport>[0]> = {}) {
  return createReport({
    filter: null,
    range: null,
    createdOn: day('2026-11-21'),
    name: '',
    currency: 'IDR',
    cut: false,
    expenses,
    withBreakdown: true,
    ...change,
  })
}

describe('the days of an export', () => {
  it.each([
    ['month', '2026-11-21', '2026-10-21'],
    ['quarter', '2026-11-21', '2026-08-21'],
    ['year', '2026-11-21', '2025-11-21'],
    ['month', '2026-03-31', '2026-02-28'],
    ['quarter', '2024-05-31', '2024-02-29'],
    ['year', '2024-02-29', '2023-02-28'],
    ['month', '2026-01-15', '2025-12-15'],
  ] as const)('of a %s on %s begin on %s', { tags: ['spec-9.23'] }, (span, today, from) => {
    expect(spanRange(span, day(today))).toEqual({ from, to: today })
  })

  it('have no bounds when all is wanted', { tags: ['spec-9.23'] }, () => {
    expect(spanRange('all', day('2026-11-21'))).toBeNull()
  })

  it('name the file, together with the clock’s reading', { tags: ['spec-9.26'] }, () => {
    const now = new Date(2026, 10, 21, 13, 45, 1)
    const november = { from: day('2026-11-01'), to: day('2026-11-30') }
    expect(exportName(november, now)).toBe('ucap-expenses-2026-11-01_2026-11-30-20261121-134501')
    expect(exportName(null, now)).toBe('ucap-expenses-all-20261121-134501')
  })
})

describe('a report', () => {
  const mixed = [
    expense('bus', 3500, 'IDR', '2026-11-18', 'Transportation'),
    expense('lunch', 100, 'USD', '2026-11-20', 'Food & Dining'),
    expense('coffee', 25000, 'IDR', '2026-11-19', 'Food & Dining'),
    expense('tea', 5000, 'IDR', '2026-11-20', 'Food & Dining'),
  ]

  it('lists the latest day first and keeps the order within a day', () => {
    expect(report(mixed).expenses.map(({ id }) => id)).toEqual(['lunch', 'tea', 'coffee', 'bus'])
  })

  it('sums, averages and divides by category in the chosen currency', { tags: ['spec-9.24'] }, () => {
    const { total, average, breakdown } = report(mixed)
    expect({ total, average }).toEqual({ total: 48_500n, average: 12_125n })
    expect(breakdown).toEqual([
      { category: 'Food & Dining', amount: 45_000n, count: 3, percent: 92.8 },
      { category: 'Transportation', amount: 3500n, count: 1, percent: 7.2 },
    ])
  })

  it('counts what is in the chosen currency as it is, and converts the rest once', () => {
    const dollars = [
      expense('a', 100, 'USD', '2026-11-20'),
      ...Array.from({ length: 10 }, (_, i) => expense(`b${i}`, 1500, 'IDR', '2026-11-20')),
    ]
    expect(report(dollars.slice(0, 1), { currency: 'USD' }).total).toBe(100n)
    expect(report(dollars, { currency: 'USD' }).total).toBe(200n)
  })

  it('covers what was asked for, or from the oldest to the latest where that was all', () => {
    const asked = { from: day('2026-11-01'), to: day('2026-11-30') }
    expect(report(mixed, { range: asked }).range).toEqual(asked)
    expect(report(mixed).range).toEqual({ from: '2026-11-18', to: '2026-11-20' })
  })

  it('leaves the breakdown out where it is not wanted', { tags: ['spec-9.24'] }, () => {
    expect(report(mixed, { withBreakdown: false }).breakdown).toBeNull()
  })
})
