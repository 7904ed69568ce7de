/** The usual expenses of an account at this time of day. */
import { addDays, hourInZone } from '../../shared/domain/calendar-date.ts'
import { toMajor } from '../../shared/domain/money.ts'
import { type PastExpense, type UsualExpense, usualExpenses } from '../../shared/domain/usual.ts'
import type { UsualAnswer } from '../../shared/wire/answers/figures.ts'
import { MAX_LIST } from '../../shared/wire/expense.ts'
import type { Database } from '../db/database.ts'
import { listExpenses } from './expense-list.ts'
import { draftFromRow, type ExpenseRow } from './expense-row.ts'

/** How far it looks back, in days. */
const DAYS = 90
/** The number that fits above a phone's keyboard. */
const MOST_USUAL = 5

/** Based on a bounded number of the latest expenses of the last `DAYS` days; `zone` is the user's. */
export async function usualNow(
  db: Database,
  userId: string,
  now: Date,
  zone: string,
): Promise<UsualExpense[]> {
  const moment = hourInZone(now, zone)
  const range = { from: addDays(moment.day, 1 - DAYS), to: moment.day }
  const { rows } = await listExpenses(db, userId, range, { limit: MAX_LIST })
  return usualExpenses(
    rows.map(row => pastExpense(row, zone)),
    moment,
    MOST_USUAL,
  )
}

function pastExpense(row: ExpenseRow, zone: string): PastExpense {
  const draft = draftFromRow(row)
  const entered = hourInZone(row.createdAt, zone)
  return { ...draft, hour: entered.day === draft.date ? entered.hour : null }
}

export function usualToWire({
  amount,
  currency,
  description,
  category,
  paymentMethod,
}: UsualExpense): UsualAnswer {
  return { amount: toMajor(amount, currency), currency, description, category, payment_method: paymentMethod }
}
