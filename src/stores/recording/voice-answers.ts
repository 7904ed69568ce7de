/** What the answer to a sentence leads to: a review and what goes with saving, or the sheet of a question or a correction. */
import { type CorrectionOptions, isAnother } from '../../../shared/domain/correction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { SpendingAnswer } from '../../../shared/wire/spending-question.ts'
import { readVoiceAnswer, type VoiceExtraction } from '../../../shared/wire/voice.ts'
import { readVoiceReply } from '../../../shared/wire/voice-reply.ts'
import { measureSince } from '../../api/timeline.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import { AUTO_SAVED_EVENT } from './auto-saved.ts'
import { createSavedMessages, type MessageToasts } from './saved-messages.ts'

export interface VoiceAnswersDeps {
  readonly toasts: MessageToasts
  /** Opens a review once the person does nothing else, which can be at once. */
  readonly reviews: { add(extraction: VoiceExtraction): void }
  /** Shows the answer to a question. */
  readonly answered: (question: SpendingQuestion, text: string, answer: SpendingAnswer) => void
  readonly corrected: (correction: CorrectionOptions, text: string, addNew: (() => void) | null) => void
  /** The correction on show is to be undone, where it was by `saidAt`. */
  readonly undo: (text: string, saidAt: number) => void
  /** Ids of the saved expenses that the receipt shows. */
  readonly onShow: () => readonly string[]
  /** These were saved, and can be put right. */
  readonly noteSaved: (expenses: readonly HeardExpense[]) => void
  readonly events: Pick<EventTarget, 'dispatchEvent'>
  /** All of a sentence's expenses, spoken or typed. */
  readonly onSentenceSaved: () => void
}

export function createVoiceAnswers(deps: VoiceAnswersDeps) {
  const { toasts, reviews, answered, corrected, undo, onShow, noteSaved, events, onSentenceSaved } = deps
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
   * A question or a correction; false where expenses are told. A correction that comes later than it was said, without
   * `saidAt`, is asked about: what it was said of may be otherwise by now.
   */
  function replied(body: unknown, saidAt: number | null): boolean {
    const reply = readVoiceReply(body)
    if (!reply) return false
    const { transcription } = reply
    if (reply.kind === 'answer') answered(reply.question, transcription, reply.answer)
    else if (reply.kind === 'undo') undo(transcription, saidAt ?? Number.NEGATIVE_INFINITY)
    else {
      const heard = readVoiceAnswer(body)
      const addNew = heard && heard.expenses.length > 0 ? () => reviews.add(heard) : null
      const { correction } = reply
      const isOther = isAnother(correction, onShow())
      const asks = correction.asks || isOther || saidAt === null
      if (addNew && isOther) addNew()
      else corrected({ ...correction, asks }, transcription, addNew)
    }
    return true
  }

  return {
    /** `releasedAt` is null where the person asked for a recording to be sent again. */
    show(body: unknown, releasedAt: number | null): void {
      if (replied(body, releasedAt)) return
      const heard = readAnswer(body)
      if (!heard) return
      if (heard.autoInserted && releasedAt !== null) measureSince('release to saved', releasedAt)
      review(heard)
      saved.tellVoiceLeft(heard)
    },
    /** Of what was sent by itself: what is saved opens when asked for. */
    tell(body: unknown): void {
      if (replied(body, null)) return
      const heard = readAnswer(body)
      if (!heard) return
      if (heard.autoInserted && heard.unpriced.length === 0) {
        saved.tellSentLater(heard, open)
        onSaved()
      } else review(heard)
    },
  }
}
