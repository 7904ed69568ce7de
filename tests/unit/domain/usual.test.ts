import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { type PastExpense, usualExpenses } from '../../../shared/domain/usual.ts'

const day = (text: string) => text as CalendarDate
/** A Friday morning. */
const NOW = { day: day('2026-11-20'), hour: 8 }

function past(description: string, change: Partial<PastExpense> = {}): PastExpense {
  return {
    amount: 25_000 as Minor,
    currency: 'IDR',
    description,
    category: 'Food & Dining',
    date: day('2026-11-13'),
    paymentMethod: null,
    hour: 8,
    ...change,
  }
}
const times = (count: number, ...expense: Parameters<typeof past>) => Array(count).fill(past(...expense))
const names = (all: readonly PastExpense[], now = NOW, limit = 5) =>
  usualExpenses(all, now, limit).map(({ description }) => description)

describe('the most usual', () => {
  it('is what was bought most often', () => {
    expect(names([...times(2, 'Parkir'), ...times(3, 'Kopi')])).toEqual(['Kopi', 'Parkir'])
  })

  it('was bought more than once', () => {
    expect(names([past('Sepatu'), ...times(2, 'Kopi')])).toEqual(['Kopi'])
  })

  it.each([
    ['the hour', { hour: 19 }],
    ['the weekday', { date: day('2026-11-10') }],
  ])('is nearer in %s', (_, far) => {
    expect(names([...times(3, 'Far', far), ...times(3, 'Near')])).toEqual(['Near', 'Far'])
  })

  it('is nearer over midnight, too', () => {
    const late = { day: NOW.day, hour: 23 }
    expect(names([...times(2, 'Noon', { hour: 12 }), ...times(2, 'Night', { hour: 1 })], late)).toEqual([
      'Night',
      'Noon',
    ])
  })

  it('on a Saturday is rather what was bought on Sundays than on workdays', () => {
    const saturday = { day: day('2026-11-21'), hour: 8 }
    const sunday = { date: day('2026-11-15') }
    expect(names([...times(2, 'Workday'), ...times(2, 'Sunday', sunday)], saturday)).toEqual([
      'Sunday',
      'Workday',
    ])
  })

  it('may be what was entered on another day, whose hour is not known, before what is far', () => {
    expect(names([...times(2, 'Far', { hour: 16 }), ...times(2, 'Unknown', { hour: null })])).toEqual([
      'Unknown',
      'Far',
    ])
  })
})

describe('one of several spellings and amounts', () => {
  it('is the same in any case and with any spaces, and named as the last time', () => {
    expect(names([past('kopi  Susu'), past('Kopi susu')])).toEqual(['kopi  Susu'])
  })

  it('has the most frequent amount or, where none was paid twice, the latest of those that are about the same', () => {
    const amounts = (...all: number[]) =>
      usualExpenses(
        all.map(amount => past('Kopi', { amount: amount as Minor })),
        NOW,
        5,
      ).map(({ amount }) => amount)
    expect(amounts(30_000, 25_000, 25_000)).toEqual([25_000])
    expect(amounts(40_000, 26_000, 25_000)).toEqual([26_000])
    expect(amounts(30_000, 25_000)).toEqual([])
  })

  it('is otherwise as it was the last time with that amount', () => {
    const usual = usualExpenses(
      [
        past('Kopi', { amount: 450 as Minor, currency: 'USD', category: 'Travel', paymentMethod: 'QRIS' }),
        past('Kopi', { amount: 450 as Minor, currency: 'USD' }),
        past('Kopi', { amount: 450 as Minor }),
      ],
      NOW,
      5,
    )
    expect(usual).toEqual([
      { amount: 450, currency: 'USD', description: 'Kopi', category: 'Travel', paymentMethod: 'QRIS' },
    ])
  })
})

it('is at most as many as asked for, each once, and the same at each asking', () => {
  const expense = fc.record({
    description: fc.constantFrom('Kopi', 'kopi', 'Teh', 'Parkir', 'Roti', 'Bakso', 'Soto', 'Sate'),
    daysAgo: fc.nat(89),
    hour: fc.option(fc.nat(23)),
    amount: fc.constantFrom(5000, 10_000),
  })
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 60 }), fc.nat(23), (all, hour) => {
      const entered = all.map(({ description, daysAgo, amount, ...at }) =>
        past(description, { ...at, amount: amount as Minor, date: addDays(NOW.day, -daysAgo) }),
      )
      const found = usualExpenses(entered, { ...NOW, hour }, 5)
      expect(found.length).toBeLessThanOrEqual(5)
      const lower = found.map(({ description }) => description.toLowerCase())
      expect(new Set(lower).size).toBe(lower.length)
      expect(usualExpenses(entered, { ...NOW, hour }, 5)).toEqual(found)
    }),
  )
})
