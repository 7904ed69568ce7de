/** Speech to text, by any transcriber. */
import type { Language } from '../messages/message.ts'

export interface AudioClip {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** By the bytes, not by the client's claim. */
  readonly mediaType: string
  /** A name with the right extension, which services evaluate. */
  readonly fileName: string
}

export type Transcription =
  | {
      readonly kind: 'text'
      readonly text: string
      /** Confidence, 0..1: the geometric mean of the tokens' probabilities. Null where it is not reported. */
      readonly confidence: number | null
      /**
       * The probability of the least sure part of a number; null without a number, or where it is not
       * reported.
       */
      readonly numberConfidence?: number | null
    }
  | { readonly kind: 'notSet' }
  /** It is being prepared and will work later by itself. */
  | { readonly kind: 'preparing' }
  /** It is at full capacity. */
  | {
      readonly kind: 'busy'
      /** Seconds until a retry is useful, from 1; null where unknown. */
      readonly retryAfterS: number | null
    }
  /** Out of reach, failing, too slow, or answering invalid data: may work later. */
  | {
      readonly kind: 'unavailable'
      /** Safe to log. */
      readonly detail: string
      /** 1..3600, where it says when it may be asked again. */
      readonly retryAfterS?: number | null
    }
  /** It finally refused this audio. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The answer is longer than a minute of speech can be: a loop, which would recur. */
  | { readonly kind: 'overlong' }
  /** It accepts only WAV at 16 kHz, which this is not. */
  | { readonly kind: 'wavOnly' }

export interface Listening {
  /** The recording's account, as accounts take turns. */
  readonly account: string
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal
  /** Called when its turn has come; from here on it is paid for. */
  readonly onSent?: () => void
  /** The language of the interface, which the user probably speaks. */
  readonly language: Language
  /** Descriptions of the user's latest expenses, the latest first; called only if used. */
  readonly ownWords?: () => Promise<readonly string[]>
  /** Words that may be said; ignored by a transcriber without prompts. */
  readonly prompt?: string
}

/** Rejects only when the signal is aborted, and then with an Error. */
export type Transcribe = (clip: AudioClip, listening: Listening) => Promise<Transcription>

/** Where no service is set. */
export const transcribeNothing: Transcribe = async () => ({ kind: 'notSet' })
