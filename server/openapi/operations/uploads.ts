/** Upload of a recording while it is spoken, by tus 1.0. */
import { IDEMPOTENCY_HEADER, VOICE_PATH } from '../../../shared/wire/voice-request.ts'
import {
  CHECKSUM_HEADER,
  DEFER_LENGTH_HEADER,
  OFFSET_HEADER,
  TUS_VERSION_HEADER,
  VOICE_UPLOADS_PATH,
} from '../../../shared/wire/voice-uploads.ts'
import type { Operation } from '../operation.ts'

const ONE = `${VOICE_UPLOADS_PATH}/{id}`

export const UPLOAD_OPERATIONS: readonly Operation[] = [
  {
    method: 'options',
    path: VOICE_UPLOADS_PATH,
    summary: 'What is spoken of tus: its version, extensions, checksums and the largest upload.',
    status: 204,
    answer: null,
    refusals: [],
  },
  {
    method: 'post',
    path: VOICE_UPLOADS_PATH,
    summary: `Begin to upload a recording that is being spoken; Location names the upload. It takes mono FLAC of 16 bits at 16 kHz, is kept in memory, and dropped after 90 s without a piece. POST ${VOICE_PATH} under the same key completes it.`,
    headers: [TUS_VERSION_HEADER, DEFER_LENGTH_HEADER, IDEMPOTENCY_HEADER],
    status: 201,
    answer: null,
    refusals: [400, 402, 403, 412, 428, 503, 507],
  },
  {
    method: 'get',
    path: ONE,
    summary: 'How much has come: Upload-Offset. By HEAD, too.',
    headers: [TUS_VERSION_HEADER],
    status: 204,
    answer: null,
    refusals: [404, 412],
  },
  {
    method: 'patch',
    path: ONE,
    summary:
      'The next piece, at most 256 KB. 409 where it begins elsewhere than at Upload-Offset; 400 or 415 where it is no such FLAC, which ends the upload.',
    headers: [TUS_VERSION_HEADER, OFFSET_HEADER, CHECKSUM_HEADER],
    body: 'piece',
    status: 204,
    answer: null,
    refusals: [400, 404, 409, 412, 413, 415, 460, 503],
  },
  {
    method: 'delete',
    path: ONE,
    summary: 'Drop what has come.',
    headers: [TUS_VERSION_HEADER],
    status: 204,
    answer: null,
    refusals: [404, 412],
  },
]
