/** The members for what is typed into the capture bar, or offered there: sentences, and what is usually bought. */
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import type { UnpricedExpense } from '../../shared/domain/extraction.ts'
import type { Schedule } from '../../shared/domain/recurring.ts'
import type { CachedPlans, PlansApi } from '../api/plan-endpoints.ts'
import { sentenceOf } from '../sentences/entered-sentence.ts'
import type { KeptSentence } from '../sentences/kept-sentence.ts'
import type { Sentences } from '../sentences/open-sentences.ts'
import type { Phrases } from './account/phrases.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { createAgain } from './plans/again.ts'
import { askedPrices } from './receipt/asked-price.ts'
import type { createReviewQueue } from './receipt/review-queue.ts'
import { type Droppable, droppableDraft } from './requests/droppable.ts'
import { createSentence } from './requests/sentence.ts'
import type { createSavedStores } from './saved-stores.ts'

/** Of a message of two sentences, in milliseconds. */
const READING_TIME = 6000

export interface TypedStoresDeps {
  readonly saved: Pick<
    ReturnType<typeof createSavedStores>,
    'corrections' | 'editing' | 'justSaved' | 'onShow' | 'review' | 'sheets' | 'undo'
  >
  readonly sentences: () => Promise<Sentences>
  readonly phrases: Pick<Phrases, 'memory'>
  readonly api: PlansApi
  readonly cached: CachedPlans
  /** Typed sentences that wait. Reads signals. */
  readonly waiting: () => readonly Droppable[]
  readonly reviews: Pick<ReturnType<typeof createReviewQueue>, 'add'>
  /** Sends it now, or keeps it. */
  readonly send: (sentence: KeptSentence) => Promise<VoiceOutcome>
  readonly onOutcome: (outcome: VoiceOutcome) => void
  /** Expenses were added. */
  readonly onSaved: () => void
}

type TypedEnvironment = Pick<Environment, 'now' | 'timeZone' | 'language' | 'randomId'>

export function createTypedStores(
  { auth, preferences, toasts }: AccountStores,
  { today, typed, typing, wiring }: InitialStores,
  { now, timeZone, language, randomId }: TypedEnvironment,
  { saved, sentences, phrases, api, cached, reviews, waiting, send, onOutcome, onSaved }: TypedStoresDeps,
) {
  const { corrections, editing, justSaved, onShow, review, sheets, undo } = saved

  function sendNew(sentence: KeptSentence): Promise<VoiceOutcome> {
    sheets.outdate()
    return send(sentence)
  }

  function askPrice(said: UnpricedExpense, transcription: string): void {
    sheets.outdate()
    const typedOnly = {
      transcription,
      confidence: null,
      hardToHear: false,
      typed: true,
      autoInserted: false,
    }
    reviews.add({ ...typedOnly, expenses: [], unpriced: [said] })
  }

  function drafts(): readonly Droppable[] {
    return askedPrices(review.review.value).map(asked =>
      droppableDraft(asked, preferences.currency.peek(), () => {
        review.takeOut(asked.key)
        toasts.show('info', { kind: 'discarded', what: asked.form.description })
      }),
    )
  }

  const sentence = createSentence({
    typed,
    reader: async () => (await sentences()).reader,
    context: () => ({
      now: now(),
      zone: timeZone(),
      currency: preferences.currency.value,
      language: language(),
    }),
    saved: justSaved.current,
    earlier: justSaved.earlier,
    canUndo: () => corrections.canUndo.value,
    onShow,
    isUnsentLatest: justSaved.isUnsentLatest,
    waiting: justSaved.waiting,
    memory: phrases.memory,
    asked: () => askedPrices(review.review.value),
    droppable: () => [...drafts(), ...waiting()],
    ask: sheets.ask,
    correct: sheets.correct,
    undo: text => sheets.undo(text),
    auth: auth.state,
    send: sendNew,
    onOutcome,
    onPriced: ({ key }) => review.takeOut(key),
    askPrice,
    openForm: editing.openAdd,
    onRest: () => toasts.show('info', { kind: 'sentenceRest' }, { duration: READING_TIME }),
    randomId,
  })
  const again = createAgain({
    api,
    cached: cached.usual,
    auth: auth.state,
    typed,
    typing,
    today,
    now,
    randomId,
    send: sendNew,
    toasts,
    undo,
    onSaved(expenses) {
      justSaved.note(expenses)
      onSaved()
    },
    onOther: onOutcome,
  })
  wiring.refreshToo(again.outdate)

  /** Resolves with whether it is saved, or waits. */
  async function keepEntered(draft: ExpenseDraft, repeat?: Schedule['every']): Promise<boolean> {
    const state = auth.state.peek()
    if (state.kind !== 'signedIn') return false
    const outcome = await sendNew(
      sentenceOf(draft, { userId: state.user.uid, now: now(), id: randomId(), repeat }),
    )
    if (auth.state.peek() !== state) return false
    onOutcome(outcome)
    return outcome.kind !== 'lost'
  }
  return { sentence, again, keepEntered }
}
