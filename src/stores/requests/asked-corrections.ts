/** What a correction means, asked of the person: one after the other, the oldest first. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { ExpenseEdit } from '../../../shared/domain/correction.ts'
import { rebased } from './expense-edits.ts'

export interface AskedCorrection {
  readonly kind: 'asked'
  readonly text: string
  readonly options: readonly (readonly ExpenseEdit[])[]
  /** Null where it can't be an expense of its own. */
  readonly addNew: (() => void) | null
  /** Puts the text back into an empty field; null where it was spoken. */
  readonly putBack: (() => void) | null
}

/** `isReceiptOpen` reads signals. */
export function createAskedCorrections(isReceiptOpen: () => boolean) {
  const questions = signal<readonly AskedCorrection[]>([])
  /** Something newer was said: what is asked stands behind its receipt until that is closed. */
  const isAside = signal(false)

  return {
    /** The one to be answered; null where there is none, or it stands aside. */
    current: computed(() => (isAside.value && isReceiptOpen() ? null : (questions.value[0] ?? null))),
    /** Texts that exist nowhere else until their question is answered. */
    unanswered: computed(() =>
      questions.value.filter(({ addNew, putBack }) => addNew ?? putBack).map(({ text }) => text),
    ) as ReadonlySignal<readonly string[]>,
    ask(question: Omit<AskedCorrection, 'kind'>): void {
      isAside.value = false
      questions.value = [...questions.value, { kind: 'asked', ...question }]
    },
    dropFirst(): void {
      questions.value = questions.value.slice(1)
    },
    /** These were carried out: what is asked is about the expenses as they are now. */
    rebase(written: readonly ExpenseEdit[]): void {
      questions.value = questions.value.map(one => ({ ...one, options: rebased(one.options, written) }))
    },
    /** What was said after it makes it old; one whose text can be an expense that would be lost stands aside. */
    outdate(): void {
      isAside.value = true
      questions.value = questions.value.filter(({ addNew }) => addNew !== null)
    },
    clear(): void {
      questions.value = []
    },
  }
}
