/** What follows a recording: review, refresh and notification, or the reason why not. */

import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { sumsByCurrency } from '../../shared/domain/totals.ts'
import { readUnpriced } from '../../shared/wire/unpriced.ts'
import { readVoiceAnswer, type VoiceExtraction } from '../../shared/wire/voice.ts'
import { measureSince } from '../api/timeline.ts'
import { AUTO_SAVED_EVENT } from './auto-saved.ts'
import type { Spoken } from './in-hand.ts'
import type { Notice } from './notices.ts'
import type { Toasts } from './toasts.ts'

export interface VoiceResultHandlersDeps {
  readonly toasts: Pick<Toasts, 'show'>
  /** Opens a review once the person does nothing else, which can be at once. */
  readonly reviews: { add(extraction: VoiceExtraction): void }
  readonly events: Pick<EventTarget, 'dispatchEvent'>
  readonly notifySaved: () => Promise<void>
  readonly refreshUnsent: () => Promise<void>
}

export function createVoiceResultHandlers({
  toasts,
  reviews,
  events,
  notifySaved,
  refreshUnsent,
}: VoiceResultHandlersDeps) {
  function answered(body: unknown, show: (heard: VoiceExtraction) => void): void {
    const heard = readVoiceAnswer(body)
    // Taken by the server but unreadable: what was said may well be saved, so the figures are fetched again.
    if (!heard) {
      events.dispatchEvent(new CustomEvent(AUTO_SAVED_EVENT))
      toasts.show('error', { kind: 'voiceFailed' })
      return
    }
    show(heard)
    if (!heard.autoInserted) return
    events.dispatchEvent(new CustomEvent(AUTO_SAVED_EVENT))
    const { expenses } = heard
    toasts.show('success', { kind: 'saved', count: expenses.length, sums: sumsByCurrency(expenses) })
    void notifySaved()
  }

  /** What only lacks its price is asked for, not refused. */
  function refused(outcome: Refused): void {
    const unpriced = readUnpriced(outcome.unpriced)
    if (!unpriced) {
      toasts.show('error', refusal(outcome), { duration: READING_TIME })
      return
    }
    const { transcription = '' } = outcome
    const heard = { transcription, confidence: null, hardToHear: false, autoInserted: false }
    reviews.add({ ...heard, expenses: [], unpriced: [unpriced] })
  }

  /** `spoken` is null where the person asked for a recording to be sent again. */
  function follow(outcome: VoiceOutcome, spoken: Pick<Spoken, 'releasedAt' | 'interrupted'> | null): void {
    switch (outcome.kind) {
      case 'answered':
        answered(outcome.body, heard => {
          if (heard.autoInserted && spoken) measureSince('release to saved', spoken.releasedAt)
          reviews.add(heard)
        })
        break
      case 'refused':
        refused(outcome)
        break
      case 'unsent':
        toasts.show('error', { kind: 'unsent', reason: outcome.reason }, { duration: READING_TIME })
        break
      case 'lost':
        toasts.show('error', { kind: 'recordingLost' }, { duration: READING_TIME })
        break
      case 'tooShort':
        if (!spoken?.interrupted) toasts.show('info', { kind: 'holdLonger' })
        break
      case 'notRecording':
        toasts.show('error', { kind: 'notRecording' })
        break
    }
    void refreshUnsent()
  }

  /** The person typed it and asked for it to be saved. */
  function followSentence(outcome: VoiceOutcome): void {
    if (outcome.kind !== 'unsent' && outcome.kind !== 'lost') {
      follow(outcome, null)
      return
    }
    if (outcome.kind === 'unsent') toasts.show('info', { kind: 'sentenceKept' }, { duration: READING_TIME })
    else toasts.show('error', { kind: 'sentenceLost' }, { duration: READING_TIME })
    void refreshUnsent()
  }

  /**
   * It was sent by itself: told, but nothing opens over what the person does. What failed again waits in its list, and
   * what is kept no more was dropped by the person, or sent from another tab.
   */
  function followLater(outcome: VoiceOutcome): void {
    if (outcome.kind === 'refused') refused(outcome)
    if (outcome.kind !== 'answered') return
    answered(outcome.body, heard => {
      if (!heard.autoInserted || heard.unpriced.length > 0) reviews.add(heard)
    })
  }

  return { follow, followSentence, followLater }
}

/** Whether it leaves nothing to check, to add or to be told of, save that it is saved. */
export function isSettled(outcome: VoiceOutcome): boolean {
  if (outcome.kind === 'answered') return readVoiceAnswer(outcome.body)?.autoInserted === true
  // Another tab sent it, or it was discarded there.
  return outcome.kind === 'notRecording'
}

/** Long enough to read a sentence of the server's, in milliseconds. */
const READING_TIME = 6000

type Refused = Extract<VoiceOutcome, { kind: 'refused' }>

function refusal({ status, message, violationType }: Refused): Notice {
  if (status === 402) return { kind: 'subscriptionBlocked' }
  if (message !== null) return { kind: 'text', text: message }
  return { kind: violationType === null ? 'voiceFailed' : 'notExpense' }
}
