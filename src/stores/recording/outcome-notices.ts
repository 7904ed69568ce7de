/** What is told of outcomes, and whether there is anything to tell. */
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import { readVoiceAnswer, type VoiceExtraction } from '../../../shared/wire/voice.ts'
import { isSentenceId } from '../../sentences/kept-sentence.ts'
import type { Notice, UnsentNotice } from '../messages/notices.ts'

export type Unsent = Extract<VoiceOutcome, { kind: 'unsent' }>
export type Refused = Extract<VoiceOutcome, { kind: 'refused' }>

/** Whether it leaves nothing to check, to add or to be told of, save that it is saved. */
export function isSettled(outcome: VoiceOutcome): boolean {
  if (outcome.kind === 'answered') return readVoiceAnswer(outcome.body)?.autoInserted === true
  // Another tab sent it, or it was discarded there.
  return outcome.kind === 'notRecording'
}

export function savedNotice(all: readonly VoiceExtraction[]): Notice {
  const expenses = all.flatMap(({ expenses }) => expenses)
  return { kind: 'saved', count: expenses.length, sums: sumsByCurrency(expenses) }
}

export function unsentNotice({ id, reason }: Unsent): UnsentNotice {
  return { kind: 'unsent', reason, ...(isSentenceId(id) && { typed: true }) }
}

/** A warning or a restriction, which the person can object to. */
export function isHeldAgainst({ violationType }: Refused): boolean {
  return violationType !== null && violationType !== 'not_expense'
}

export function refusalNotice(refused: Refused): Notice {
  const { status, message, violationType } = refused
  if (status === 402) return { kind: 'subscriptionBlocked' }
  if (message !== null)
    return { kind: 'text', text: message, ...(isHeldAgainst(refused) && { about: 'standing' }) }
  return { kind: violationType === null ? 'voiceFailed' : 'notExpense' }
}
