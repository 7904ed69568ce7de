import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { MAX_SEARCH, readSearch } from '../../../shared/domain/expense-search.ts'
import { matchesSearch } from '../../../shared/domain/matches-search.ts'
import { PAYMENT_METHODS } from '../../../shared/domain/payment-method.ts'
import { figuresOf } from '../../../shared/domain/totals.ts'
import { expensePageAnswer } from '../../../shared/wire/answers/expenses.ts'
import { matchesAnswer } from '../../../shared/wire/answers/figures.ts'
import { expenseListOutput } from '../../../shared/wire/period.ts'
import { totalsToWire } from '../../../shared/wire/totals.ts'
import { fuzzParameters, TEST_MS } from './fuzz/runs.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

let app: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  app = await openTestApp()
}, 60_000)
afterAll(() => app.close())

function asked(parameters: Readonly<Record<string, string>>): string {
  return `/expenses?${new URLSearchParams(parameters)}`
}

function matching(parameters: Readonly<Record<string, string>>): string {
  return `/expenses/totals?${new URLSearchParams(parameters)}`
}

describe('of one account', () => {
  const items = [
    { ...COFFEE, description: 'Kopi susu', payment_method: 'GoPay' },
    { ...COFFEE, description: 'Kopi hitam', amount: 15_000, payment_method: 'Cash' },
    { ...COFFEE, description: 'Kertas kopi', category: 'Shopping', amount: 4.5, currency: 'USD' },
    { ...COFFEE, description: 'Roti 50% + selai_1', date: '2026-10-01', payment_method: 'OVO' },
    {
      ...COFFEE,
      description: 'Angkot',
      category: 'Transportation',
      date: '2026-10-02',
      payment_method: 'Cash',
    },
  ]
  beforeAll(async () => {
    await app.send('me', 'POST', '/expenses/batch', items)
    await app.send('other', 'POST', '/expenses', { ...COFFEE, description: 'Kopi tetangga' })
  })
  const descriptions = async (parameters: Readonly<Record<string, string>>) => {
    const { status, body } = await app.get('me', asked(parameters))
    expect(status).toBe(200)
    return body.expenses.map(({ description }: { description: string }) => description)
  }

  test.each([
    ['words', { q: 'kopi' }, ['Kertas kopi', 'Kopi hitam', 'Kopi susu']],
    ['words with an amount that leaves its thousands out', { q: 'kopi 15' }, ['Kopi hitam']],
    ['words in some days', { q: 'ang', from: '2026-10-01', to: '2026-10-31' }, ['Angkot']],
    ['a category', { category: 'Transportation' }, ['Angkot']],
    ['a payment method', { payment_method: 'Cash' }, ['Angkot', 'Kopi hitam']],
    ['none noted', { payment_method: 'none' }, ['Kertas kopi']],
    ['none noted in a category', { payment_method: 'none', category: 'Shopping' }, ['Kertas kopi']],
    ['none noted in another', { payment_method: 'none', category: 'Food & Dining' }, []],
    ['none noted, and words', { payment_method: 'none', q: 'kopi' }, ['Kertas kopi']],
    ['a payment method in some days', { payment_method: 'Cash', from: '2026-11-01' }, ['Kopi hitam']],
    ['both', { payment_method: 'Cash', category: 'Food & Dining' }, ['Kopi hitam']],
    ['all three', { q: 'ko', payment_method: 'GoPay', category: 'Food & Dining' }, ['Kopi susu']],
    ['nothing', { q: 'teh' }, []],
    ['a sign', { q: '%' }, ['Roti 50% + selai_1']],
    ['signs in a category', { q: '_', category: 'Food & Dining' }, ['Roti 50% + selai_1']],
    [
      'a sign with both names',
      { q: '+', category: 'Food & Dining', payment_method: 'OVO' },
      ['Roti 50% + selai_1'],
    ],
    ['no sign that stands for others', { q: '%%' }, []],
  ])('%s are found, and nothing of another’s', async (_, parameters, found) => {
    expect((await descriptions(parameters)).sort()).toEqual([...found].sort())
  })

  test.each([
    { q: 'kopi' },
    { category: 'Food & Dining' },
    { payment_method: 'Cash' },
    { q: 'nothing of it' },
    { q: ' ' },
  ])('how many match, and their sums in each currency, is asked for by itself: %o', async parameters => {
    const list = await app.get('me', asked(parameters))
    expect(v.parse(expensePageAnswer, list.body)).toEqual(list.body)
    const { status, body } = await app.get('me', matching(parameters))
    expect([status, v.parse(matchesAnswer, body)]).toEqual([200, body])
    const { totals } = figuresOf(v.parse(expenseListOutput, list.body))
    expect(body).toEqual({ total_expenses: list.body.expenses.length, totals: totalsToWire(totals) })
  })

  test('a search goes on from page to page, with nothing twice and nothing left out', async () => {
    const first = await app.get('me', asked({ q: 'kopi', limit: '1' }))
    const next = await app.get('me', asked({ q: 'kopi', limit: '5', cursor: first.body.next_cursor }))
    const found = [...first.body.expenses, ...next.body.expenses]
    expect(found.map(({ description }) => description)).toEqual(['Kertas kopi', 'Kopi hitam', 'Kopi susu'])
    expect(next.body.next_cursor).toBeNull()
  })

  test('an expense that was changed is found by what it is now', async () => {
    const { body } = await app.send('changing', 'POST', '/expenses', COFFEE)
    await app.send('changing', 'PUT', `/expenses/${body.data.id}`, { description: 'Teh', amount: 9000 })
    const count = async (q: string) => (await app.get('changing', matching({ q }))).body.total_expenses
    expect([await count('teh'), await count('9rb'), await count('kopi'), await count('25rb')]).toEqual([
      1, 1, 0, 0,
    ])
  })

  test.each([
    ['q', 'x'.repeat(MAX_SEARCH + 1)],
    ['category', 'Nothing'],
    ['payment_method', 'Shells'],
  ])('a %s that cannot be is refused by name', async (name, value) => {
    const { status, body } = await app.get('me', asked({ [name]: value }))
    expect([status, body.message.includes(`"${name}"`)]).toEqual([400, true])
  })
})

