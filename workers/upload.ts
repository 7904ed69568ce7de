/** Sends a recording and says what came of it. */
import type { StageReached, UploadProgress } from '../shared/contracts/recorder.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import type { SendResult } from '../shared/outbox/delivery.ts'
import { sendAuthorised } from '../shared/wire/send-authorised.ts'
import { VOICE_EVENTS_TYPE } from '../shared/wire/voice-events.ts'
import {
  AUDIO_FIELD,
  AUTO_INSERT_FIELD,
  CURRENCY_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../shared/wire/voice-request.ts'
import { AnswerEvents, parseJson } from './answer-events.ts'
import type { PostAnswer, PostRequest } from './post.ts'
import { readRetryAfter } from './retry-after.ts'
import { interpret, type ServerAnswer, unsent } from './server-answer.ts'
import type { VoiceRecording } from './voice-recording.ts'

/** An upload that has no answer by then is given up, in milliseconds: 60 s of audio take a slow line that long. */
export const UPLOAD_TIMEOUT_MS = 90_000

export interface UploadDeps {
  readonly post: (request: PostRequest) => Promise<PostAnswer>
  /** Called before every attempt. */
  readonly accessToken: (userId: string) => Promise<AccessToken>
  /** A signal that aborts with a `TimeoutError` after `ms`. */
  readonly timeout: (ms: number) => AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
  readonly onStage: (stage: StageReached) => void
}

/** Never throws. A 401 is retried once with a newly asked token. */
export async function upload(recording: VoiceRecording, deps: UploadDeps): Promise<SendResult> {
  const signal = deps.timeout(UPLOAD_TIMEOUT_MS)
  try {
    const sent = await sendAuthorised(
      () => unlessAborted(deps.accessToken(recording.userId), signal),
      token => ask(recording, token, deps, signal),
    )
    if (sent.kind === 'answer') return interpret(sent.answer)
    return unsent({ kind: sent.kind === 'none' ? 'signedOut' : 'offline' })
  } catch {
    // What throws here is the request, or the way to the token: no connection, or no time.
    return unsent({ kind: signal.aborted ? 'timeout' : 'offline' })
  }
}

/** Rejects where the answer does not come, or not to its end. */
async function ask(
  recording: VoiceRecording,
  token: string,
  { post, onProgress, onStage }: UploadDeps,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const { id } = recording
  const events = new AnswerEvents(stage => onStage({ id, ...stage }))
  const { mediaType, text, ...answer } = await post({
    url: `/api${VOICE_PATH}`,
    headers: headersOf(recording, token),
    body: bodyOf(recording),
    signal,
    onSent: sent => onProgress({ id, sent }),
    onReceived: received => events.read(received),
  })
  if (mediaType !== VOICE_EVENTS_TYPE) return { ...answer, body: parseJson(text) }
  events.read(text)
  if (!events.done) throw new Error('cut')
  const { status, body, headers = {} } = events.done
  return { status, body, ...readRetryAfter(headers['Retry-After'] ?? null) }
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

function bodyOf({ audio, format }: VoiceRecording): FormData {
  const body = new FormData()
  body.append(AUDIO_FIELD, new Blob([audio], { type: format.type }), `recording.${format.extension}`)
  body.append(AUTO_INSERT_FIELD, 'true')
  return body
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
