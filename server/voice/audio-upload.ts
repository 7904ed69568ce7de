/** The multipart body of a voice upload, in memory only: audio is never written anywhere. */
import type { Context } from 'hono'
import { AUDIO_FIELD, AUTO_INSERT_FIELD, CONTEXT_FIELD } from '../../shared/wire/voice-request.ts'
import { EXTENSIONS, MEDIA_TYPES, sniffContainer } from '../audio/container.ts'
import { type EncodedContainer, encodedSeconds, MAX_ENCODED_SECONDS } from '../audio/seconds.ts'
import { checkWav } from '../audio/wav.ts'
import type { AppEnv } from '../http/app-env.ts'
import { badField, limitBody } from '../http/json-body.ts'
import { assertMedia } from '../http/media-type.ts'
import { type Part, readMultipart } from '../http/multipart.ts'
import { Problem } from '../http/problem.ts'
import type { AudioClip } from '../transcription/transcribe.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { readContext, type VoiceContext } from './saved-context.ts'
import { completeUpload, readCompletion, STREAMED_FIELDS } from './streamed-audio.ts'

/** 60 s of 16 kHz PCM16 is 1.9 MB; the rest allows for the fallback's bit rates. */
const MAX_UPLOAD_BYTES = 4 * 1024 * 1024
const FIELDS: ReadonlySet<string> = new Set([
  AUDIO_FIELD,
  AUTO_INSERT_FIELD,
  CONTEXT_FIELD,
  ...STREAMED_FIELDS,
])

export const uploadLimit = limitBody(MAX_UPLOAD_BYTES, '4 MB')

export interface VoiceUpload {
  readonly clip: AudioClip
  /** How long it plays. */
  readonly seconds: number
  readonly autoInsert: boolean
  /** Ids of expenses that may be corrected. */
  readonly context: VoiceContext<string>
}

/** A whole recording, or the rest of one that was uploaded while it was spoken. */
export async function readVoiceUpload(c: Context<AppEnv>, uploads: UploadStore): Promise<VoiceUpload> {
  assertMedia(c, 'multipart/form-data')
  const parts = await readMultipart(c)
  const names = parts.map(({ name }) => name)
  const surplus = names.find((name, at) => !FIELDS.has(name) || names.indexOf(name) < at)
  if (surplus !== undefined) throw badField(surplus)
  const audio = parts.find(({ name }) => name === AUDIO_FIELD)
  if (audio?.kind !== 'file') throw new Problem(400, 'audioMissing')
  const autoInsert = parts.find(({ name }) => name === AUTO_INSERT_FIELD)
  const completion = readCompletion(parts)
  const bytes = completion ? completeUpload(uploads, c.var.user.id, completion, audio.bytes) : audio.bytes
  return {
    ...toClip(bytes),
    autoInsert: autoInsert !== undefined && flag(autoInsert),
    context: readContext(parts.find(({ name }) => name === CONTEXT_FIELD)),
  }
}

function flag(part: Part): boolean {
  if (part.kind === 'field' && (part.value === 'true' || part.value === 'false')) return part.value === 'true'
  throw badField(part.name)
}

/** WAV is validated completely; in other containers the sound is counted, regardless of the file's claims. */
function toClip(bytes: Uint8Array<ArrayBuffer>): Pick<VoiceUpload, 'clip' | 'seconds'> {
  if (bytes.length === 0) throw new Problem(400, 'audioEmpty')
  const container = sniffContainer(bytes)
  if (container === null) throw new Problem(415, 'audioUnknown')
  const seconds = container === 'wav' ? wavSeconds(bytes) : countedSeconds(container, bytes)
  const clip = { bytes, mediaType: MEDIA_TYPES[container], fileName: `recording.${EXTENSIONS[container]}` }
  return { clip, seconds }
}

function countedSeconds(container: EncodedContainer, bytes: Uint8Array): number {
  const seconds = encodedSeconds(container, bytes)
  if (seconds === null) throw new Problem(415, 'audioUncounted')
  if (seconds === 0) throw new Problem(400, 'audioEmpty')
  if (seconds > MAX_ENCODED_SECONDS) throw new Problem(413, 'audioTooLong')
  return seconds
}

function wavSeconds(bytes: Uint8Array): number {
  const result = checkWav(bytes)
  switch (result.kind) {
    case 'ok':
      return result.seconds
    case 'broken':
      throw new Problem(400, 'audioBroken')
    case 'unsupported':
      throw new Problem(415, 'audioUnsupported')
    case 'empty':
      throw new Problem(400, 'audioEmpty')
    case 'tooLong':
      throw new Problem(413, 'audioTooLong')
  }
}
