/** The multipart body of a voice upload, in memory only: audio is never written anywhere. */
import type { Context } from 'hono'
import { AUDIO_FIELD, AUTO_INSERT_FIELD } from '../../src/api/wire/voice.ts'
import { EXTENSIONS, MEDIA_TYPES, sniffContainer } from '../audio/container.ts'
import { checkWav } from '../audio/wav.ts'
import { badField, limitBody } from '../http/json-body.ts'
import { assertMedia } from '../http/media-type.ts'
import { Problem } from '../http/problem.ts'
import type { AudioClip } from '../transcription/transcribe.ts'

/** 60 s of 16 kHz PCM16 is 1.9 MB; the rest is room for the fallback's rates. */
const MAX_UPLOAD_BYTES = 4 * 1024 * 1024
const FIELDS: ReadonlySet<string> = new Set([AUDIO_FIELD, AUTO_INSERT_FIELD])

export const uploadLimit = limitBody(MAX_UPLOAD_BYTES, '4 MB')

export interface VoiceUpload {
  readonly clip: AudioClip
  readonly autoInsert: boolean
}

export async function readVoiceUpload(c: Context): Promise<VoiceUpload> {
  assertMedia(c, 'multipart/form-data')
  const form = await readForm(c)
  const surplus = [...form.keys()].find((name, at, names) => !FIELDS.has(name) || names.indexOf(name) < at)
  if (surplus !== undefined) throw badField(surplus)
  const audio = form.get(AUDIO_FIELD)
  if (!(audio instanceof File)) throw new Problem(400, 'audioMissing')
  const autoInsert = form.get(AUTO_INSERT_FIELD) ?? 'false'
  if (autoInsert !== 'true' && autoInsert !== 'false') throw badField(AUTO_INSERT_FIELD)
  const clip = toClip(new Uint8Array(await audio.arrayBuffer()))
  return { clip, autoInsert: autoInsert === 'true' }
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData()
  } catch {
    throw new Problem(400, 'badMultipart')
  }
}

/** WAV is checked to the last byte; other containers go on as they are, for the service to judge. */
function toClip(bytes: Uint8Array<ArrayBuffer>): AudioClip {
  if (bytes.length === 0) throw new Problem(400, 'audioEmpty')
  const container = sniffContainer(bytes)
  if (container === null) throw new Problem(415, 'audioUnknown')
  if (container === 'wav') assertWav(bytes)
  return { bytes, mediaType: MEDIA_TYPES[container], fileName: `recording.${EXTENSIONS[container]}` }
}

function assertWav(bytes: Uint8Array): void {
  const result = checkWav(bytes)
  switch (result.kind) {
    case 'ok':
      return
    case 'broken':
      throw new Problem(400, 'audioBroken')
    case 'unsupported':
      throw new Problem(415, 'audioUnsupported')
    case 'empty':
      throw new Problem(400, 'audioEmpty')
    case 'tooLong':
      throw new Problem(400, 'audioTooLong')
  }
}
