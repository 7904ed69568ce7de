/** The dialog about one expense: its form, or what is asked because the expense was changed elsewhere meanwhile. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { EditQuestion } from './edit-conflict.ts'

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
  | (EditQuestion & { readonly rest: readonly EditQuestion[] })

const CLOSED: ExpenseDialog = { kind: 'closed' }

export function createExpenseDialog() {
  const shown = signal<ExpenseDialog>(CLOSED)

  /** Questions that wait behind the one on show. */
  function waiting(): readonly EditQuestion[] {
    const { value } = shown
    return value.kind === 'conflict' || value.kind === 'gone' ? value.rest : []
  }

  /** Asks each in turn; those that are being asked already come first. */
  function ask(questions: readonly EditQuestion[]): void {
    const { value } = shown
    const [first, ...rest] = questions
    if (value.kind === 'conflict' || value.kind === 'gone')
      shown.value = { ...value, rest: [...value.rest, ...questions] }
    else if (first) shown.value = { ...first, rest }
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
    close(): void {
      shown.value = CLOSED
    },
    ask,
    /** Instead of what is on show. */
    askInstead(question: EditQuestion): void {
      shown.value = { ...question, rest: waiting() }
    },
    /**
     * What is on show is answered: asks what waits behind it, or closes. In one step, since a dialog that is closed
     * lets others open.
     */
    settle(): void {
      const [next, ...rest] = waiting()
      shown.value = next ? { ...next, rest } : CLOSED
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
