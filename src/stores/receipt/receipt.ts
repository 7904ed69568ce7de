/** What a receipt holds: the items of one answer after the other, as they read now. */
import type { ExpenseForm, FormFault } from '../../../shared/domain/expense-form.ts'
import type { ItemField, OtherMoney, UnpricedExpense } from '../../../shared/domain/extraction.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'

export type SaidWithoutPrice = Pick<UnpricedExpense, 'description' | 'category'> & { readonly phrase: string }

export interface ReceiptItem {
  /** Unique on the receipt; stays the same when others are removed. */
  readonly key: number
  /** As it was understood; null where no price was said. */
  readonly heard: HeardExpense | null
  /** What was read of one without a price, by the words that name it. */
  readonly said?: SaidWithoutPrice
  /** False: saving inserts it. */
  readonly saved: boolean
  readonly form: ExpenseForm
  readonly fault: FormFault | null
  /** A field was changed, even if it was changed back. */
  readonly touched: boolean
  /** Fields to check that have not been changed yet. */
  readonly doubtful: readonly ItemField[]
  /** Which one it is of the last request that saved unsaved items, from 0. */
  readonly sent?: number
}

/** The items of one answer. */
export interface ReceiptGroup {
  readonly key: number
  /** Of what it inserts: a request whose answer was lost must not save it twice. */
  readonly idempotencyKey: IdempotencyKey
  readonly transcription: string
  readonly confidence: number | null
  /** The recording was poor. */
  readonly hardToHear: boolean
  /** Not spoken. */
  readonly typed: boolean
  /** Told of, and not noted. */
  readonly besides?: readonly OtherMoney[]
  /** Only the first items: more were told than are taken at once. */
  readonly capped?: true
  readonly items: readonly ReceiptItem[]
  /** Saved, and to be deleted. */
  readonly removed: readonly HeardExpense[]
}

export interface Receipt {
  readonly groups: readonly ReceiptGroup[]
  /** Key of the item whose fields are shown. */
  readonly opened: number | null
  readonly saving: boolean
}

export function itemsOf({ groups }: Pick<Receipt, 'groups'>): ReceiptItem[] {
  return groups.flatMap(({ items }) => items)
}

export function isUnsaved({ items, removed }: ReceiptGroup): boolean {
  return removed.length > 0 || items.some(({ saved, touched }) => !saved || touched)
}

/** Whether all of it is saved, as it was understood. */
export function isAutoInserted(receipt: Receipt): boolean {
  return countOfUnsaved(receipt) === 0
}

/** How many saving inserts. */
export function countOfUnsaved(receipt: Receipt): number {
  return itemsOf(receipt).filter(({ saved }) => !saved).length
}

/** Whether a field was changed or an item removed. */
export function isModified({ groups }: Receipt): boolean {
  return groups.some(({ items, removed }) => removed.length > 0 || items.some(({ touched }) => touched))
}

/** Whether nothing of it waits for the person: all is saved, nothing is in doubt, changed or open. */
export function isDone(receipt: Receipt): boolean {
  const isAsking = receipt.opened !== null || itemsOf(receipt).some(({ doubtful }) => doubtful.length > 0)
  return !receipt.saving && !isAsking && isAutoInserted(receipt) && !isModified(receipt)
}

/** How many expenses saving inserts, changes or deletes. */
export function countOfWrites({ groups }: Receipt): number {
  return groups.reduce(
    (sum, { items, removed }) =>
      sum + removed.length + items.filter(({ saved, touched }) => !saved || touched).length,
    0,
  )
}

/** How many were understood: with those that are to be deleted. */
export function countOfHeard({ groups }: Receipt): number {
  return groups.reduce((sum, { items, removed }) => sum + items.length + removed.length, 0)
}

/** All that is saved of it, what is to be deleted included. */
export function savedOf({ groups }: Pick<Receipt, 'groups'>): HeardExpense[] {
  return groups.flatMap(({ items, removed }) => [
    ...items.flatMap(({ saved, heard }) => (saved && heard ? [heard] : [])),
    ...removed,
  ])
}

/** What of it is still to be saved; null where nothing is. */
export function unsavedPart(group: ReceiptGroup): ReceiptGroup | null {
  const items = group.items.filter(({ saved }) => !saved)
  return items.length === 0 ? null : { ...group, items, removed: [] }
}
