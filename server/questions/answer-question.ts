/** The figures that answer a question about an account's expenses. */
import { desc } from 'drizzle-orm'
import { readSearch } from '../../shared/domain/expense-search.ts'
import type { SpendingQuestion } from '../../shared/domain/spending-question.ts'
import { MAX_ANSWERED } from '../../shared/wire/spending-question.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { type ExpenseFilter, owned } from '../expenses/expense-filter.ts'
import { listExpenses } from '../expenses/expense-list.ts'
import { columns, toWire } from '../expenses/expense-row.ts'
import { amountIn, countAndSum, matchesAnswer } from '../expenses/expense-totals.ts'

export async function answerQuestion(db: Database, userId: string, question: SpendingQuestion) {
  const { what, period, category, words, payment } = question
  const filter: ExpenseFilter = {
    ...period,
    ...(category === null ? {} : { category }),
    ...(words === null ? {} : { q: readSearch(words) }),
    ...(payment === null ? {} : { payment_method: payment }),
  }
  const rows = what === 'largest' ? await largest(db, userId, filter) : await latest(db, userId, filter)
  return { ...matchesAnswer(await countAndSum(db, userId, filter)), expenses: rows.map(toWire) }
}

async function latest(db: Database, userId: string, filter: ExpenseFilter) {
  return (await listExpenses(db, userId, filter, { limit: MAX_ANSWERED })).rows
}

function largest(db: Database, userId: string, filter: ExpenseFilter) {
  return db
    .select(columns)
    .from(expenses)
    .where(owned(userId, filter))
    .orderBy(desc(amountIn('IDR')), desc(expenses.sequence))
    .limit(MAX_ANSWERED)
}
