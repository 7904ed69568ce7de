/** What an unsaved item teaches once it is saved: the words that named it and, where it was put right, what was read of them. */
import type { Category } from '../../../shared/domain/category.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { SpokenDraft } from '../../../shared/wire/expense.ts'
import type { ReceiptItem } from './receipt.ts'

type Taught = Pick<SpokenDraft, 'phrase' | 'heard'>
type Named = Pick<ExpenseDraft, 'description' | 'category' | 'paymentMethod'>

/** `draft`: as it is to be saved. */
export function taughtBy({ heard, said }: Pick<ReceiptItem, 'heard' | 'said'>, draft: Named): Taught {
  const read = heard ?? (said && { ...said, paymentMethod: null })
  if (read?.phrase === undefined) return {}
  const { phrase, description, paymentMethod } = read
  // What is read has one of the ten categories.
  const category = read.category as Category
  const isSame =
    draft.category === category && draft.description === description && draft.paymentMethod === paymentMethod
  return isSame ? { phrase } : { phrase, heard: { description, category, paymentMethod } }
}
