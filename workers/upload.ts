/** Sends a recording and returns the outcome. */
import type { SendResult } from '../shared/outbox/delivery.ts'
import { readErrorBody, readErrorCode } from '../shared/wire/error.ts'
import { UPLOAD_GONE } from '../shared/wire/voice-uploads.ts'
import { interpret, unsent } from './server-answer.ts'
import { KNOWS_NO_UPLOADS } from './tus-upload.ts'
import type { AudioRest } from './upload-ahead.ts'
import { type Attempt, attemptUpload, type UploadDeps } from './upload-attempt.ts'
import { restBody, wholeBody } from './voice-body.ts'
import type { VoiceRecording } from './voice-recording.ts'

export type { UploadDeps } from './upload-attempt.ts'

/** Time-out of an upload, in milliseconds: 60 s of audio take this long on a slow line. */
export const UPLOAD_TIMEOUT_MS = 90_000
/**
 * Greatest age of the token of a take's pieces for completing it, in milliseconds: a minute of speech and a
 * slow line.
 */
const TAKE_TOKEN_MS = 120_000

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
    const attempt = await attemptUpload(sending, restBody(left), TAKE_TOKEN_MS)
    if (!needsWhole(attempt)) return resultOf(attempt)
  }
  return resultOf(await attemptUpload(sending, wholeBody(recording), 0))
}

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
