/** One request that uploads a recording, or its rest. */
import type { RecorderEvent } from '../shared/contracts/recorder.ts'
import type { UnsentReason } from '../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import { sendAuthorised } from '../shared/wire/send-authorised.ts'
import { VOICE_EVENTS_TYPE } from '../shared/wire/voice-events.ts'
import {
  CONTEXT_FIELD,
  CURRENCY_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../shared/wire/voice-request.ts'
import { AnswerEvents, parseJson } from './answer-events.ts'
import type { PostAnswer, PostRequest } from './post.ts'
import type { ServerAnswer } from './server-answer.ts'
import type { VoiceRecording } from './voice-recording.ts'

export interface UploadDeps {
  readonly post: (request: PostRequest) => Promise<PostAnswer>
  /** Called before every attempt; forced afresh unless the last one is younger than `maxAgeMs` milliseconds. */
  readonly accessToken: (userId: string, maxAgeMs: number) => Promise<AccessToken>
  /** A signal that aborts with a `TimeoutError` after `ms`. */
  readonly timeout: (ms: number) => AbortSignal
  readonly emit: (event: RecorderEvent) => void
}

/** A recording that is being sent. */
export interface Sending {
  readonly recording: VoiceRecording
  readonly deps: UploadDeps
  /** Aborts once the time for all attempts is up. */
  readonly signal: AbortSignal
}

export type Attempt =
  | { readonly kind: 'answer'; readonly answer: ServerAnswer }
  | Extract<UnsentReason, { kind: 'offline' | 'timeout' | 'signedOut' }>

/** The first token may be `tokenAgeMs` old; a 401 is retried once with a new one. Never throws. */
export async function attemptUpload(sending: Sending, form: FormData, tokenAgeMs: number): Promise<Attempt> {
  const { recording, deps, signal } = sending
  if (recording.context) form.append(CONTEXT_FIELD, recording.context)
  let maxAgeMs = tokenAgeMs
  const nextToken = () => {
    const token = deps.accessToken(recording.userId, maxAgeMs)
    maxAgeMs = 0
    return token
  }
  try {
    const authorised = sendAuthorised(nextToken, token => ask(sending, form, token))
    const sent = await Promise.race([authorised, aborted(signal)])
    return sent.kind === 'none' ? { kind: 'signedOut' } : sent
  } catch {
    // The request or the token has thrown: no connection, or a time-out.
    return { kind: signal.aborted ? 'timeout' : 'offline' }
  }
}

/** Rejects where there is no complete answer. */
async function ask(
  { recording, deps, signal }: Sending,
  form: FormData,
  token: string,
): Promise<ServerAnswer> {
  const { id } = recording
  const events = new AnswerEvents(stage => deps.emit({ kind: 'stageReached', id, ...stage }))
  const { mediaType, text, ...answer } = await deps.post({
    url: `/api${VOICE_PATH}`,
    headers: headersOf(recording, token),
    body: form,
    signal,
    onSent: sent => deps.emit({ kind: 'uploading', id, sent }),
    onReceived: received => events.read(received),
  })
  if (mediaType !== VOICE_EVENTS_TYPE) return { ...answer, body: parseJson(text) }
  events.read(text)
  if (!events.done) throw new Error('cut')
  return events.done
}

function headersOf({ id, language, timeZone, currency }: VoiceRecording, token: string) {
  return {
    // A server without events answers with the whole JSON.
    Accept: `${VOICE_EVENTS_TYPE}, application/json;q=0.9`,
    Authorization: `Bearer ${token}`,
    [IDEMPOTENCY_HEADER]: id,
    'Accept-Language': language,
    [TIME_ZONE_HEADER]: timeZone,
    [CURRENCY_HEADER]: currency,
  }
}

/** Rejects once the signal aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
