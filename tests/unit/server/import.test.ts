import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { expensesCsv, fullCsv } from '../../../shared/domain/csv.ts'
import { readExpensesCsv } from '../../../shared/domain/csv-import.ts'
import { PAYMENT_METHODS } from '../../../shared/domain/payment-method.ts'
import { itemToWire, MAX_IMPORT } from '../../../shared/wire/import.ts'
import { expenseListOutput } from '../../../shared/wire/period.ts'
import { parseCsv } from '../../../src/screens/import/parse-csv.ts'
import { fuzzParameters, TEST_MS } from './fuzz/runs.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

const TODAY = '2026-11-21' as CalendarDate

let app: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  app = await openTestApp()
}, 60_000)
afterAll(() => app.close())

const bring = (uid: string, expenses: readonly object[], more: object = {}) =>
  app.send(uid, 'POST', '/expenses/import', { expenses, ...more })
const all = async (uid: string) => (await app.get(uid, '/expenses?limit=1000')).body.expenses

describe('an import', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const was = { ...COFFEE, date: '2026-10-02', id, created_at: '2026-10-02T03:04:05.678Z' }

  test('brings an expense back as it was, once', async () => {
    expect((await bring('again', [was])).body).toEqual({ added: 1, existing: 0, ids: [id] })
    expect((await bring('again', [was])).body).toEqual({ added: 0, existing: 1, ids: [] })
    expect(await all('again')).toMatchObject([{ id, created_at: was.created_at, date: was.date }])
  })

  test('that is previewed adds nothing', async () => {
    expect((await bring('careful', [was], { preview: true })).body).toEqual({
      added: 1,
      existing: 0,
      ids: [],
    })
    expect(await all('careful')).toEqual([])
  })

  test('under an id of another account leaves that one alone', async () => {
    await bring('first', [was])
    expect((await bring('second', [{ ...was, description: 'Mine' }])).body.added).toBe(1)
    expect(await all('first')).toMatchObject([{ description: was.description }])
    expect(await all('second')).toMatchObject([{ description: 'Mine' }])
  })

  test('of expenses without ids adds as many as are missing, however often it is sent', async () => {
    await app.send('counted', 'POST', '/expenses/batch', [COFFEE, { ...COFFEE, amount: 1 }])
    const three = [0, 1, 2].map(occurrence => ({ ...COFFEE, occurrence }))
    expect((await bring('counted', three)).body).toMatchObject({ added: 2, existing: 1 })
    expect((await bring('counted', three)).body).toMatchObject({ added: 0, existing: 3 })
    expect(await all('counted')).toHaveLength(4)
  })

  test('leaves those on top of the latest that its person entered, and comes behind them', async () => {
    await app.send('lately', 'POST', '/expenses', COFFEE)
    const lines = ['Teh', 'Roti'].map(description => ({ ...COFFEE, description }))
    await bring('lately', lines)
    const { recent_expenses: recent } = (await app.get('lately', '/dashboard/stats')).body
    const names = (list: readonly { readonly description: string }[]) => list.map(one => one.description)
    expect(names(recent)).toEqual([COFFEE.description, 'Roti', 'Teh'])
    const first = (await app.get('lately', '/expenses?limit=2')).body
    const rest = (await app.get('lately', `/expenses?limit=2&cursor=${first.next_cursor}`)).body
    expect(names([...first.expenses, ...rest.expenses])).toEqual([COFFEE.description, 'Roti', 'Teh'])
    const last = (await app.get('lately', '/expenses?limit=1&offset=1')).body.next_cursor
    expect(names((await app.get('lately', `/expenses?limit=2&cursor=${last}`)).body.expenses)).toEqual([
      'Teh',
    ])
  })

  test('knows a dollar expense by what it was exported as in rupiah', async () => {
    await app.send('dollars', 'POST', '/expenses', { ...COFFEE, amount: 4.5, currency: 'USD' })
    expect((await bring('dollars', [{ ...COFFEE, amount: 67_500 }])).body).toMatchObject({ existing: 1 })
  })

  test('under one key is carried out once', async () => {
    const headers = { 'Idempotency-Key': 'once' }
    const send = () => app.send('keyed', 'POST', '/expenses/import', { expenses: [was] }, headers)
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect(await all('keyed')).toHaveLength(1)
  })

  test.each<[string, readonly object[]]>([
    ['expenses.0.id', [{ ...COFFEE, id: 'x' }]],
    ['expenses.0.created_at', [{ ...COFFEE, created_at: '2026-13-01T00:00:00Z' }]],
    ['expenses.0.occurrence', [{ ...COFFEE, occurrence: -1 }]],
    ['expenses', Array.from({ length: MAX_IMPORT + 1 }, () => COFFEE)],
  ])('with a fault at %s is refused by name', async (field, expenses) => {
    const { status, body } = await bring('faulty', expenses)
    expect([status, body.message.includes(`"${field}"`)]).toEqual([400, true])
  })
})

const stored = fc.record({
  description: fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.array(fc.constantFrom(...'=+-@\'",;\n a1é🍜'), { maxLength: 8 }).map(parts => parts.join('')),
    )
    .map(text => `${text}.`),
  amount: fc.integer({ min: 1, max: 999_999_999_999 }).map(Number),
  currency: fc.constantFrom('IDR', 'USD'),
  category: fc.constantFrom(...CATEGORIES),
  payment_method: fc.constantFrom(null, ...PAYMENT_METHODS),
  date: fc.constantFrom('2026-11-20', '2026-11-19', '2026-02-28'),
})

test(
  'all that is exported, deleted and imported is as it was, to the row',
  async () => {
    const property = fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 8 }), async items => {
      const uid = `traveller-${randomUUID()}`
      expect((await app.send(uid, 'POST', '/expenses/batch', items)).status).toBe(201)
      const before = await all(uid)
      const file = fullCsv(v.parse(expenseListOutput, { expenses: before }))
      const ids = before.map(({ id }: { id: string }) => id)
      await app.send(uid, 'POST', '/expenses/delete', { ids })
      const read = readExpensesCsv(parseCsv(file), 'IDR', TODAY)
      expect(read).toMatchObject({ kind: 'read', faults: [] })
      if (read.kind !== 'read') return
      const answer = await bring(uid, read.items.map(itemToWire))
      expect(answer.body).toMatchObject({ added: items.length, existing: 0 })
      expect(await all(uid)).toEqual(before)
    })
    await fc.assert(property, fuzzParameters())
  },
  TEST_MS,
)

test('the four columns bring back day, description, amount and category, and nothing twice', async () => {
  await app.send('four', 'POST', '/expenses/batch', [COFFEE, COFFEE, { ...COFFEE, description: '=1+1' }])
  const before = await all('four')
  const file = expensesCsv(v.parse(expenseListOutput, { expenses: before }), 'IDR')
  const read = readExpensesCsv(parseCsv(file), 'IDR', TODAY)
  if (read.kind !== 'read') throw new Error(read.kind)
  expect((await bring('four', read.items.map(itemToWire))).body).toMatchObject({ added: 0, existing: 3 })
  await app.send('four', 'POST', '/expenses/delete', { ids: before.map(({ id }: { id: string }) => id) })
  expect((await bring('four', read.items.map(itemToWire))).body).toMatchObject({ added: 3, existing: 0 })
  const shown = (list: { description: string; amount: number }[]) =>
    list.map(({ description, amount }) => [description, amount])
  expect(shown(await all('four'))).toEqual(shown(before))
})
