/** Parses answers with many expenses; null where one of them is invalid. */
import { expenseOutput } from '../../shared/wire/expense.ts'
import {
  type ExpensePage,
  type PageBody,
  type PeriodBody,
  type PeriodStats,
  periodOf,
} from '../../shared/wire/period.ts'
import { readInSlices } from './read-in-slices.ts'

export async function readPeriod(body: PeriodBody): Promise<PeriodStats | null> {
  const expenses = await readInSlices(expenseOutput, body.expenses)
  return expenses && periodOf(body, expenses)
}

export async function readPage(body: PageBody): Promise<ExpensePage | null> {
  const expenses = await readInSlices(expenseOutput, body.expenses)
  return expenses && { ...body, expenses }
}
