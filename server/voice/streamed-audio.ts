/** Completes a recording that was mostly uploaded while it was spoken. */
import { createHash } from 'node:crypto'
import {
  LENGTH_FIELD,
  OFFSET_FIELD,
  SHA256_FIELD,
  UPLOAD_FIELD,
  UPLOAD_GONE,
} from '../../shared/wire/voice-uploads.ts'
import { wavFile } from '../audio/wav-file.ts'
import { badField } from '../http/json-body.ts'
import type { Part } from '../http/multipart.ts'
import { Problem } from '../http/problem.ts'
import type { UploadStore } from '../uploads/upload-store.ts'

export const STREAMED_FIELDS = [UPLOAD_FIELD, OFFSET_FIELD, LENGTH_FIELD, SHA256_FIELD] as const

/** The fields that identify the upload of which `audio` is the rest. */
export interface Completion {
  readonly id: string
  /** Offset of the rest, in bytes; uploaded bytes beyond it, unknown to the recorder, are ignored. */
  readonly offset: number
  /** Bytes in all. */
  readonly length: number
  /** Of the WAV, in base64. */
  readonly sha256: string
}

/** Null for a whole recording. 400 where only some of the fields are present. */
export function readCompletion(parts: readonly Part[]): Completion | null {
  if (!parts.some(({ name }) => STREAMED_FIELDS.some(field => field === name))) return null
  const text = (name: string, pattern: RegExp) => {
    const part = parts.find(one => one.name === name)
    if (part?.kind !== 'field' || !pattern.test(part.value)) throw badField(name)
    return part.value
  }
  return {
    id:
      text(UPLOAD_FIELD, /^[\w/-]+$/)
        .split('/')
        .at(-1) ?? '',
    offset: Number(text(OFFSET_FIELD, /^\d{1,9}$/)),
    length: Number(text(LENGTH_FIELD, /^\d{1,9}$/)),
    sha256: text(SHA256_FIELD, /^[\w+/]{43}=$/),
  }
}

/**
 * The WAV, byte-identical to the recorder's; removes the upload from the store. 409 with the code
 * `upload_gone` where that fails: the recording then has to be sent whole. Only `rest` is decoded here.
 */
export function completeUpload(
  uploads: UploadStore,
  userId: string,
  { id, offset, length, sha256 }: Completion,
  rest: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const upload = uploads.take(userId, id)
  if (!upload || upload.length < offset || offset + rest.length !== length) throw gone()
  const { sound } = upload
  const fault = sound.append(rest.subarray(upload.length - offset))
  if (fault !== null || sound.bytesRead !== length) throw gone()
  const wav = wavFile(sound.sampleRate, sound.samples)
  if (createHash('sha256').update(wav).digest('base64') !== sha256) throw gone()
  return wav
}

function gone(): Problem {
  return new Problem(409, 'uploadGone', { body: { code: UPLOAD_GONE } })
}
