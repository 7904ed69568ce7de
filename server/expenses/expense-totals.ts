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
  sumTotals,
  type Totals,
} from '../../shared/domain/totals.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { inRange } from './expense-store.ts'

/** Most spent in IDR first. */
export async function sumByCategory(
  db: Database,
  userId: string,
  range: DateRange,
): Promise<CategoryTotals[]> {
  const rows = await db
    .select({ category: expenses.category, ...totalsColumns(), count: count() })
    .from(expenses)
    .where(inRange(userId, range))
    .groupBy(expenses.category)
    .orderBy(sql`${totalIn('IDR')} desc`, expenses.category)
  return rows.map(({ category, count, ...sums }) => ({ category, totals: readTotals(sums), count }))
}

export async function sumOf(db: Database, userId: string, range: DateRange): Promise<Totals> {
  const rows = await db.select(totalsColumns()).from(expenses).where(inRange(userId, range))
  return sumTotals(rows.map(readTotals))
}

/** Of each day that has expenses, in order. */
export async function sumByDay(db: Database, userId: string, range: DateRange): Promise<DayTotals[]> {
  const rows = await db
    .select({ date: expenses.date, ...totalsColumns(), count: count() })
    .from(expenses)
    .where(inRange(userId, range))
    .groupBy(expenses.date)
    .orderBy(expenses.date)
  return rows.map(({ date, count, ...sums }) => ({
    date: date as CalendarDate,
    totals: readTotals(sums),
    count,
  }))
}

/** The breakdown as it is answered: `amount` in IDR, the nearest that a JSON number holds. */
export function breakdownAnswer(breakdown: readonly CategoryTotals[]) {
  return breakdown.map(({ category, totals, count }) => ({
    category,
    amount: inIdr(totals),
    count,
    totals: totalsToWire(totals),
  }))
}

/** The nearest that a JSON number holds. */
export function inIdr(totals: Totals): number {
  return Number(totalsToWire(totals).IDR)
}

/** As text: a driver's number would not hold them all. */
function totalsColumns(): Record<Currency, SQL<string>> {
  return { IDR: sql<string>`${totalIn('IDR')}::text`, USD: sql<string>`${totalIn('USD')}::text` }
}

/** Each expense is rounded before it is added. */
function totalIn(currency: Currency): SQL {
  const cases = CURRENCIES.map(
    from => sql`when ${from} then ${expenses.amount} * ${sql.raw(rateOf(from, currency))}`,
  )
  const { fractionDigits } = CURRENCY_FACTS[currency]
  const amount = sql`round(case ${expenses.currency} ${sql.join(cases, sql` `)} end, ${sql.raw(String(fractionDigits))})`
  return sql`coalesce(sum(${amount}), 0)`
}

function readTotals(sums: Readonly<Record<Currency, string>>): Totals {
  return inEach(currency => {
    const sum = sumOfDecimal(sums[currency], currency)
    if (sum === null) throw new Error('The database gave a sum that is no decimal number')
    return sum
  })
}
