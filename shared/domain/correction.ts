/** Corrections of expenses that were just saved. */
import type { SpokenExpense } from './extraction.ts'

/** An expense that a correction can refer to. */
export interface SavedExpense extends Omit<SpokenExpense, 'category'> {
  readonly id: string
  readonly category: string
  /** Milliseconds since 1970, equal for expenses saved together; all without one count as saved together. */
  readonly savedAt?: number
}

export type ExpenseChange =
  /** At least one field; each value differs from the saved one. */
  | { readonly kind: 'set'; readonly id: string; readonly set: Partial<SpokenExpense> }
  | { readonly kind: 'delete'; readonly id: string }

export type Correction =
  /** At least one, each for a different expense. */
  | {
      readonly kind: 'changes'
      readonly changes: readonly ExpenseChange[]
      /** It only tells an amount, and names nothing. */
      readonly plain?: true
    }
  /** The user has to choose one of `options`; empty where the change is not clear. */
  | {
      readonly kind: 'ask'
      readonly options: readonly (readonly ExpenseChange[])[]
      /** It may also be a new expense. */
      readonly orNew: boolean
      /** It only tells an amount, of one that it names or of none, without a word of correcting. */
      readonly plain?: true
    }

/** An expense before and after; null after a deletion. */
export interface ExpenseEdit {
  readonly before: SavedExpense
  readonly after: SavedExpense | null
}

/** The edits of each option; a single option with `asks` false is applied without a question. */
export interface CorrectionOptions {
  readonly options: readonly (readonly ExpenseEdit[])[]
  /** The user has to be asked, even about a single option. */
  readonly asks: boolean
  readonly orNew: boolean
  /** It only tells an amount, of an expense that it names or of none: 'parkir 3rb', '40 yesterday'. */
  readonly plain?: true
}

/** `saved` has every expense of the correction. A deletion of several is asked about, as in the list. */
export function optionsOf(correction: Correction, saved: readonly SavedExpense[]): CorrectionOptions {
  const edits = (changes: readonly ExpenseChange[]) =>
    changes.flatMap((change): ExpenseEdit[] => {
      const before = saved.find(({ id }) => id === change.id)
      if (!before) return []
      return [{ before, after: change.kind === 'delete' ? null : { ...before, ...change.set } }]
    })
  const plain = correction.plain && { plain: correction.plain }
  if (correction.kind === 'changes') {
    const deletions = correction.changes.filter(({ kind }) => kind === 'delete')
    return { options: [edits(correction.changes)], asks: deletions.length > 1, orNew: false, ...plain }
  }
  return { options: correction.options.map(edits), asks: true, orNew: correction.orNew, ...plain }
}

/** Whether it is an expense of its own: it only tells an amount, and none of those it may mean is on show. */
export function isAnother({ options, plain }: CorrectionOptions, onShow: readonly string[]): boolean {
  return plain === true && !options.flat().some(({ before }) => onShow.includes(before.id))
}
