/** The filter of a list of expenses, besides its days. */
import type { Category } from './category.ts'
import type { Expense } from './expense.ts'
import { readSearch } from './expense-search.ts'
import { matchesSearch } from './matches-search.ts'
import { NO_PAYMENT, type PaymentFilter } from './payment-method.ts'

export interface ListFilter {
  /** As it was typed. */
  readonly text: string
  readonly category: Category | null
  readonly paymentMethod: PaymentFilter | null
}

export const NO_FILTER: ListFilter = { text: '', category: null, paymentMethod: null }

/** Whether it leaves anything out. */
export function isFiltering({ text, category, paymentMethod }: ListFilter): boolean {
  return category !== null || paymentMethod !== null || readSearch(text).length > 0
}

export function sameFilter(a: ListFilter, b: ListFilter): boolean {
  return a.text === b.text && a.category === b.category && a.paymentMethod === b.paymentMethod
}

/** The predicate of a filter; the filter is parsed once for a whole list. */
export function matcherOf({ text, category, paymentMethod }: ListFilter): (expense: Expense) => boolean {
  const search = readSearch(text)
  return expense =>
    (category === null || category === expense.category) &&
    (paymentMethod === null || paymentMethod === (expense.paymentMethod ?? NO_PAYMENT)) &&
    matchesSearch(search, expense)
}
