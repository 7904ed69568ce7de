/** A sentence typed into the capture bar: understood while it is typed, saved when the person says so. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { UnpricedExpense } from '../../../shared/domain/extraction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { voiceAnswer } from '../../../shared/wire/voice-answer.ts'
import { type KeptSentence, sentenceId } from '../../sentences/kept-sentence.ts'
import type { SentenceReader } from '../../sentences/sentence-reader.ts'
import type { AuthState } from '../account/auth.ts'
import type { AskedPrice } from '../receipt/asked-price.ts'
import { knownOf, staysRefused, type Told } from './reading.ts'
import { createReturnedText } from './returned-text.ts'
import { createTypedReading, type TypedReadingDeps } from './typed-reading.ts'

export interface SentenceDeps extends TypedReadingDeps {
  readonly typed: Signal<string>
  readonly reader: () => Promise<Pick<SentenceReader, 'wake' | 'read'>>
  readonly ask: (question: SpendingQuestion, text: string) => void
  /** `addNew` saves it as an expense of its own; `putBack` puts it back into the field where that is empty. */
  readonly correct: (
    correction: CorrectionOptions,
    text: string,
    addNew: (() => void) | null,
    putBack: () => void,
  ) => void
  /** Undoes the correction on show. */
  readonly undo: (text: string) => void
  readonly auth: ReadonlySignal<AuthState>
  readonly send: (sentence: KeptSentence) => Promise<VoiceOutcome>
  /** Of what was typed in the session that still lasts. */
  readonly onOutcome: (outcome: VoiceOutcome) => void
  /** The price that was asked for is being saved as an expense of its own. */
  readonly onPriced: (asked: AskedPrice) => void
  readonly askPrice: (said: UnpricedExpense, text: string) => void
  /** Opens the form with what is known filled in; `onAdded` is called once it is saved. */
  readonly openForm: (known: Partial<ExpenseDraft>, onAdded: () => void) => void
  /** A part of a long text waits in the field. */
  readonly onRest: () => void
  readonly randomId: () => string
}

export function createSentence(deps: SentenceDeps) {
  const { typed, reader, context, ask, correct, undo, auth, send, onOutcome } = deps
  const { onPriced, askPrice, openForm, onRest, randomId } = deps
  const { reading, isCut, latestOf } = createTypedReading(deps)
  const { isReturned, putBack, dropReturned } = createReturnedText(typed)
  /** How many sentences are being saved. */
  const saving = signal(0)

  /**
   * Enter, or Save: what cannot be saved as it stands stays in the field, with the reason on show. Resolves with whether
   * it does: the next sentence can take its place.
   */
  async function submit(): Promise<boolean> {
    const whole = typed.peek().trim()
    if (whole === '') return false
    const { reading: found, part } = await latestOf(whole)
    if (typed.peek().trim() !== whole) return false
    const { head: text, rest } = part
    if (found.kind === 'expenses') await save(text, found, () => leave(rest))
    if (found.kind === 'question') {
      leave(rest)
      ask(found.question, text)
    }
    if (found.kind === 'correction') {
      const { correction, instead } = found
      leave(rest)
      correct(correction, text, instead && (() => void save(text, instead)), () => putBack(text))
    }
    if (found.kind === 'undo') {
      leave(rest)
      undo(text)
    }
    if (found.kind === 'drop') {
      leave(rest)
      for (const { drop } of found.dropped) drop()
    }
    if (found.kind === 'unpriced') {
      leave(rest)
      askPrice(found.said, text)
    }
    return staysRefused(found)
  }

  /** In the field. */
  function leave(rest: string): void {
    typed.value = rest
    if (rest !== '') onRest()
  }

  /** `leaveField` empties it at once, for the next sentence; it has the text again where that is neither saved nor kept. */
  async function save(
    text: string,
    { items, unpriced, besides, answers }: Told,
    leaveField = () => {},
  ): Promise<void> {
    const state = auth.peek()
    if (state.kind !== 'signedIn') return
    leaveField()
    saving.value += 1
    const outcome = await send({
      id: sentenceId(randomId()),
      userId: state.user.uid,
      recordedAt: context().now.getTime(),
      text,
      answer: {
        ...voiceAnswer({ transcription: text, items, unpriced, besides, hardToHear: false }, null),
        typed: true,
      },
    })
    saving.value -= 1
    if (auth.peek() !== state) return
    if (answers && outcome.kind !== 'lost') onPriced(answers)
    if (outcome.kind === 'lost') typed.value = typed.peek() === '' ? text : `${text}, ${typed.peek()}`
    onOutcome(outcome)
  }

  /** What is typed fills in the form of an expense that is added by hand, and stays in the field until that is. */
  function addByForm(): void {
    const text = typed.peek()
    openForm(knownOf(text, reading.peek()), () => {
      if (typed.peek() === text) typed.value = ''
    })
  }

  return {
    reading,
    isCut,
    isReturned,
    saving,
    dropReturned,
    submit,
    addByForm,
    /** The field has the focus: what reads it is loaded. Never rejects. */
    wake: () =>
      reader().then(
        loaded => loaded.wake(),
        () => undefined, // The first reading tries again.
      ),
  }
}
