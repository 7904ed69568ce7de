/** The expenses of a user in the current month, for a page to show. */
import { type Seed, todayInJakarta } from '../../tests/e2e/expense-seeds.ts'

const CATEGORIES = ['Food & Dining', 'Transportation', 'Shopping', 'Bills & Utilities', 'Other']

/** Spread over the days of the month so far, in rupiah. */
export function expensesOfMonth(count: number): Seed[] {
  const today = todayInJakarta()
  const days = Number(today.slice(8))
  return Array.from({ length: count }, (_, index) => ({
    amount: 1000 + index,
    description: `Belanja nomor ${index}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Other',
    currency: 'IDR',
    date: `${today.slice(0, 8)}${String((index % days) + 1).padStart(2, '0')}`,
  }))
}
