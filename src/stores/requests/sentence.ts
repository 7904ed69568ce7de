/** A sentence typed into the capture bar: understood while it is typed, saved when the person says so. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { ReadAnswer } from '../../../shared/contracts/understanding.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { type CorrectionOptions, optionsOf, type SavedExpense } from '../../../shared/domain/correction.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type {
  ExtractedItem,
  Extraction,
  NoExpenseReason,
  OtherMoney,
  SpeechContext,
  UnpricedExpense,
} from '../../../shared/domain/extraction.ts'
import type { PhraseMemory } from '../../../shared/domain/phrase-memory.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { voiceAnswer } from '../../../shared/wire/voice-answer.ts'
import { type KeptSentence, sentenceId } from '../../sentences/kept-sentence.ts'
import type { SentenceReader } from '../../sentences/sentence-reader.ts'
import type { AuthState } from '../account/auth.ts'
import { MAX_READ, MIN_READ, partOf, type SentencePart } from './sentence-part.ts'

/** What the text asks or says was spent, as far as it is known. */
type Told = Extract<Reading, { kind: 'expenses' }>

export type Reading =
  /** Nothing is typed, or no word or number yet. */
  | { readonly kind: 'empty' }
  /** The first reading is on its way. */
  | { readonly kind: 'reading' }
  | {
      readonly kind: 'expenses'
      readonly items: readonly ExtractedItem[]
      readonly unpriced: readonly UnpricedExpense[]
      /** Told of, and not to be noted. */
      readonly besides: readonly OtherMoney[]
    }
  | { readonly kind: 'unpriced'; readonly said: UnpricedExpense }
  | { readonly kind: 'question'; readonly question: SpendingQuestion }
  /** `instead`: what it says where it is an expense of its own. */
  | { readonly kind: 'correction'; readonly correction: CorrectionOptions; readonly instead: Told | null }
  | { readonly kind: 'noExpense'; readonly reason: NoExpenseReason }
  /** What reads it did not load; the next key stroke tries again. */
  | { readonly kind: 'failed' }

/** Reasons that leave nothing to add to the sentence: it is no expense, unless the rules are wrong. */
const REFUSALS: ReadonlySet<NoExpenseReason> = new Set([
  'income',
  'moved',
  'others',
  'plan',
  'question',
  'confirmed',
  'negated',
  'news',
])

export function isRefused(reading: Reading): boolean {
  return reading.kind === 'noExpense' && REFUSALS.has(reading.reason)
}

export interface SentenceDeps {
  /** What the field holds. */
  readonly typed: Signal<string>
  readonly reader: () => Promise<Pick<SentenceReader, 'wake' | 'read'>>
  /** Reads signals: a text is read again when one of them changes. */
  readonly context: () => SpeechContext
  /** What a correction can be about, the latest last. */
  readonly saved: () => readonly SavedExpense[]
  /** What corrections have taught. */
  readonly memory: ReadonlySignal<PhraseMemory>
  readonly ask: (question: SpendingQuestion, text: string) => void
  /** `addNew` saves it as an expense of its own; `putBack` puts it back into the field where that is empty. */
  readonly correct: (
    correction: CorrectionOptions,
    text: string,
    addNew: (() => void) | null,
    putBack: () => void,
  ) => void
  readonly auth: ReadonlySignal<AuthState>
  readonly send: (sentence: KeptSentence) => Promise<VoiceOutcome>
  /** Of what was typed in the session that still lasts. */
  readonly onOutcome: (outcome: VoiceOutcome) => void
  /** `text`: as it was typed. */
  readonly askPrice: (said: UnpricedExpense, text: string) => void
  /** Opens the form with what is known filled in; `onAdded` is called once it is saved. */
  readonly openForm: (known: Partial<ExpenseDraft>, onAdded: () => void) => void
  readonly randomId: () => string
}

/** What was read, and the part of the text that it is about. */
interface Read {
  readonly reading: Reading
  readonly part: SentencePart
}

const EMPTY: Reading = { kind: 'empty' }

