/** The expense type of the domain, independent of the wire format. */
import { type CalendarDate, parseCalendarDate, withOffset } from './calendar-date.ts'
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

export interface Expense {
  readonly id: string
  readonly amount: Minor
  readonly currency: Currency
  readonly description: string
  /** One of the ten, or any other name from the backend. */
  readonly category: string
  readonly date: CalendarDate
  /** ISO date-time. */
  readonly createdAt: string
  readonly paymentMethod: PaymentMethod | null
  /** Incremented with each change; absent where the backend has no versions. */
  readonly version?: number
  /** Id of its recurring rule; equal to its own id where the user entered it as the first one. */
  readonly recurringId?: string
}

/** A new expense, without the fields that the server assigns. */
export type ExpenseDraft = Omit<Expense, 'id' | 'createdAt' | 'version' | 'recurringId'>

/** Whether a recurring rule entered it, not the user. */
export function isEnteredByRule({ id, recurringId }: Pick<Expense, 'id' | 'recurringId'>): boolean {
  return recurringId !== undefined && recurringId !== id
}

/** Longest description accepted, in UTF-16 units. */
export const MAX_DESCRIPTION = 500

/** The local day on which it was recorded; its own day where that is not known. */
export function createdDay({ createdAt, date }: Pick<Expense, 'createdAt' | 'date'>): CalendarDate {
  const instant = new Date(createdAt)
  return (Number.isNaN(instant.getTime()) ? null : parseCalendarDate(withOffset(instant))) ?? date
}
