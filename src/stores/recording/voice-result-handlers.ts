/** What follows a recording or a typed sentence: its answer is shown, or the reason told why there is none. */
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { readUnpriced } from '../../../shared/wire/unpriced.ts'
import type { Spoken } from './in-hand.ts'
import { isHeldAgainst, type Refused, refusalNotice, type Unsent, unsentNotice } from './outcome-notices.ts'
import { READING_TIME } from './saved-messages.ts'
import { createVoiceAnswers, type VoiceAnswersDeps } from './voice-answers.ts'

export interface VoiceResultHandlersDeps extends VoiceAnswersDeps {
  /** It led to a warning or a restriction, or was refused for one. */
  readonly noteViolation: () => void
  /** The person chose to record without a network. */
  readonly recordsOffline: () => boolean
  readonly refreshUnsent: () => Promise<void>
}

export function createVoiceResultHandlers(deps: VoiceResultHandlersDeps) {
  const { toasts, reviews, noteViolation, recordsOffline, refreshUnsent } = deps
  const answers = createVoiceAnswers(deps)

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
      case 'answered':
        answers.show(outcome.body, spoken?.releasedAt ?? null)
        break
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
    if (outcome.kind === 'answered') answers.tell(outcome.body)
  }

  return { follow, followSentence, followLater }
}
