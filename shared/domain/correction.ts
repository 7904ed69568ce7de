/** What is put right of expenses that were just saved. */
import type { SpokenExpense } from './extraction.ts'

/** An expense that may be meant. */
export interface SavedExpense extends Omit<SpokenExpense, 'category'> {
  readonly id: string
  readonly category: string
  /** Milliseconds since 1970; what was saved together has the same. Undefined: together with all such. */
  readonly savedAt?: number
}

export type ExpenseChange =
  /** At least one field, each otherwise than it is. */
  | { readonly kind: 'set'; readonly id: string; readonly set: Partial<SpokenExpense> }
  | { readonly kind: 'delete'; readonly id: string }

export type Correction =
  /** At least one, each of another expense. */
  | { readonly kind: 'changes'; readonly changes: readonly ExpenseChange[] }
  /** One of `options` is meant; none of them where what is to be changed did not become clear. */
  | {
      readonly kind: 'ask'
      readonly options: readonly (readonly ExpenseChange[])[]
      /** Or else an expense of its own. */
      readonly orNew: boolean
    }

/** An expense as it is, and as it becomes; null: deleted. */
export interface ExpenseEdit {
  readonly before: SavedExpense
  readonly after: SavedExpense | null
}

/** What each option comes to; one alone that is not to be asked is what was said. */
export interface CorrectionOptions {
  readonly options: readonly (readonly ExpenseEdit[])[]
  /** To be asked, even where there is one option. */
  readonly asks: boolean
  readonly orNew: boolean
}

/** `saved` has every expense of the correction. */
export function optionsOf(correction: Correction, saved: readonly SavedExpense[]): CorrectionOptions {
  const edits = (changes: readonly ExpenseChange[]) =>
    changes.flatMap((change): ExpenseEdit[] => {
      const before = saved.find(({ id }) => id === change.id)
      if (!before) return []
      return [{ before, after: change.kind === 'delete' ? null : { ...before, ...change.set } }]
    })
  if (correction.kind === 'changes')
    return { options: [edits(correction.changes)], asks: false, orNew: false }
  return { options: correction.options.map(edits), asks: true, orNew: correction.orNew }
}
