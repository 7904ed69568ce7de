/** An expense between the wire, the domain's whole minor units, and the table's decimal column. */
import type * as v from 'valibot'
import type { expenseInput } from '../../src/api/wire/expense.ts'
import type { Currency } from '../../src/domain/currency.ts'
import { isCurrency } from '../../src/domain/currency.ts'
import type { ExpenseDraft } from '../../src/domain/expense.ts'
import { type Minor, toMajor, toMinor } from '../../src/domain/money.ts'
import type { expenses } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

export type ExpenseRow = Omit<typeof expenses.$inferSelect, 'sequence'>
export type ExpenseInput = v.InferOutput<typeof expenseInput>

/** An expense as every answer carries it. */
export interface ExpenseWire {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly category: string
  readonly date: string
  readonly payment_method: string | null
  readonly created_at: string
}

export function toWire(row: ExpenseRow): ExpenseWire {
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: row.currency,
    description: row.description,
    category: row.category,
    date: row.date,
    payment_method: row.paymentMethod,
    created_at: row.createdAt.toISOString(),
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
