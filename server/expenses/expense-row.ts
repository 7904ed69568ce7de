/** An expense between the wire, the domain's whole minor units, and the table's decimal column. */
import { getTableColumns } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { isCurrency } from '../../shared/domain/currency.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { type Minor, toMajor, toMinor } from '../../shared/domain/money.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import type { LearnedValues } from '../../shared/domain/phrase-memory.ts'
import type { ExpenseAnswer } from '../../shared/wire/answers/expenses.ts'
import type { expenseInput } from '../../shared/wire/expense.ts'
import { expenses } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

const { sequence: _order, searchTerms: _index, ...read } = getTableColumns(expenses)
/** The columns that are read. */
export const columns = read

export type ExpenseRow = Omit<typeof expenses.$inferSelect, 'sequence' | 'searchTerms'>
export type ExpenseInput = v.InferOutput<typeof expenseInput>

export function toWire(row: ExpenseRow): ExpenseAnswer {
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: currencyOf(row),
    description: row.description,
    category: row.category,
    date: row.date,
    payment_method: isPaymentMethod(row.paymentMethod) ? row.paymentMethod : null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
    recurring_id: row.recurringId,
  }
}

export function draftFromInput(input: ExpenseInput): ExpenseDraft {
  return {
    amount: wholeMinor(input.amount, input.currency),
    currency: input.currency,
    description: input.description,
    category: input.category,
    date: input.date,
    paymentMethod: input.payment_method ?? null,
  }
}

/** The phrase that named it, and what it was read as where that was put right before it was saved, on `on`. */
export function saidFromInput({ phrase, heard }: ExpenseInput, on: CalendarDate): Said {
  if (phrase === undefined) return {}
  if (!heard) return { phrase }
  const { description, category, payment_method: paymentMethod = null } = heard
  return { phrase, corrected: { was: { description, category, paymentMethod }, on } }
}

interface Said {
  readonly phrase?: string
  readonly corrected?: { readonly was: LearnedValues; readonly on: CalendarDate }
}

export function draftFromRow(row: ExpenseRow): ExpenseDraft {
  const currency = currencyOf(row)
  return {
    amount: toMinor(Number(row.amount), currency),
    currency,
    description: row.description,
    category: row.category,
    date: row.date as CalendarDate,
    paymentMethod: isPaymentMethod(row.paymentMethod) ? row.paymentMethod : null,
  }
}

/** Rounds to the currency's smallest unit; 400 for what rounds to nothing. */
export function wholeMinor(major: number, currency: Currency): Minor {
  const amount = toMinor(major, currency)
  if (amount === 0) throw new Problem(400, 'amountTooSmall')
  return amount
}

export function decimal(amount: Minor, currency: Currency): string {
  return toMajor(amount, currency).toFixed(2)
}

export function currencyOf(row: Pick<ExpenseRow, 'currency'>): Currency {
  if (isCurrency(row.currency)) return row.currency
  throw new Error('A stored expense has a currency that the product does not know')
}
