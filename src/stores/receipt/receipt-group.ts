/** How a group of the receipt comes of an answer, and what changes of its items make of it. */
import { addDays, parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ExpenseEdit } from '../../../shared/domain/correction.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { type ExpenseForm, formOf } from '../../../shared/domain/expense-form.ts'
import type { UnpricedExpense } from '../../../shared/domain/extraction.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'
import type { ReceiptGroup, ReceiptItem } from './receipt.ts'

interface GroupIdentity {
  readonly idempotencyKey: IdempotencyKey
  /** Numbers it and its items. */
  readonly nextKey: () => number
}

/** An answer as a group; `currency` is that of what was said without a price. */
export function groupOf(
  extraction: VoiceExtraction,
  currency: Currency,
  { idempotencyKey, nextKey }: GroupIdentity,
): ReceiptGroup {
  const { expenses, unpriced, autoInserted, ...heardIn } = extraction
  const priced = expenses.map(
    (heard): ReceiptItem => ({
      ...UNTOUCHED,
      key: nextKey(),
      heard,
      saved: autoInserted,
      form: formOf(heard),
      doubtful: heard.doubtful,
    }),
  )
  const asked = unpriced.map(
    (said): ReceiptItem => ({
      ...UNTOUCHED,
      key: nextKey(),
      heard: null,
      ...saidOf(said),
      saved: false,
      form: unpricedForm(said, currency),
      doubtful: [],
    }),
  )
  return { ...heardIn, idempotencyKey, key: nextKey(), items: [...priced, ...asked], removed: [] }
}

function saidOf({ phrase, description, category }: UnpricedExpense): Pick<ReceiptItem, 'said'> {
  return phrase === undefined ? {} : { said: { phrase, description, category } }
}

const UNTOUCHED = { fault: null, touched: false } as const

function unpricedForm({ description, category, date }: UnpricedExpense, currency: Currency): ExpenseForm {
  return { amount: '', currency, description, category, date, paymentMethod: null }
}

/** A field that was changed counts as checked. */
export function changedItem(item: ReceiptItem, form: ExpenseForm): ReceiptItem {
  const doubtful = item.doubtful.filter(field => form[field] === item.form[field])
  return { ...item, form, fault: null, touched: true, doubtful }
}

export function movedItem(item: ReceiptItem, days: number): ReceiptItem {
  const { saved, heard, form } = item
  const day = parseCalendarDate(form.date)
  if (saved || day === null || (heard && heard.date !== form.date)) return item
  const date = addDays(day, days)
  return { ...item, heard: heard && { ...heard, date }, form: { ...form, date }, fault: null }
}

/** Without the item; a saved one is to be deleted. Null where nothing is left of the group. */
export function withoutItem(group: ReceiptGroup, gone: ReceiptItem): ReceiptGroup | null {
  const items = group.items.filter(item => item !== gone)
  const removed = gone.saved && gone.heard ? [...group.removed, gone.heard] : group.removed
  return items.length + removed.length === 0 ? null : { ...group, items, removed }
}

/** With the expenses of `edits`, by id, as they are now; null where nothing is left of it. */
export function rereadGroup(
  group: ReceiptGroup,
  edits: ReadonlyMap<string, ExpenseEdit>,
): ReceiptGroup | null {
  const items = group.items.flatMap((item): ReceiptItem[] => {
    const edit = item.heard?.id == null ? undefined : edits.get(item.heard.id)
    if (!edit || !item.heard) return [item]
    const { after } = edit
    if (!after) return []
    // Its version is another one by now: what is changed next is changed whatever that is.
    const { version: _, ...before } = item.heard
    const heard = { ...before, ...after, doubtful: [] }
    return [{ ...item, ...UNTOUCHED, heard, form: formOf(heard), doubtful: [] }]
  })
  return items.length + group.removed.length === 0 ? null : { ...group, items }
}
