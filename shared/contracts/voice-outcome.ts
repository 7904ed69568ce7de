/** The outcome of a recording after the button was released. */

/** Why a recording still waits on the device. `status` where the server answered. */
export type UnsentReason =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'server'
      readonly status: number
      readonly message: string | null
      /** From `Retry-After`, 1..86,400. */
      readonly retryAfterS?: number
    }
  /** The recording worker died or could not be started. */
  | { readonly kind: 'recorderFailed' }

export type VoiceOutcome =
  /** The server took it. `body` is its JSON, not yet checked against the wire schema. */
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The server will never take it (a 4xx that cannot change): nothing is kept. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly message: string | null
      readonly violationType: string | null
      /** Of an expense whose price was not said; not yet checked against the wire schema. */
      readonly unpriced?: unknown
      /** What was heard, where the server says. */
      readonly transcription?: string
    }
  /** Kept in the outbox; `retry(id)` sends it again under the same idempotency key. */
  | { readonly kind: 'unsent'; readonly id: string; readonly reason: UnsentReason }
  /** Neither sent nor kept: both the network and the storage failed. */
  | { readonly kind: 'lost'; readonly reason: UnsentReason }
  /** Under 300 ms, or no sample at all. */
  | { readonly kind: 'tooShort'; readonly seconds: number }
  /** `finish` without `start`, or `retry` of a recording that is kept no more. */
  | { readonly kind: 'notRecording' }
