/** Puts right what was just saved, shows what became of it, and takes it back. */
import { signal } from '@preact/signals-react'
import type { CorrectionOptions, ExpenseEdit, SavedExpense } from '../../../shared/domain/correction.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiFailure, ApiResult } from '../../api/http.ts'
import type { BringBack } from '../expenses/bring-back.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'

export type ShownCorrection =
  /** `addNew` is null where it can't be an expense of its own. */
  | {
      readonly kind: 'asked'
      readonly text: string
      readonly options: readonly (readonly ExpenseEdit[])[]
      readonly addNew: (() => void) | null
    }
  | {
      readonly kind: 'done'
      readonly text: string
      readonly edits: readonly ExpenseEdit[]
      readonly busy: boolean
    }

export interface CorrectionsDeps {
  readonly api: Pick<Api, 'updateExpense' | 'deleteExpense'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly bringBack: BringBack
  /** These were carried out. */
  readonly onEdited: (edits: readonly ExpenseEdit[]) => void
}

export type CorrectionsStore = ReturnType<typeof createCorrections>

export function createCorrections({ api, toasts, bringBack, onEdited }: CorrectionsDeps) {
  const shown = signal<ShownCorrection | null>(null)

  /** Carries out what is clear, and asks about the rest; `addNew` saves what was said as an expense of its own. */
  async function receive(
    { options, asks, orNew }: CorrectionOptions,
    text: string,
    addNew: (() => void) | null,
  ): Promise<void> {
    const [only] = options
    if (!asks && options.length === 1 && only) return carryOut(only, text)
    shown.value = { kind: 'asked', text, options, addNew: orNew ? addNew : null }
  }

  async function choose(edits: readonly ExpenseEdit[]): Promise<void> {
    const asked = shown.value
    if (asked?.kind !== 'asked') return
    shown.value = null
    await carryOut(edits, asked.text)
  }

  function addInstead(): void {
    const asked = shown.value
    if (asked?.kind !== 'asked') return
    shown.value = null
    asked.addNew?.()
  }

  async function carryOut(edits: readonly ExpenseEdit[], text: string): Promise<void> {
    const done = await write(edits)
    if (done.length > 0) shown.value = { kind: 'done', text, edits: done, busy: false }
  }

  async function undo(): Promise<void> {
    const done = shown.value
    if (done?.kind !== 'done' || done.busy) return
    shown.value = { ...done, busy: true }
    const changed = done.edits.flatMap(({ before, after }) =>
      after ? [{ before: after, after: before }] : [],
    )
    const deleted = done.edits.flatMap(({ before, after }) => (after ? [] : [before]))
    const undone = await write(changed)
    if (deleted.length > 0) await bringBack(deleted.map(expense => ({ ...expense, createdAt: '' })))
    const isUndone = undone.length === changed.length
    if (shown.peek()?.kind === 'done') shown.value = isUndone ? null : { ...done, busy: false }
    if (isUndone) toasts.show('success', { kind: 'correctionUndone' })
  }

  /** Resolves to those that were carried out; the person has been told of the others. */
  async function write(edits: readonly ExpenseEdit[]): Promise<readonly ExpenseEdit[]> {
    const results = await Promise.all(edits.map(edit => writeOne(api, edit)))
    const done = edits.filter((_, at) => results[at] === null)
    if (done.length > 0) onEdited(done)
    const failure = results.find(result => result !== null)
    if (failure) toasts.show('error', failureNotice(failure, 'updateFailed'))
    return done
  }

  function close(): void {
    shown.value = null
  }

  /** Unless it still asks. */
  function closeDone(): void {
    if (shown.value?.kind === 'done') close()
  }

  return { shown, receive, choose, addInstead, undo, close, closeDone }
}

/** Both calls bear repetition. Null where it is done. */
async function writeOne(
  api: CorrectionsDeps['api'],
  { before, after }: ExpenseEdit,
): Promise<ApiFailure | null> {
  const result: ApiResult<unknown> = after
    ? await api.updateExpense(after.id, draftOf(after))
    : await api.deleteExpense(before.id)
  if (result.kind === 'ok') return null
  const { failure } = result
  const isGone = after === null && failure.kind === 'status' && failure.status === 404
  return isGone ? null : failure
}

function draftOf({ id: _, savedAt: _at, ...draft }: SavedExpense) {
  return draft
}
