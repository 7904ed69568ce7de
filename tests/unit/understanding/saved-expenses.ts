/** Expenses that were just saved, and what a correction makes of them, in words. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Correction, ExpenseChange, SavedExpense } from '../../../shared/domain/correction.ts'
import { toMajor, toMinor } from '../../../shared/domain/money.ts'
import { TODAY } from './utterance.ts'

/** Saved today, without a way of paying. */
export function saved(
  id: string,
  description: string,
  amount: number,
  more: Partial<SavedExpense> = {},
): SavedExpense {
  const { currency = 'IDR' } = more
  return {
    id,
    description,
    amount: toMinor(amount, currency),
    currency,
    category: 'Food & Dining',
    date: TODAY as CalendarDate,
    paymentMethod: null,
    ...more,
  }
}

export const COFFEE = [saved('coffee', 'Kopi', 13_000)]
export const TWO = [
  saved('coffee', 'Kopi', 25_000),
  saved('parking', 'Parkir', 5000, { category: 'Transportation' }),
]
export const TWO_COFFEES = [saved('small', 'Kopi', 15_000), saved('large', 'Kopi', 25_000)]
export const THREE = [...TWO, saved('bread', 'Roti', 12_000)]
export const TWICE = [saved('tea', 'Es teh', 5000), saved('again', 'Es teh', 5000)]
export const LUNCHES = [
  saved('amy', 'Lunch with Amy', 16, { currency: 'USD' }),
  saved('dan', 'Lunch with Dan', 18, { currency: 'USD' }),
]
export const DOLLARS = [
  saved('lunch', 'Lunch at Chipotle', 12, { currency: 'USD' }),
  saved('gas', 'Gas', 40, { currency: 'USD', category: 'Transportation' }),
]

function writtenChange(change: ExpenseChange): string {
  if (change.kind === 'delete') return `${change.id} deleted`
  const { amount, currency = 'IDR', ...others } = change.set
  const isDollars = [...DOLLARS, ...LUNCHES].some(({ id }) => id === change.id)
  const price = amount === undefined ? [] : [toMajor(amount, isDollars ? 'USD' : currency)]
  return [change.id, ...price, ...Object.values(others)].join(' ')
}

/** Changes parted by ` + `; where it is asked, options parted by ` / `, an expense of its own as `new`. */
export function written(correction: Correction | 'confirmed' | null): string | null {
  if (!correction || correction === 'confirmed') return correction
  if (correction.kind === 'changes') return correction.changes.map(writtenChange).join(' + ')
  const options = correction.options.map(changes => changes.map(writtenChange).join(' + '))
  return `? ${[...options, ...(correction.orNew ? ['new'] : [])].join(' / ')}`
}
