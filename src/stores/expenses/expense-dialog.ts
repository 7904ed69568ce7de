/** The dialog about one expense: its form, or what is asked because the expense was changed elsewhere meanwhile. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { EditConflict } from './edit-conflict.ts'

export type ExpenseDialog =
  | { readonly kind: 'closed' }
  /** `known` is filled in already; `onAdded` is called once it is saved. */
  | {
      readonly kind: 'add'
      readonly known: Partial<ExpenseDraft>
      readonly onAdded?: (() => void) | undefined
    }
  | { readonly kind: 'edit'; readonly expense: Expense }
  /** `rest` is asked about afterwards. */
  | {
      readonly kind: 'conflict'
      readonly conflict: EditConflict
      readonly rest: readonly EditConflict[]
    }
  /** Deleted elsewhere since the person opened it. */
  | { readonly kind: 'gone'; readonly gone: GoneEdit; readonly rest: readonly EditConflict[] }

export interface GoneEdit {
  /** As it was seen. */
  readonly seen: Expense
  /** What the person wanted it to be. */
  readonly mine: ExpenseDraft
  readonly repeat?: Schedule['every']
}

export function createExpenseDialog() {
  const shown = signal<ExpenseDialog>({ kind: 'closed' })

  function close(): void {
    shown.value = { kind: 'closed' }
  }

  /** Questions that wait behind the one on show. */
  function waiting(): readonly EditConflict[] {
    const { value } = shown
    return value.kind === 'conflict' || value.kind === 'gone' ? value.rest : []
  }

  /** Asks which one stays, of each in turn; those that are being asked about already come first. */
  function ask(conflicts: readonly EditConflict[]): void {
    const { value } = shown
    if (value.kind === 'gone') {
      shown.value = { ...value, rest: [...value.rest, ...conflicts] }
      return
    }
    const asked = value.kind === 'conflict' ? [value.conflict, ...value.rest] : []
    const [conflict, ...rest] = [...asked, ...conflicts]
    if (conflict) shown.value = { kind: 'conflict', conflict, rest }
  }

  return {
    shown: shown as ReadonlySignal<ExpenseDialog>,
    /** `known` is filled in already. */
    openAdd(known: Partial<ExpenseDraft> = {}, onAdded?: () => void): void {
      shown.value = { kind: 'add', known, onAdded }
    },
    openEdit(expense: Expense): void {
      shown.value = { kind: 'edit', expense }
    },
    close,
    ask,
    /** Instead of what is on show. */
    askConflict(conflict: EditConflict): void {
      shown.value = { kind: 'conflict', conflict, rest: waiting() }
    },
    /** Instead of what is on show. */
    askGone(gone: GoneEdit): void {
      shown.value = { kind: 'gone', gone, rest: waiting() }
    },
    /** What is on show is answered: closes it, or asks what waits behind it. */
    settle(): void {
      const rest = waiting()
      close()
      ask(rest)
    },
    /** Under the form or the question on show: the next attempt changes what is stored by now. */
    showStored(expense: Expense): void {
      const { value } = shown
      if (value.kind === 'edit') shown.value = { kind: 'edit', expense }
      else if (value.kind === 'conflict')
        shown.value = { ...value, conflict: { ...value.conflict, theirs: expense } }
    },
  }
}
