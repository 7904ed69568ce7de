/** The members that tell what became of what was spoken or typed. */
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { readVoiceReply } from '../../shared/wire/voice-reply.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { createVoiceResultHandlers, type VoiceResultHandlersDeps } from './recording/voice-result-handlers.ts'
import type { VoiceResultHandlers } from './recording-stores.ts'
import type { createSavedStores } from './saved-stores.ts'
import type { Unsent } from './unsent/unsent.ts'

export interface ResultStoresDeps
  extends Pick<VoiceResultHandlersDeps, 'reviews' | 'noteViolation' | 'onSentenceSaved'> {
  readonly saved: Pick<ReturnType<typeof createSavedStores>, 'justSaved' | 'onShow' | 'sheets'>
  readonly unsent: Unsent
}

export function createResultStores(
  { auth, toasts }: AccountStores,
  { connection, firstUse, wiring }: InitialStores,
  { events }: Pick<Environment, 'events'>,
  { saved, unsent, ...handled }: ResultStoresDeps,
) {
  const { justSaved, onShow, sheets } = saved
  const { follow, followSentence, followLater } = createVoiceResultHandlers({
    ...handled,
    toasts,
    answered: sheets.showAnswer,
    corrected: sheets.correct,
    undo: sheets.undo,
    onShow,
    noteSaved: justSaved.note,
    recordsOffline: () => connection.recordsOffline.peek(),
    events,
    refreshUnsent: unsent.refresh,
  })

  /** Ends the session where the backend refused it. `isSignedIn`: whether the outcome is of the session of now. */
  function checkAccount(outcome: VoiceOutcome, isSignedIn: () => boolean): void {
    if (outcome.kind === 'unsent' && outcome.reason.kind === 'signedOut' && isSignedIn()) auth.expire()
  }

  const voiceResults: VoiceResultHandlers = {
    follow(outcome, spoken) {
      // Of another account, or from before a sign-out: saved expenses are in the totals, the rest is in the outbox.
      if (auth.state.peek().kind === 'signedIn' && !spoken.isSignedIn()) return wiring.refresh()
      if (outcome.kind === 'answered') {
        firstUse.recorded()
        // What it is to undo is still on show.
        if (readVoiceReply(outcome.body)?.kind !== 'undo') sheets.outdate(spoken.releasedAt)
      }
      unsent.note(outcome)
      checkAccount(outcome, spoken.isSignedIn)
      follow(outcome, spoken)
    },
    cancelled: unsent.offerUndo,
    uploading(id, sent) {
      if (unsent.sending.value === id) unsent.sent.value = sent
    },
  }

  return {
    voiceResults,
    followSentence(outcome: VoiceOutcome): void {
      if (outcome.kind === 'answered' && readVoiceReply(outcome.body) === null) firstUse.typed()
      unsent.note(outcome)
      followSentence(outcome)
      checkAccount(outcome, () => true)
    },
    followRetry(outcome: VoiceOutcome, isSignedIn: () => boolean): void {
      // First: the end of the session withdraws what stands in messages by then.
      checkAccount(outcome, isSignedIn)
      follow(outcome, null)
    },
    /** Of an attempt that the person asked for while signing out. */
    followLeaving: (outcome: VoiceOutcome) => follow(outcome, null),
    followLater,
  }
}
