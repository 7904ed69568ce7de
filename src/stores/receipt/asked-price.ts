/** The prices that the receipt asks for, and the answer to one of them. */
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Category } from '../../../shared/domain/category.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { ExtractedItem } from '../../../shared/domain/extraction.ts'
import { itemsOf, type Receipt, type SaidWithoutPrice } from './receipt.ts'
import { taughtBy } from './taught-by.ts'

export interface AskedPrice {
  /** Of the item on the receipt. */
  readonly key: number
  readonly form: Pick<ExpenseForm, 'description' | 'category' | 'date'>
  readonly said?: SaidWithoutPrice | undefined
}

/** The one asked about now first: the first of what was said last. None while the receipt is being saved. */
export function askedPrices(receipt: Receipt | null): readonly AskedPrice[] {
  if (!receipt || receipt.saving) return []
  return [...receipt.groups].reverse().flatMap(group =>
    itemsOf({ groups: [group] })
      .filter(({ saved, form }) => !saved && form.amount === '' && form.description.trim() !== '')
      .map(({ key, form, said }) => ({ key, form, said })),
  )
}

/** What is asked about, at the price of `priced`. */
export function withPrice({ form, said }: AskedPrice, priced: ExtractedItem): ExtractedItem {
  const date = parseCalendarDate(form.date) ?? priced.date
  const doubtful = priced.doubtful.filter(field => field === 'amount' || field === 'currency')
  const sureness = { confidence: doubtful.length > 0 ? priced.confidence : 1, doubts: [], doubtful }
  const named = { description: form.description, category: form.category as Category }
  const taught = taughtBy({ heard: null, ...(said && { said }) }, { ...named, paymentMethod: null })
  return { ...priced, ...sureness, ...named, ...taught, date }
}
