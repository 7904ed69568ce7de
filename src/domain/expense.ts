/** An expense as the rest of the product knows it, free of the wire's spellings. */
import type { CalendarDate } from './calendar-date.ts'
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

export interface Expense {
  readonly id: string
  readonly amount: Minor
  readonly currency: Currency
  readonly description: string
  /** One of the ten, or whatever name the backend gave. */
  readonly category: string
  readonly date: CalendarDate
  /** ISO date-time. */
  readonly createdAt: string
  readonly paymentMethod: PaymentMethod | null
}

/** What a person enters: an expense the server has not named yet. */
export type ExpenseDraft = Omit<Expense, 'id' | 'createdAt'>

/** Longest description accepted, in UTF-16 units. */
export const MAX_DESCRIPTION = 500