export function createSentence({
  typed,
  reader,
  context,
  saved,
  memory,
  ask,
  correct,
  auth,
  send,
  onOutcome,
  askPrice,
  openForm,
  randomId,
}: SentenceDeps) {
  /** The latest; while one types on, that of an earlier state of the text. */
  const reading = signal<Reading>(EMPTY)
  /** How many sentences are being saved. */
  const saving = signal(0)
  /** Whether a part of the text waits in the field while the reading is saved. */
  const isCut = signal(false)
  let latest: { readonly text: string; readonly result: Promise<Read> } | null = null

  /** Of a text that is too long, or has too many items, its first part. */
  async function readPart(
    loaded: Pick<SentenceReader, 'read'>,
    asked: Parameters<SentenceReader['read']>[0],
    limit = MAX_READ,
  ): Promise<Read> {
    const part = partOf(asked.text, limit)
    const answer = await loaded.read({ ...asked, text: part.head })
    if (!answer) return { reading: reading.peek(), part }
    const { length } = part.head
    if (answer.extraction.capped && length > MIN_READ) return readPart(loaded, asked, Math.ceil(length / 2))
    return { reading: readingOf(answer, asked.saved), part }
  }

  function read(text: string): Promise<Read> {
    const asked = { text, context: context(), saved: saved(), memory: memory.value }
    const result = reader()
      .then(loaded => readPart(loaded, asked))
      .catch((): Read => ({ reading: { kind: 'failed' }, part: { head: text, rest: '' } }))
    const mine = { text, result }
    latest = mine
    void result.then(({ reading: found, part }) => {
      if (latest !== mine) return
      reading.value = found
      isCut.value = part.rest !== ''
      if (found.kind === 'failed') latest = null
    })
    return result
  }

  effect(() => {
    const text = typed.value.trim()
    if (text === '') {
      latest = null
      reading.value = EMPTY
      isCut.value = false
      return
    }
    if (reading.peek().kind === 'empty') reading.value = { kind: 'reading' }
    void read(text)
  })

  /** One that is outrun, as what corrections have taught arrives meanwhile, says nothing: the one that outran it does. */
  async function readingAtLast(text: string): Promise<Read> {
    for (;;) {
      const awaited = latest?.text === text ? latest.result : read(text)
      const found = await awaited
      if (latest?.text !== text || latest.result === awaited) return found
    }
  }

  /**
   * Enter, or Save: what cannot be saved as it stands stays in the field, with the reason on show. Resolves with whether
   * there is nothing to add to that: the next sentence can take its place.
   */
  async function submit(): Promise<boolean> {
    const whole = typed.peek().trim()
    if (whole === '') return false
    const { reading: found, part } = await readingAtLast(whole)
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
    if (found.kind === 'unpriced') {
      leave(rest)
      askPrice(found.said, text)
    }
    return isRefused(found)
  }

  /** In the field. */
  function leave(rest: string): void {
    typed.value = rest
  }

  function putBack(text: string): void {
    if (typed.peek() === '') typed.value = text
  }

  /** `leaveField` empties it at once, for the next sentence; it has the text again where that is neither saved nor kept. */
  async function save(
    text: string,
    { items, unpriced, besides }: Told,
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
    if (outcome.kind === 'lost') leave(typed.peek() === '' ? text : `${text}, ${typed.peek()}`)
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
    isCut: isCut as ReadonlySignal<boolean>,
    saving,
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

/** One expense as it was understood; otherwise the text is its description. */
function knownOf(text: string, reading: Reading): Partial<ExpenseDraft> {
  if (reading.kind === 'unpriced') return reading.said
  const [item, ...others] = reading.kind === 'expenses' ? [...reading.items, ...reading.unpriced] : []
  if (!item || others.length > 0 || !('amount' in item)) return { description: text.trim() }
  const { amount, currency, description, category, date, paymentMethod } = item
  return { amount, currency, description, category, date, paymentMethod }
}

function readingOf({ request, extraction }: ReadAnswer, saved: readonly SavedExpense[]): Reading {
  if (request?.kind === 'question') return { kind: 'question', question: request.question }
  if (request?.kind === 'confirmation') return { kind: 'noExpense', reason: 'confirmed' }
  const told = toldBy(extraction)
  if (request?.kind !== 'correction') return told
  const instead = told.kind === 'expenses' ? told : null
  return { kind: 'correction', correction: optionsOf(request.correction, saved), instead }
}

function toldBy({ items, reason, unpriced = [], besides = [] }: Extraction): Reading {
  if (items.length > 0) return { kind: 'expenses', items, unpriced, besides }
  const [said] = unpriced
  if (said) return { kind: 'unpriced', said }
  return reason ? { kind: 'noExpense', reason } : EMPTY
}
