import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { expensesCsv } from '../../../shared/domain/csv.ts'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import { MAX_AMOUNT, sumOfDecimal } from '../../../shared/domain/money.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { figuresOf, sumTotals } from '../../../shared/domain/totals.ts'
import { expenseListOutput, periodOf, periodOutput } from '../../../shared/wire/period.ts'
import { dashboardOutput } from '../../../shared/wire/totals.ts'
import { trendsOutput } from '../../../shared/wire/trends.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

const DAY = '2026-11-20'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

let accounts = 0
const newAccount = () => `totals${++accounts}`

async function save(uid: string, expenses: readonly object[]): Promise<{ id: string }[]> {
  const items = expenses.map(expense => ({ ...COFFEE, date: DAY, ...expense }))
  const { status, body } = await server.send(uid, 'POST', '/expenses/batch', { expenses: items })
  expect(status).toBe(201)
  return body.expenses
}

/** The server's answers, which hold the sums in each currency. */
async function answersTo(uid: string) {
  const [stats, period, list, analytics] = await Promise.all([
    server.get(uid, '/dashboard/stats'),
    server.get(uid, '/expenses/detail?timeframe=month'),
    server.get(uid, '/expenses?limit=1000'),
    server.get(uid, '/analytics/trends'),
  ])
  return {
    dashboard: v.parse(dashboardOutput, stats.body),
    detail: periodOf(v.parse(periodOutput, period.body), []),
    expenses: v.parse(expenseListOutput, list.body),
    trends: v.parse(trendsOutput, analytics.body),
  }
}

/** What each screen and the file make of them, each expense being of today. */
function shown(answers: Awaited<ReturnType<typeof answersTo>>, currency: Currency) {
  const { dashboard, detail, expenses, trends } = answers
  const { monthSpend, weekSpend, todaySpend, breakdown } = dashboard
  const { months, days } = trends
  return {
    dashboard: totalsIn({ totals: monthSpend, breakdown }, currency),
    week: weekSpend[currency],
    today: todaySpend[currency],
    year: sumTotals(months.map(({ totals }) => totals))[currency],
    days: sumTotals(days.map(({ totals }) => totals))[currency],
    detail: totalsIn(detail, currency),
    report: totalsIn(figuresOf(expenses), currency),
    column: columnSum(expensesCsv(expenses, currency), currency),
  }
}

function columnSum(csv: string, currency: Currency): bigint {
  const cells = csv.split('\r\n').slice(1, -1)
  return cells.reduce((sum, row) => sum + (sumOfDecimal(row.split(',')[2] ?? '', currency) ?? 0n), 0n)
}

/** In each currency. */
async function expectOneTotal(uid: string): Promise<Record<Currency, bigint>> {
  const answers = await answersTo(uid)
  const totals = CURRENCIES.map(currency => {
    const { dashboard, detail, report, ...sums } = shown(answers, currency)
    expect(detail).toEqual(dashboard)
    expect(report).toEqual(dashboard)
    const { total } = dashboard
    expect(sums).toEqual({ week: total, today: total, year: total, days: total, column: total })
    return [currency, total]
  })
  return Object.fromEntries(totals)
}

describe('sums in the currency shown', () => {
  test('are of the dollars themselves on every screen and in the file', { tags: ['spec-9.9'] }, async () => {
    const me = newAccount()
    await save(me, [
      { amount: 100, currency: 'USD' },
      { amount: 10.25, currency: 'USD', category: 'Travel' },
    ])
    expect(await expectOneTotal(me)).toEqual({ IDR: 1_653_750n, USD: 11_025n })
  })

  test('agree on every screen and in the file whatever the mix, also once some are deleted and brought back', async () => {
    const amounts = {
      IDR: fc.integer({ min: 1, max: MAX_AMOUNT }),
      USD: fc.integer({ min: 1, max: MAX_AMOUNT }).map(cents => cents / 100),
    }
    const expense = fc
      .tuple(fc.constantFrom(...CURRENCIES), fc.constantFrom(...CATEGORIES), fc.record(amounts))
      .map(([currency, category, amount]) => ({ currency, category, amount: amount[currency] }))
    await fc.assert(
      fc.asyncProperty(fc.array(expense, { minLength: 1, maxLength: 12 }), async expenses => {
        const me = newAccount()
        const [first] = await save(me, expenses)
        const before = await expectOneTotal(me)
        await server.call(me, 'DELETE', `/expenses/${first?.id}`)
        await expectOneTotal(me)
        await save(me, expenses.slice(0, 1))
        expect(await expectOneTotal(me)).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })

  test('are exact beyond 2^53, where a number would lose a unit', async () => {
    const me = newAccount()
    const most = { amount: MAX_AMOUNT - 0.99, currency: 'USD' }
    await save(me, Array(91).fill(most))
    await save(me, [{ amount: 0.02, currency: 'USD' }])
    const cents = 91n * 99_999_999_999_801n + 2n
    expect(cents > BigInt(Number.MAX_SAFE_INTEGER) && BigInt(Number(cents)) !== cents).toBe(true)
    expect(await expectOneTotal(me)).toEqual({ IDR: cents * 150n, USD: cents })
  })

  test('are exact for more of the largest amounts than one answer lists', async () => {
    const me = newAccount()
    await server.get(me, '/auth/profile')
    await server.db.execute(sql`
      insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
      select gen_random_uuid(), users.id, ${MAX_AMOUNT}, 'IDR', 'Rumah', 'Other', ${DAY}::date, now()
      from users, generate_series(1, 9009) where users.firebase_uid = ${me}`)
    const stats = v.parse(dashboardOutput, (await server.get(me, '/dashboard/stats')).body)
    const { body } = await server.get(me, '/expenses/detail?timeframe=month')
    expect(stats.monthSpend.IDR).toBe(9_008_999_999_990_991n)
    expect(periodOf(v.parse(periodOutput, body), []).totals).toEqual(stats.monthSpend)
  })
})
