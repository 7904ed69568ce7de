/** An expense as the rest of the product knows it, free of the wire's spellings. */
import { type CalendarDate, parseCalendarDate, withOffset } from './calendar-date.ts'
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
  /** One more with each change; absent where the backend counts none. */
  readonly version?: number
  /** Of the rule by which it comes again; its own id where its person entered it, as the first. */
  readonly recurringId?: string
}

/** What a person enters: an expense the server has not named yet. */
export type ExpenseDraft = Omit<Expense, 'id' | 'createdAt' | 'version' | 'recurringId'>

/** Whether nobody but its rule has entered it. */
export function isEnteredByRule({ id, recurringId }: Pick<Expense, 'id' | 'recurringId'>): boolean {
  return recurringId !== undefined && recurringId !== id
}

/** Longest description accepted, in UTF-16 units. */
export const MAX_DESCRIPTION = 500

/** The day on the device's clock when it was recorded; its own day where that is not known. */
export function createdDay({ createdAt, date }: Pick<Expense, 'createdAt' | 'date'>): CalendarDate {
  const instant = new Date(createdAt)
  return (Number.isNaN(instant.getTime()) ? null : parseCalendarDate(withOffset(instant))) ?? date
}
