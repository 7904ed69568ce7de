/** Speech to text, by any transcriber. */
import type { Language } from '../messages/message.ts'

export interface AudioClip {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of what the bytes are, not of what the client said. */
  readonly mediaType: string
  /** A name with the fitting extension: services go by it. */
  readonly fileName: string
}

export type Transcription =
  | {
      readonly kind: 'text'
      readonly text: string
      /**
       * How sure the transcriber is, 0..1: the geometric mean of its tokens' probabilities. Null where it does
       * not say.
       */
      readonly confidence: number | null
      /** The same of the least sure part of a number; null where none was heard, or it does not say. */
      readonly numberConfidence?: number | null
    }
  | { readonly kind: 'notSet' }
  /** It is being made ready and will work later, without anybody doing anything. */
  | { readonly kind: 'preparing' }
  /** It has as much to hear as it can. */
  | {
      readonly kind: 'busy'
      /** Until it is worth asking again, from 1; null where it can't be told. */
      readonly retryAfterS: number | null
    }
  /** Out of reach, failing, too slow, or answering nonsense: may work later. */
  | {
      readonly kind: 'unavailable'
      /** Safe to log. */
      readonly detail: string
      /** 1..3600, where it says when it may be asked again. */
      readonly retryAfterS?: number | null
    }
  /** It answered, and does not want this audio, now or later. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Its answer is longer than any minute of speech: it repeats itself, and would again. */
  | { readonly kind: 'overlong' }
  /** It hears WAV at 16 kHz alone, and this is something else. */
  | { readonly kind: 'wavOnly' }

export interface Listening {
  /** Whose recording it is: accounts take turns. */
  readonly account: string
  /** The caller's: aborted when it hangs up. */
  readonly signal: AbortSignal
  /** Called once its turn has come: from here on it costs something. */
  readonly onSent?: () => void
  /** In which language the caller reads, and so probably speaks. */
  readonly language: Language
  /** What the caller's own latest expenses were for, the latest first; asked for only where it is used. */
  readonly ownWords?: () => Promise<readonly string[]>
  /** Words that may be said; a transcriber that can't be told any leaves it. */
  readonly prompt?: string
}

/** Rejects only when the signal is aborted, and then with an Error. */
export type Transcribe = (clip: AudioClip, listening: Listening) => Promise<Transcription>

/** Where no service is set. */
export const transcribeNothing: Transcribe = async () => ({ kind: 'notSet' })
