/** A typed sentence with what was understood of it, as it waits for the server. */
import type { VoiceAnswer } from '../../shared/wire/voice-answer.ts'

/** Sentences kept for one account at most; how long they are kept has no limit. */
export const MAX_KEPT_SENTENCES = 50

export interface KeptSentence {
  /** Its idempotency key, made by `sentenceId`: every attempt to save it carries the same. */
  readonly id: string
  /** Who typed it: it is saved for this account alone. */
  readonly userId: string
  /** When it was typed, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly text: string
  /** In the wire's shape, which outlives a version of the app. */
  readonly answer: VoiceAnswer & { readonly typed?: true }
}

/** What is shown of one that waits. */
export interface UnsentSentence {
  readonly id: string
  /** When it was typed, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly text: string
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
