import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../../../server/extraction/reconcile.ts'
import type { CalendarDate } from '../../../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../../../shared/domain/category.ts'
import { CURRENCIES, type Currency } from '../../../../shared/domain/currency.ts'
import type { Extraction, SpokenExpense } from '../../../../shared/domain/extraction.ts'
import { type Minor, toMinor } from '../../../../shared/domain/money.ts'
import { PAYMENT_METHODS } from '../../../../shared/domain/payment-method.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { context } from '../../understanding/utterance.ts'
import { utterancesIn } from './utterances.ts'

const TODAY = '2026-11-20' as CalendarDate

function expense(major: number, change: Partial<SpokenExpense> = {}): SpokenExpense {
  const currency = change.currency ?? 'IDR'
  const rest = { description: 'Kopi', category: 'Food & Dining', date: TODAY, paymentMethod: null } as const
  return { ...rest, ...change, currency, amount: toMinor(major, currency) }
}

function reread(said: string, second: readonly SpokenExpense[], currency: Currency = 'IDR') {
  const byRules = extractExpenses(said, context(currency))
  const { items } = reconcile(said, byRules, second)
  const [before, now] = [byRules.items[0], items[0]]
  if (!before || !now) throw new Error(`nothing heard in ${said}`)
  return { before, now, items }
}

describe('a second reading that agrees', () => {
  it.each([
    ['an unusual amount', 'kopi 25 juta', expense(25_000_000)],
    ['a number as small as a count', 'galon dua', expense(2_000)],
    ['what may be the price of one', 'laundry 6 ribu satu kilonya', expense(6_000)],
  ])('settles %s', (_, said, second) => {
    const { before, now } = reread(said, [second])
    expect(before.doubtful).toContain('amount')
    expect(now.doubtful).not.toContain('amount')
    expect(now.confidence).toBeGreaterThan(before.confidence)
    expect(now).toMatchObject({ amount: before.amount, description: before.description })
  })

  it('settles a day that the rules had to move, if it names the same one', () => {
    const said = 'kopi 25 ribu tanggal 31 februari'
    const { before, now } = reread(said, [expense(25_000, { date: '2026-03-03' as CalendarDate })])
    expect(before.doubtful).toContain('date')
    expect(now).toMatchObject({ date: before.date, doubtful: before.doubtful })
    const agreed = reread(said, [expense(25_000, { date: before.date })])
    expect(agreed.now.doubtful).not.toContain('date')
  })

  it('never makes an item surer than the rules can be', () => {
    const { before, now } = reread('beli kopi Rp25.000', [expense(25_000)])
    expect(now).toEqual(before)
  })
})

describe('a category', () => {
  it('without a cue is filled in, and stays marked', () => {
    const { before, now } = reread('blorok 25 ribu', [expense(25_000, { category: 'Shopping' })])
    expect([before.category, now.category]).toEqual(['Other', 'Shopping'])
    expect(now.doubtful).toEqual(['category'])
    expect(now.confidence).toBe(before.confidence)
  })

  it('that the rules knew stays', () => {
    expect(reread('kopi 25 ribu', [expense(25_000, { category: 'Travel' })]).now.category).toBe(
      'Food & Dining',
    )
  })
})

it('a description that is too long is made shorter, and stays marked', () => {
  const said = 'kopi susu gula aren di warung kecil dekat kantor lama bapak 25 ribu'
  const { now } = reread(said, [expense(25_000, { description: 'kopi susu gula aren' })])
  expect(now).toMatchObject({ description: 'Kopi susu gula aren', doubtful: ['description'] })
})

it('a description that the rules were sure of stays', () => {
  expect(reread('kopi susu 25 ribu', [expense(25_000, { description: 'Susu' })]).now.description).toBe(
    'Kopi susu',
  )
})

describe('a second reading that differs', () => {
  it.each([
    ['the amount', [expense(250_000)], 'amount'],
    ['the number of items', [expense(25_000), expense(5000)], 'amount'],
    ['whether anything was spent', [], 'amount'],
    ['the currency', [expense(25_000, { currency: 'USD' })], 'currency'],
    ['amount and currency', [expense(5, { currency: 'USD' })], 'amount'],
  ] as const)('in %s leaves the item as it is, marked and below 0.6', (_, second, field) => {
    const { before, now, items } = reread('beli kopi Rp25.000', second)
    expect(items).toHaveLength(1)
    expect(now).toMatchObject({ amount: before.amount, currency: 'IDR', description: 'Kopi' })
    expect(now.doubtful).toEqual([field])
    expect(now.confidence).toBeLessThan(0.6)
  })

  it('marks the one item that it differs in', () => {
    const { items } = reread('kopi Rp25.000, parkir Rp5.000', [expense(25_000), expense(50_000)])
    expect(items.map(({ doubtful }) => doubtful)).toEqual([[], ['amount']])
  })
})

it('no second reading finds an expense where the rules find none', () => {
  const byRules = extractExpenses('halo apa kabar', context())
  expect(reconcile('halo apa kabar', byRules, [expense(25_000)])).toEqual(byRules)
})

const anyExpense: fc.Arbitrary<SpokenExpense> = fc.record({
  amount: fc.integer({ min: 1, max: 1e14 }).map(amount => amount as Minor),
  currency: fc.constantFrom(...CURRENCIES),
  description: fc.oneof(fc.string(), fc.constantFrom(...utterancesIn('IDR'))),
  category: fc.constantFrom(...CATEGORIES),
  date: fc.constantFrom('2020-01-01' as CalendarDate, TODAY),
  paymentMethod: fc.constantFrom(...PAYMENT_METHODS, null),
})

describe('whatever the second reading', () => {
  it('amounts, currencies, days and ways of paying are the rules’', () => {
    const utterance = fc
      .constantFrom(...CURRENCIES)
      .chain(currency => fc.tuple(fc.constant(currency), fc.constantFrom(...utterancesIn(currency))))
    // The rules always answer the same: each utterance is put to them once.
    const answers = new Map<string, Extraction>()
    const askRules = (said: string, currency: Currency): Extraction => {
      const key = `${currency} ${said}`
      const answer = answers.get(key) ?? extractExpenses(said, context(currency))
      answers.set(key, answer)
      return answer
    }
    // Right in the amounts, too, or nothing but the first difference would be tried.
    const differences = fc.array(fc.option(anyExpense, { nil: undefined }), { maxLength: 5 })
    fc.assert(
      fc.property(utterance, differences, fc.boolean(), ([currency, said], others, keepsAmounts) => {
        const byRules = askRules(said, currency)
        const second = keepsAmounts
          ? byRules.items.map((own, at) => ({
              ...own,
              ...others[at],
              amount: own.amount,
              currency: own.currency,
            }))
          : others.filter(other => other !== undefined)
        const fixed = ({ amount, currency, date, paymentMethod }: SpokenExpense) => [
          amount,
          currency,
          date,
          paymentMethod,
        ]
        const { items, violationType } = reconcile(said, byRules, second)
        expect(items.map(fixed)).toEqual(byRules.items.map(fixed))
        expect(violationType).toBe(byRules.violationType)
        expect(items.every(({ description }) => description !== '')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
