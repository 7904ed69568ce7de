/** The multipart bodies of POST /expenses/voice. */
import { AUDIO_FIELD, AUTO_INSERT_FIELD } from '../shared/wire/voice-request.ts'
import { LENGTH_FIELD, OFFSET_FIELD, SHA256_FIELD, UPLOAD_FIELD } from '../shared/wire/voice-uploads.ts'
import type { AudioRest } from './upload-ahead.ts'
import type { VoiceRecording } from './voice-recording.ts'

export function wholeBody({ audio, format }: VoiceRecording): FormData {
  return body(audio, format.type, format.extension)
}

/** Completes an upload, of which the server has the first part. */
export function restBody({ url, offset, sha256, bytes }: AudioRest): FormData {
  const form = body(bytes, 'audio/flac', 'flac')
  form.append(UPLOAD_FIELD, url)
  form.append(OFFSET_FIELD, String(offset))
  form.append(LENGTH_FIELD, String(offset + bytes.length))
  form.append(SHA256_FIELD, sha256)
  return form
}

function body(bytes: Uint8Array<ArrayBuffer>, type: string, extension: string): FormData {
  const form = new FormData()
  form.append(AUDIO_FIELD, new Blob([bytes], { type }), `recording.${extension}`)
  form.append(AUTO_INSERT_FIELD, 'true')
  return form
}
