/** Sends a recording and returns the outcome. */
import type { RecorderEvent } from '../shared/contracts/recorder.ts'
import type { UnsentReason } from '../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import type { SendResult } from '../shared/outbox/delivery.ts'
import { readErrorBody, readErrorCode } from '../shared/wire/error.ts'
import { sendAuthorised } from '../shared/wire/send-authorised.ts'
import { VOICE_EVENTS_TYPE } from '../shared/wire/voice-events.ts'
import {
  CONTEXT_FIELD,
  CURRENCY_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../shared/wire/voice-request.ts'
import { UPLOAD_GONE } from '../shared/wire/voice-uploads.ts'
import { AnswerEvents, parseJson } from './answer-events.ts'
import type { PostAnswer, PostRequest } from './post.ts'
import { interpret, type ServerAnswer, unsent } from './server-answer.ts'
import { KNOWS_NO_UPLOADS } from './tus-upload.ts'
import type { AudioRest } from './upload-ahead.ts'
import { restBody, wholeBody } from './voice-body.ts'
import type { VoiceRecording } from './voice-recording.ts'

/** Time-out of an upload, in milliseconds: 60 s of audio take this long on a slow line. */
export const UPLOAD_TIMEOUT_MS = 90_000
/**
 * Greatest age of the token of a take's pieces for completing it, in milliseconds: a minute of speech and a
 * slow line.
 */
const TAKE_TOKEN_MS = 120_000

export interface UploadDeps {
  readonly post: (request: PostRequest) => Promise<PostAnswer>
  /** Called before every attempt; forced afresh unless the last one is younger than `maxAgeMs` milliseconds. */
  readonly accessToken: (userId: string, maxAgeMs: number) => Promise<AccessToken>
  /** A signal that aborts with a `TimeoutError` after `ms`. */
  readonly timeout: (ms: number) => AbortSignal
  readonly emit: (event: RecorderEvent) => void
}

/** A recording that is being sent. */
interface Sending {
  readonly recording: VoiceRecording
  readonly deps: UploadDeps
  /** Aborts once the time for all attempts is up. */
  readonly signal: AbortSignal
}

/**
 * Sends `rest` where most of the recording was uploaded while it was spoken; otherwise, or where the rest is
 * refused, the whole recording. Never throws. A 401 is retried once with a new token.
 */
export async function upload(
  recording: VoiceRecording,
  deps: UploadDeps,
  rest: Promise<AudioRest | null> | null = null,
): Promise<SendResult> {
  const sending = { recording, deps, signal: deps.timeout(UPLOAD_TIMEOUT_MS) }
  const left = await rest
  if (left) {
    const attempt = await send(sending, restBody(left), TAKE_TOKEN_MS)
    if (!needsWhole(attempt)) return resultOf(attempt)
  }
  return resultOf(await send(sending, wholeBody(recording), 0))
}

type Attempt =
  | { readonly kind: 'answer'; readonly answer: ServerAnswer }
  | Extract<UnsentReason, { kind: 'offline' | 'timeout' | 'signedOut' }>

function resultOf(attempt: Attempt): SendResult {
  return attempt.kind === 'answer' ? interpret(attempt.answer) : unsent(attempt)
}

/**
 * Whether the whole recording has to be sent: the connection failed, or the backend lacks a part of the
 * upload or does not support uploads.
 */
function needsWhole(attempt: Attempt): boolean {
  if (attempt.kind !== 'answer') return attempt.kind === 'offline'
  const { status, body } = attempt.answer
  if (readErrorCode(body) === UPLOAD_GONE) return true
  return KNOWS_NO_UPLOADS.includes(status) && readErrorBody(body).violationType === null
}

/** The token of the first attempt may be `tokenAgeMs` old. */
async function send(sending: Sending, form: FormData, tokenAgeMs: number): Promise<Attempt> {
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
