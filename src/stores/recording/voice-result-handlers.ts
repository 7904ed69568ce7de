/** What follows a recording: review, refresh and notification, or the reason why not. */
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { SpendingAnswer } from '../../../shared/wire/spending-question.ts'
import { readUnpriced } from '../../../shared/wire/unpriced.ts'
import { readVoiceAnswer, type VoiceExtraction } from '../../../shared/wire/voice.ts'
import { readVoiceReply } from '../../../shared/wire/voice-reply.ts'
import { measureSince } from '../../api/timeline.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import { AUTO_SAVED_EVENT } from './auto-saved.ts'
import type { Spoken } from './in-hand.ts'
import { isHeldAgainst, type Refused, refusalNotice, type Unsent, unsentNotice } from './outcome-notices.ts'
import { createSavedMessages, type MessageToasts, READING_TIME } from './saved-messages.ts'

export interface VoiceResultHandlersDeps {
  readonly toasts: MessageToasts
  /** Opens a review once the person does nothing else, which can be at once. */
  readonly reviews: { add(extraction: VoiceExtraction): void }
  /** Shows the answer to a question. */
  readonly answered: (question: SpendingQuestion, text: string, answer: SpendingAnswer) => void
  readonly corrected: (correction: CorrectionOptions, text: string, addNew: (() => void) | null) => void
  /** These were saved, and can be put right. */
  readonly noteSaved: (expenses: readonly HeardExpense[]) => void
  /** It led to a warning or a restriction, or was refused for one. */
  readonly noteViolation: () => void
  /** The person chose to record without a network. */
  readonly recordsOffline: () => boolean
  readonly events: Pick<EventTarget, 'dispatchEvent'>
  /** All of a sentence's expenses, spoken or typed. */
  readonly onSentenceSaved: () => void
  readonly refreshUnsent: () => Promise<void>
}

export function createVoiceResultHandlers({
  toasts,
  reviews,
  answered,
  corrected,
  noteSaved,
  noteViolation,
  recordsOffline,
  events,
  onSentenceSaved,
  refreshUnsent,
}: VoiceResultHandlersDeps) {
  const saved = createSavedMessages(toasts)

  /** Taken by the server but unreadable: what was said may well be saved, so the figures are fetched again. */
  function readAnswer(body: unknown): VoiceExtraction | null {
    const heard = readVoiceAnswer(body)
    if (!heard) {
      events.dispatchEvent(new CustomEvent(AUTO_SAVED_EVENT))
      toasts.show('error', { kind: 'voiceFailed' })
    }
    return heard
  }

  function onSaved(): void {
    events.dispatchEvent(new CustomEvent(AUTO_SAVED_EVENT))
    onSentenceSaved()
  }

  function review(heard: VoiceExtraction): void {
    reviews.add(heard)
    if (heard.refusal) toasts.show('error', failureNotice({ kind: 'status', ...heard.refusal }, 'saveFailed'))
    if (!heard.autoInserted) return
    noteSaved(heard.expenses)
    saved.tellSum(heard.expenses)
    onSaved()
  }

  /** The receipt of what was saved unseen. */
  function open(heard: VoiceExtraction): void {
    reviews.add(heard)
    if (heard.autoInserted) noteSaved(heard.expenses)
  }

  /**
   * A question or a correction; false where expenses are told. A correction that comes later than it was said is asked
   * about: what it was said of may be otherwise by now.
   */
  function replied(body: unknown, isLate: boolean): boolean {
    const reply = readVoiceReply(body)
    if (!reply) return false
    const { transcription } = reply
    if (reply.kind === 'answer') answered(reply.question, transcription, reply.answer)
    else {
      const heard = readVoiceAnswer(body)
      const addNew = heard && heard.expenses.length > 0 ? () => reviews.add(heard) : null
      const { correction } = reply
      corrected({ ...correction, asks: correction.asks || isLate }, transcription, addNew)
    }
    return true
  }

  /**
   * One that was recorded without a network, as the person chose, is no failure. What is told on the sign-in screen ends
   * by itself: the next to sign in may be another person.
   */
  function tellUnsent(outcome: Unsent): void {
    const notice = unsentNotice(outcome)
    const { reason } = outcome
    if (reason.kind === 'signedOut') {
      toasts.show('error', notice, { duration: READING_TIME })
      return
    }
    if (reason.kind === 'offline' && recordsOffline()) toasts.show('info', notice, { duration: READING_TIME })
    else toasts.show('error', notice)
  }

  /** What only lacks its price is asked for, not refused. */
  function refused(outcome: Refused): void {
    // Sent again, it has arrived.
    toasts.withdraw(({ notice }) => notice.kind === 'unsent')
    const unpriced = readUnpriced(outcome.unpriced)
    if (!unpriced) {
      toasts.show('error', refusalNotice(outcome))
      if (isHeldAgainst(outcome)) noteViolation()
      return
    }
    const { transcription = '' } = outcome
    const heard = { transcription, confidence: null, hardToHear: false, typed: false, autoInserted: false }
    reviews.add({ ...heard, expenses: [], unpriced: [unpriced] })
  }

  /** `spoken` is null where the person asked for a recording to be sent again. */
  function follow(
    outcome: VoiceOutcome,
    spoken: Pick<Spoken, 'handsFree' | 'interrupted' | 'releasedAt'> | null,
  ): void {
    switch (outcome.kind) {
      case 'answered': {
        if (replied(outcome.body, spoken === null)) break
        const heard = readAnswer(outcome.body)
        if (heard?.autoInserted && spoken) measureSince('release to saved', spoken.releasedAt)
        if (heard) {
          review(heard)
          saved.tellVoiceLeft(heard)
        }
        break
      }
      case 'refused':
        refused(outcome)
        break
      case 'unsent':
        tellUnsent(outcome)
        break
      case 'lost':
        toasts.show('error', { kind: 'recordingLost' })
        break
      case 'tooShort':
        if (!spoken?.interrupted)
          toasts.show('info', { kind: spoken?.handsFree ? 'speakLonger' : 'holdLonger' })
        break
      case 'notRecording':
        toasts.show('error', { kind: 'notRecording' })
        break
    }
    void refreshUnsent()
  }

  /** The person typed it and asked for it to be saved. That it waits without a network is no failure. */
  function followSentence(outcome: VoiceOutcome): void {
    if (outcome.kind === 'lost') toasts.show('error', { kind: 'sentenceLost' }, { duration: READING_TIME })
    else if (outcome.kind === 'unsent' && outcome.reason.kind === 'offline')
      toasts.show('info', unsentNotice(outcome), { duration: READING_TIME })
    else {
      follow(outcome, null)
      return
    }
    void refreshUnsent()
  }

  /**
   * It was sent by itself: told, but what is saved opens when asked for. What failed again waits in its list, and
   * what is kept no more was dropped by the person, or sent from another tab.
   */
  function followLater(outcome: VoiceOutcome): void {
    if (outcome.kind === 'refused') refused(outcome)
    if (outcome.kind !== 'answered' || replied(outcome.body, true)) return
    const heard = readAnswer(outcome.body)
    if (!heard) return
    if (heard.autoInserted && heard.unpriced.length === 0) {
      saved.tellSentLater(heard, open)
      onSaved()
    } else review(heard)
  }

  return { follow, followSentence, followLater }
}
