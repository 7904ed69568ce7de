/** The prices that the receipt asks for, and the answer to one of them. */
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Category } from '../../../shared/domain/category.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { ExtractedItem } from '../../../shared/domain/extraction.ts'
import { itemsOf, type Receipt } from './receipt.ts'

export interface AskedPrice {
  /** Of the item on the receipt. */
  readonly key: number
  readonly form: Pick<ExpenseForm, 'description' | 'category' | 'date'>
}

/** The one asked about now first: the first of what was said last. None while the receipt is being saved. */
export function askedPrices(receipt: Receipt | null): readonly AskedPrice[] {
  if (!receipt || receipt.saving) return []
  return [...receipt.groups].reverse().flatMap(group =>
    itemsOf({ groups: [group] })
      .filter(({ saved, form }) => !saved && form.amount === '' && form.description.trim() !== '')
      .map(({ key, form }) => ({ key, form })),
  )
}

/** What is asked about, at the price of `priced`. */
export function withPrice({ form }: AskedPrice, priced: ExtractedItem): ExtractedItem {
  const date = parseCalendarDate(form.date) ?? priced.date
  const doubtful = priced.doubtful.filter(field => field === 'amount' || field === 'currency')
  const sureness = { confidence: doubtful.length > 0 ? priced.confidence : 1, doubts: [], doubtful }
  return { ...priced, ...sureness, description: form.description, category: form.category as Category, date }
}
