/** Sends a recording and says what the answer means for what was said: taken, refused for good, or to be kept. */

import type { UploadProgress } from '../shared/contracts/recorder.ts'
import type { UnsentReason } from '../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import type { SendResult } from '../shared/outbox/delivery.ts'
import { readErrorBody } from '../shared/wire/error.ts'
import { sendAuthorised } from '../shared/wire/send-authorised.ts'
import {
  AUDIO_FIELD,
  AUTO_INSERT_FIELD,
  CURRENCY_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../shared/wire/voice-request.ts'
import type { PostAnswer, PostRequest } from './post.ts'
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
}

/** Never throws. A 401 is retried once with a newly asked token. */
export async function upload(recording: VoiceRecording, deps: UploadDeps): Promise<SendResult> {
  const signal = deps.timeout(UPLOAD_TIMEOUT_MS)
  try {
    const sent = await sendAuthorised(
      () => unlessAborted(deps.accessToken(recording.userId), signal),
      token => deps.post(request(recording, token, deps, signal)),
    )
    if (sent.kind === 'answer') return interpret(sent.answer)
    return unsent({ kind: sent.kind === 'none' ? 'signedOut' : 'offline' })
  } catch {
    // What throws here is the request, or the way to the token: no connection, or no time.
    return unsent({ kind: signal.aborted ? 'timeout' : 'offline' })
  }
}

function request(
  { id, audio, format, language, timeZone, currency }: VoiceRecording,
  token: string,
  { onProgress }: UploadDeps,
  signal: AbortSignal,
): PostRequest {
  const body = new FormData()
  body.append(AUDIO_FIELD, new Blob([audio], { type: format.type }), `recording.${format.extension}`)
  body.append(AUTO_INSERT_FIELD, 'true')
  const headers = {
    Authorization: `Bearer ${token}`,
    [IDEMPOTENCY_HEADER]: id,
    'Accept-Language': language,
    [TIME_ZONE_HEADER]: timeZone,
    [CURRENCY_HEADER]: currency,
  }
  const onSent = (sent: number) => onProgress({ id, sent })
  return { url: `/api${VOICE_PATH}`, headers, body, signal, onSent }
}

/**
 * | Answer | What it means |
 * |---|---|
 * | 2xx with JSON | taken |
 * | 2xx without JSON | not our server: a captive portal, a proxy. Kept |
 * | 402 | kept: a subscription can be renewed |
 * | 408, 425, 429 | kept: the server asks to come again |
 * | 409 | kept: an earlier attempt with this key is still under way |
 * | 421, 423 | kept: wrong connection, locked for now |
 * | any other 4xx | refused: the same recording will be refused again |
 * | 5xx and the rest | kept |
 */
function interpret({ status, text, retryAfterS }: PostAnswer): SendResult {
  const body = parseJson(text)
  if (status >= 200 && status < 300 && body !== undefined) return { kind: 'answered', body }
  const error = readErrorBody(body)
  if (isFinal(status)) return { kind: 'refused', status, ...error }
  const again = retryAfterS === undefined ? {} : { retryAfterS }
  return unsent({ kind: 'server', status, message: error.message, ...again })
}

const MAY_CHANGE: readonly number[] = [402, 408, 409, 421, 423, 425, 429]

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !MAY_CHANGE.includes(status)
}

/** `undefined` where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function unsent(reason: UnsentReason): SendResult {
  return { kind: 'unsent', reason }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
