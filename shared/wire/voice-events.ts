/**
 * The streamed answer to POST /expenses/voice: newline-delimited JSON, one event a line, each sent as soon as it is
 * true. Empty lines in between only keep the connection in use. Apart from the schemas: the recording worker needs no
 * more.
 */

/** To be asked for with `Accept`. */
export const VOICE_EVENTS_TYPE = 'application/x-ndjson'

export type VoiceEvent =
  /** The recording is there, and will be listened to. */
  | { readonly event: 'received' }
  | { readonly event: 'transcribed'; readonly transcription: string }
  /** In the form of the answer, without ids: nothing is saved yet. At least one of `expenses`; `items` lack a price. */
  | { readonly event: 'extracted'; readonly expenses: readonly unknown[]; readonly items: readonly unknown[] }
  | VoiceDone

/** What the answer would have been without a stream. The last event; a stream without it was cut. */
export interface VoiceDone {
  readonly event: 'done'
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
