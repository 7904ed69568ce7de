/**
 * The streamed answer to POST /expenses/voice: newline-delimited JSON, one event a line, each sent as soon as
 * it holds. Empty lines only keep the connection alive. Separate from the schemas, which the recording worker
 * does not need.
 */

/** To be asked for with `Accept`. */
export const VOICE_EVENTS_TYPE = 'application/x-ndjson'

export type VoiceEvent =
  /** The recording has arrived and will be transcribed. */
  | { readonly event: 'received' }
  | { readonly event: 'transcribed'; readonly transcription: string }
  /** In the form of the answer, without ids: nothing is saved yet. At least one of `expenses`; `items` lack a price. */
  | { readonly event: 'extracted'; readonly expenses: readonly unknown[]; readonly items: readonly unknown[] }
  | VoiceDone

/** The answer as without streaming. The last event; a stream without it was interrupted. */
export interface VoiceDone {
  readonly event: 'done'
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
