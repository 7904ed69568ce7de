/** Puts right what was just saved, shows what became of it, and takes it back. */
import { computed, signal } from '@preact/signals-react'
import type { CorrectionOptions, ExpenseEdit } from '../../../shared/domain/correction.ts'
import type { BringBack } from '../expenses/bring-back.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { type AskedCorrection, createAskedCorrections } from './asked-corrections.ts'
import { deletedBy, type EditApi, writeEdit } from './expense-edits.ts'
import { askedUnseen } from './unseen-deletions.ts'

interface DoneCorrection {
  readonly kind: 'done'
  readonly text: string
  readonly edits: readonly ExpenseEdit[]
  readonly busy: boolean
}

export type ShownCorrection = AskedCorrection | DoneCorrection

export interface CorrectionsDeps {
  readonly api: EditApi
  readonly toasts: Pick<Toasts, 'show'>
  readonly bringBack: BringBack
  /** Ids of what the receipt on show tells of. */
  readonly onShow: () => readonly string[]
  /** Reads signals. */
  readonly isReceiptOpen: () => boolean
  /** These were carried out. */
  readonly onEdited: (edits: readonly ExpenseEdit[]) => void
}

export type CorrectionsStore = ReturnType<typeof createCorrections>

export function createCorrections({
  api,
  toasts,
  bringBack,
  onShow,
  isReceiptOpen,
  onEdited,
}: CorrectionsDeps) {
  const done = signal<DoneCorrection | null>(null)
  const canUndo = computed(() => done.value !== null && !done.value.busy)
  const asked = createAskedCorrections(isReceiptOpen)
  const shown = computed<ShownCorrection | null>(() => done.value ?? asked.current.value)

  /**
   * Carries out what is clear and in sight, and asks about the rest; `addNew` saves what was said as an expense of its own,
   * `putBack` puts a typed text back into the field.
   */
  async function receive(
    correction: CorrectionOptions,
    text: string,
    addNew: (() => void) | null,
    putBack: (() => void) | null = null,
  ): Promise<void> {
    const { options, asks, orNew } = askedUnseen(correction, text, onShow())
    const [only] = options
    if (!asks && options.length === 1 && only) return carryOut(only, text, putBack)
    closeDone()
    asked.ask({ text, options, addNew: orNew ? addNew : null, putBack })
  }

  /** Ids of what was put right, as long as that is told. Reads signals. */
  function putRight(): readonly string[] {
    return done.value?.edits.flatMap(({ after }) => after?.id ?? []) ?? []
  }

  /** Takes the question on show out of the queue. */
  function answered(): AskedCorrection | null {
    if (shown.value?.kind !== 'asked') return null
    const question = shown.value
    asked.dropFirst()
    return question
  }

  async function choose(edits: readonly ExpenseEdit[]): Promise<void> {
    const question = answered()
    if (question) await carryOut(edits, question.text, question.putBack)
  }

  function addInstead(): void {
    answered()?.addNew?.()
  }

  /** A typed text of which nothing could be written stands in the field again. */
  async function carryOut(
    edits: readonly ExpenseEdit[],
    text: string,
    putBack: (() => void) | null,
  ): Promise<void> {
    const written = await write(edits)
    if (written.length === 0) putBack?.()
    if (written.length === 0) return
    closeDone()
    done.value = { kind: 'done', text, edits: written, busy: false }
  }

  async function undo(): Promise<void> {
    const undoing = done.value
    if (!undoing || undoing.busy) return
    done.value = { ...undoing, busy: true }
    const changed = undoing.edits.flatMap(({ before, after }) =>
      after ? [{ before: after, after: before }] : [],
    )
    const deleted = deletedBy(undoing.edits)
    const undone = await write(changed)
    if (deleted.length > 0) await bringBack(deleted)
    const isUndone = undone.length === changed.length
    if (done.peek()) done.value = isUndone ? null : { ...undoing, busy: false }
    if (isUndone) toasts.show('success', { kind: 'correctionUndone' })
  }

  /** Resolves to those that were carried out; the person has been told of the others. */
  async function write(edits: readonly ExpenseEdit[]): Promise<readonly ExpenseEdit[]> {
    const results = await Promise.all(edits.map(edit => writeEdit(api, edit)))
    const written = edits.filter((_, at) => results[at] === null)
    if (written.length > 0) {
      asked.rebase(written)
      onEdited(written)
    }
    const failure = results.find(result => result !== null)
    if (failure) toasts.show('error', failureNotice(failure, 'updateFailed'))
    return written
  }

  /** Closes what is on show; a typed text that was asked about goes back into the field. */
  function close(): void {
    if (done.value) done.value = null
    else answered()?.putBack?.()
  }

  /** Makes room for what comes, unless it still asks. The Undo of a deletion stays within reach, as in the list. */
  function closeDone(): void {
    const leaving = done.peek()
    done.value = null
    if (!leaving || leaving.busy) return
    const deleted = deletedBy(leaving.edits)
    const [first] = deleted
    if (!first) return
    const notice = { kind: 'manyDeleted', count: deleted.length, what: first.description } as const
    toasts.show('success', notice, { undo: () => void bringBack(deleted) })
  }

  /** What was said after it makes it old; one whose text can be an expense that would be lost stands aside. */
  function outdate(): void {
    closeDone()
    asked.outdate()
  }

  function clear(): void {
    done.value = null
    asked.clear()
  }

  return {
    ...{ shown, canUndo, unanswered: asked.unanswered, putRight },
    ...{ receive, choose, addInstead, undo, close, closeDone, outdate, clear },
  }
}
