/** Speech to text, whoever does it. */

export interface AudioClip {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of what the bytes are, not of what the client said. */
  readonly mediaType: string
  /** A name with the fitting extension: services go by it. */
  readonly fileName: string
}

export type Transcription =
  /** `confidence` is 0..1, or null where the service does not tell. */
  | { readonly kind: 'text'; readonly text: string; readonly confidence: number | null }
  | { readonly kind: 'notSet' }
  /** Out of reach, failing, too slow, or answering nonsense: may work later. `detail` is safe to log. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** It answered, and does not want this audio. */
  | { readonly kind: 'refused'; readonly status: number }

/** Rejects only when `signal` is aborted, and then with an Error. */
export type Transcribe = (clip: AudioClip, signal: AbortSignal) => Promise<Transcription>

/** Where no service is set. */
export const transcribeNothing: Transcribe = async () => ({ kind: 'notSet' })
