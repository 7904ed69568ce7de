/** Sums in IDR, taken by the database in exact decimals at the fixed rates. */
import { count, type SQL, sql } from 'drizzle-orm'
import { CURRENCIES } from '../../src/domain/currency.ts'
import { convert } from '../../src/domain/exchange.ts'
import { toMinor } from '../../src/domain/money.ts'
import type { DateRange } from '../../src/domain/period.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { inRange } from './expense-store.ts'

export interface CategorySum {
  readonly category: string
  /** IDR. */
  readonly amount: number
  readonly count: number
}

/** Most spent first. */
export async function sumByCategory(db: Database, userId: string, range: DateRange): Promise<CategorySum[]> {
  const amount = totalInIdr()
  const rows = await db
    .select({ category: expenses.category, amount, count: count() })
    .from(expenses)
    .where(inRange(userId, range))
    .groupBy(expenses.category)
    .orderBy(sql`${amount} desc`, expenses.category)
  return rows.map(row => ({ ...row, amount: Number(row.amount) }))
}

/** IDR. */
export async function sumOf(db: Database, userId: string, range: DateRange): Promise<number> {
  const [row] = await db.select({ total: totalInIdr() }).from(expenses).where(inRange(userId, range))
  return Number(row?.total ?? 0)
}

/** Each expense is rounded to whole rupiah before it is added, as the client does it. */
function totalInIdr(): SQL<string> {
  const cases = CURRENCIES.map(currency => {
    const rate = convert(toMinor(1, currency), currency, 'IDR')
    return sql`when ${currency} then ${expenses.amount} * ${sql.raw(String(rate))}`
  })
  return sql<string>`coalesce(sum(round(case ${expenses.currency} ${sql.join(cases, sql` `)} end)), 0)`
}
