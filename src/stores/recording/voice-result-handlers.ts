/** What follows a recording: review, refresh and notification, or the reason why not. */
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import type { SpendingAnswer } from '../../../shared/wire/spending-question.ts'
import { readUnpriced } from '../../../shared/wire/unpriced.ts'
import { type HeardExpense, readVoiceAnswer, type VoiceExtraction } from '../../../shared/wire/voice.ts'
import { readVoiceReply } from '../../../shared/wire/voice-reply.ts'
import { measureSince } from '../../api/timeline.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Notice } from '../messages/notices.ts'
import type { ToastAction, Toasts } from '../messages/toasts.ts'
import { AUTO_SAVED_EVENT } from './auto-saved.ts'
import type { Spoken } from './in-hand.ts'
import {
  isHeldAgainst,
  type Refused,
  refusalNotice,
  savedNotice,
  type Unsent,
  unsentNotice,
} from './outcome-notices.ts'

export interface VoiceResultHandlersDeps {
  readonly toasts: Pick<Toasts, 'list' | 'show' | 'withdraw'>
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
  /** Saved, and told, but not looked at yet. */
  let unopened: readonly VoiceExtraction[] = []
  /** What the message of a sum tells of. */
  let summed: readonly HeardExpense[] = []
  /** Only less of the day's voice than this is told, in seconds. */
  let toldLeft = Number.POSITIVE_INFINITY

  /** Taken by the server but unreadable: what was said may well be saved, so the figures are fetched again. */
  function readAnswer(body: unknown): VoiceExtraction | null {
    const heard = readVoiceAnswer(body)
    if (!heard) {
      events.dispatchEvent(new CustomEvent(AUTO_SAVED_EVENT))
      toasts.show('error', { kind: 'voiceFailed' })
    }
    return heard
  }

  /** Once a visit, and once more below `LITTLE_VOICE_S`. */
  function tellVoiceLeft({ voiceSecondsLeft: left }: VoiceExtraction): void {
    if (left === undefined || left >= toldLeft) return
    toldLeft = left < LITTLE_VOICE_S ? 0 : LITTLE_VOICE_S
    const notice = { kind: 'voiceLeft', minutes: Math.floor(left / 60) + 1 } as const
    toasts.show('info', notice, { duration: READING_TIME })
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
    // Several that are saved one after the other stand in one receipt, and are told as one.
    const before = isTold(({ kind }) => kind === 'sumSaved') ? summed : []
    summed = [...before, ...heard.expenses]
    const sums = sumsByCurrency(summed)
    // A sum that is not of what was just said says of how many it is.
    toasts.show('success', { kind: 'sumSaved', sums, ...(before.length > 0 && { count: summed.length }) })
    onSaved()
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

  function isTold(which: (notice: Notice, action: ToastAction | null) => boolean): boolean {
    return toasts.list.peek().some(({ leaving, notice, action }) => !leaving && which(notice, action))
  }

  /** Several that were sent one after the other are told as one. */
  function tellSentLater(heard: VoiceExtraction): void {
    unopened = [...(isTold(isOfSentLater) ? unopened : []), heard]
    toasts.withdraw(({ notice, action }) => notice.kind === 'unsent' || isOfSentLater(notice, action))
    function open(): void {
      for (const one of unopened) {
        reviews.add(one)
        if (one.autoInserted) noteSaved(one.expenses)
      }
    }
    const action = { kind: 'open', run: open } as const
    toasts.show('success', savedNotice(unopened), { duration: SENT_LATER, action })
    onSaved()
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
          tellVoiceLeft(heard)
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
    if (heard.autoInserted && heard.unpriced.length === 0) tellSentLater(heard)
    else review(heard)
  }

  return { follow, followSentence, followLater }
}

function isOfSentLater({ kind }: Notice, action: ToastAction | null): boolean {
  return kind === 'saved' && action?.kind === 'open'
}

/** The person was not waiting for it, in milliseconds. */
const SENT_LATER = 10_000
/** Long enough to read a sentence of the server's, in milliseconds. */
const READING_TIME = 6000

/** Little of the day's voice, in seconds. */
const LITTLE_VOICE_S = 180