/** Letters with case, accents, marks, other scripts, punctuation, and what a query language could mean. */
const word = fc.oneof(
  fc.constantFrom(
    'kopi',
    'Kopi',
    'KOPI',
    'café',
    'Ça',
    'ﬁ',
    'Straße',
    'кофе',
    'КОФЕ',
    '咖啡',
    '☕️',
    'a'.repeat(70),
  ),
  fc.constantFrom(
    "'",
    '\\',
    ':*',
    '&',
    '|',
    '!',
    '%',
    '_',
    "ko'pi",
    '25rb',
    '4.50',
    '25.000',
    '²',
    '½',
    'İ',
    'ﷺ',
  ),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
)
const description = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map(words => `x ${words.join(' ')}`.slice(0, 300))
const item = fc.record({
  description,
  category: fc.constantFrom(...CATEGORIES),
  payment_method: fc.constantFrom(null, ...PAYMENT_METHODS),
  amount: fc.constantFrom(25_000, 4_500, 25),
  currency: fc.constantFrom('IDR', 'USD'),
})
const query = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
  fc.constantFrom('makan', 'tunai', 'go', 'kopi makan', 'other 25rb', 'x'),
  fc.string({ maxLength: 12, unit: 'binary' }),
)

test(
  'the server finds what the page finds in what it has loaded',
  async () => {
    let account = 0
    const property = fc.asyncProperty(
      fc.array(item, { minLength: 1, maxLength: 8 }),
      fc.array(query, { minLength: 1, maxLength: 6 }),
      async (items, queries) => {
        const uid = `searcher-${account++}`
        const batch = items.map(one => ({ ...one, date: '2026-11-20' }))
        const saved = await app.send(uid, 'POST', '/expenses/batch', batch)
        expect(saved.status).toBe(201)
        const all = v.parse(expenseListOutput, saved.body)
        for (const one of queries) {
          // Without half a character at its end.
          const q = Buffer.from(one.slice(0, MAX_SEARCH - 1)).toString()
          const { status, body } = await app.get(uid, asked({ q }))
          expect(status).toBe(200)
          const here = all.filter(expense => matchesSearch(readSearch(q), expense))
          const there = v.parse(expenseListOutput, body)
          expect(there.map(({ id }) => id).sort()).toEqual(here.map(({ id }) => id).sort())
        }
      },
    )
    await fc.assert(property, fuzzParameters())
  },
  TEST_MS,
)
