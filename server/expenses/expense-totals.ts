/** Sums, taken by the database in exact decimals at the fixed rates, by the rule of `shared/domain/totals.ts`. */
import { count, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { CURRENCIES, CURRENCY_FACTS, type Currency } from '../../shared/domain/currency.ts'
import { rateOf } from '../../shared/domain/exchange.ts'
import { sumOfDecimal } from '../../shared/domain/money.ts'
import type { DateRange } from '../../shared/domain/period.ts'
import {
  type CategoryTotals,
  type DayTotals,
  inEach,
  type Matches,
  sumTotals,
  type Totals,
} from '../../shared/domain/totals.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { type ExpenseFilter, owned } from './expense-filter.ts'

/** Most spent in IDR first. */
export async function sumByCategory(
  db: Database,
  userId: string,
  range: DateRange,
): Promise<CategoryTotals[]> {
  const rows = await db
    .select({ category: expenses.category, ...totalsColumns(), count: count() })
    .from(expenses)
    .where(owned(userId, range))
    .groupBy(expenses.category)
    .orderBy(sql`${totalIn('IDR')} desc`, expenses.category)
  return rows.map(({ category, count, ...sums }) => ({ category, totals: readTotals(sums), count }))
}

export async function sumOf(db: Database, userId: string, range: DateRange): Promise<Totals> {
  const rows = await db.select(totalsColumns()).from(expenses).where(owned(userId, range))
  return sumTotals(rows.map(readTotals))
}

/** Of each day that has expenses, in order. */
export async function sumByDay(db: Database, userId: string, range: DateRange): Promise<DayTotals[]> {
  const rows = await db
    .select({ date: expenses.date, ...totalsColumns(), count: count() })
    .from(expenses)
    .where(owned(userId, range))
    .groupBy(expenses.date)
    .orderBy(expenses.date)
  return rows.map(({ date, count, ...sums }) => ({
    date: date as CalendarDate,
    totals: readTotals(sums),
    count,
  }))
}

/** Number and sum of all matches. */
export async function countAndSum(db: Database, userId: string, filter: ExpenseFilter): Promise<Matches> {
  const [row] = await db
    .select({ count: count(), sums: totalsColumns() })
    .from(expenses)
    .where(owned(userId, filter))
  if (!row) throw new Error('An aggregate came back without a row')
  return { count: row.count, totals: readTotals(row.sums) }
}

export function matchesAnswer({ count, totals }: Matches) {
  return { total_expenses: count, totals: totalsToWire(totals) }
}

/** The breakdown in an answer: `amount` in IDR, rounded to a JSON number. */
export function breakdownAnswer(breakdown: readonly CategoryTotals[]) {
  return breakdown.map(({ category, totals, count }) => ({
    category,
    amount: inIdr(totals),
    count,
    totals: totalsToWire(totals),
  }))
}

/** Rounded to a JSON number. */
export function inIdr(totals: Totals): number {
  return Number(totalsToWire(totals).IDR)
}

/** As text, since sums may exceed a driver's number. */
function totalsColumns(): Record<Currency, SQL<string>> {
  const text = (currency: Currency) => sql<string>`${totalIn(currency)}::text`
  return { IDR: text('IDR'), USD: text('USD') }
}

/** The amount of one expense: unchanged, or converted and rounded. */
export function amountIn(currency: Currency): SQL {
  const digits = sql.raw(String(CURRENCY_FACTS[currency].fractionDigits))
  const cases = CURRENCIES.map(from => {
    const converted = sql`round(${expenses.amount} * ${sql.raw(rateOf(from, currency))}, ${digits})`
    return sql`when ${from} then ${from === currency ? expenses.amount : converted}`
  })
  return sql`case ${expenses.currency} ${sql.join(cases, sql` `)} end`
}

function totalIn(currency: Currency): SQL {
  return sql`coalesce(sum(${amountIn(currency)}), 0)`
}

function readTotals(sums: Readonly<Record<Currency, string>>): Totals {
  return inEach(currency => {
    const sum = sumOfDecimal(sums[currency], currency)
    if (sum === null) throw new Error('The database gave a sum that is no decimal number')
    return sum
  })
}
