/** A typed sentence with its extraction, kept for the server. */
import type { SavedExpense } from '../../shared/domain/correction.ts'
import type { Schedule } from '../../shared/domain/recurring.ts'
import type { VoiceAnswer } from '../../shared/wire/voice-answer.ts'

/** Most sentences kept per account; without a time limit. */
export const MAX_KEPT_SENTENCES = 50

export interface KeptSentence {
  /** Its idempotency key, made by `sentenceId`: every attempt to save it carries the same. */
  readonly id: string
  /** The account that typed it, for which alone it is saved. */
  readonly userId: string
  /** When it was typed, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly text: string
  /** In wire format, which later versions of the app can read. */
  readonly answer: VoiceAnswer & { readonly typed?: true }
  /** Its one expense is the first of those that the server enters from its day on. */
  readonly repeat?: Schedule['every']
}

/** The displayed part of a kept sentence. */
export interface UnsentSentence {
  readonly id: string
  /** When it was typed, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly text: string
  /** What it will save; the ids are none of the server's. */
  readonly expenses: readonly SavedExpense[]
}

const PREFIX = 'sentence:'

/** `unique`: printable ASCII, as an idempotency key has to be. */
export function sentenceId(unique: string): string {
  return PREFIX + unique
}

/** Whether an id is a sentence's, not a recording's. */
export function isSentenceId(id: string): boolean {
  return id.startsWith(PREFIX)
}
