/** What an account usually buys about this time. */
import { addDays, hourInZone } from '../../shared/domain/calendar-date.ts'
import { toMajor } from '../../shared/domain/money.ts'
import { type PastExpense, type UsualExpense, usualExpenses } from '../../shared/domain/usual.ts'
import type { UsualAnswer } from '../../shared/wire/answers.ts'
import { MAX_LIST } from '../../shared/wire/expense.ts'
import type { Database } from '../db/database.ts'
import { listExpenses } from './expense-list.ts'
import { draftFromRow, type ExpenseRow } from './expense-row.ts'

/** How far it looks back, in days. */
const DAYS = 90
/** As many as fit above a phone's keyboard. */
export const MOST_USUAL = 5

/** Of the latest expenses of the last days, a bounded number; `zone` is that of the person. */
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
