/**
 * A recording that is uploaded while it is spoken, by tus 1.0: creation with a deferred length, pieces with their
 * checksums, termination. POST /expenses/voice completes it (voice/streamed-audio.ts).
 */
import { type Context, Hono } from 'hono'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import {
  DEFER_LENGTH_HEADER,
  OFFSET_HEADER,
  PIECE_MEDIA_TYPE,
  TUS_VERSION,
  VOICE_UPLOADS_PATH,
} from '../../shared/wire/voice-uploads.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { FlacFaultKind } from '../audio/flac-frame.ts'
import type { AppEnv } from '../http/app-env.ts'
import { badField, limitBody } from '../http/json-body.ts'
import { assertMedia } from '../http/media-type.ts'
import { Problem } from '../http/problem.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { RecordingLimit } from '../limits/recording-limit.ts'
import {
  assertChecksum,
  assertDeferredLength,
  CHECKSUM_ALGORITHMS,
  speakTus,
  uploadOffset,
} from '../uploads/tus-headers.ts'
import type { Upload } from '../uploads/upload.ts'
import { UPLOAD_LIMITS } from '../uploads/upload-store.ts'
import { AheadListener } from '../voice/listen-ahead.ts'
import { meterOf } from '../voice/metered.ts'
import { limitPlaces, type Places } from '../voice/places.ts'
import { hintsOf } from '../voice/speaker-hints.ts'
import { voiceBusy } from '../voice/voice-busy.ts'
import { voiceStanding } from '../voice/voice-standing.ts'

/** Ten seconds of sound, the backlog of a slow line after a stall. */
const pieceLimit = limitBody(256 * 1024, '256 KB')
/**
 * Pieces in transit, not yet stored in an upload: 64 MB. A phone sends one at a time; an account has three
 * uploads.
 */
const PIECE_PLACES: Places = { all: 240, reserve: 16, anAccount: 6 }

export function uploadRoutes(deps: AppDependencies, { begun }: RecordingLimit) {
  const { db, uploads, transcribeAhead, rateLimits } = deps
  const ahead = transcribeAhead && new AheadListener(transcribeAhead)
  uploads.onDropped(({ userId, key }) => transcribeAhead?.drop(userId, key))
  const places = limitPlaces(PIECE_PLACES, rateLimits !== null)
  const uploadOf = (c: Context<AppEnv>): Upload => {
    const upload = uploads.find(c.var.user.id, c.req.param('id') ?? '')
    if (!upload) throw new Problem(404, 'notFound')
    return upload
  }

  return (
    new Hono<AppEnv>()
      .basePath(VOICE_UPLOADS_PATH)
      .use(speakTus)
      .options('/', c =>
        c.body(null, 204, {
          'Tus-Version': TUS_VERSION,
          'Tus-Extension': 'creation,creation-defer-length,checksum,termination',
          'Tus-Checksum-Algorithm': CHECKSUM_ALGORITHMS.join(','),
          'Tus-Max-Size': String(UPLOAD_LIMITS.size),
        }),
      )
      .post('/', begun, ...voiceStanding(deps), c => {
        assertDeferredLength(c)
        const key = idempotencyKey(c)
        if (key === null) throw badField(IDEMPOTENCY_HEADER)
        const upload = uploads.create(c.var.user.id, key)
        if (!upload) throw voiceBusy()
        return c.body(null, 201, { Location: `${c.req.path}/${upload.id}` })
      })
      // Also serves HEAD, as tus requires.
      .get('/:id', c => {
        const { length } = uploadOf(c)
        return c.body(null, 204, { [OFFSET_HEADER]: String(length), [DEFER_LENGTH_HEADER]: '1' })
      })
      .patch('/:id', places, pieceLimit, async c => {
        assertMedia(c, PIECE_MEDIA_TYPE)
        const offset = uploadOffset(c)
        const { length } = uploadOf(c)
        if (offset !== length) throw elsewhere(length)
        const piece = new Uint8Array(await c.req.arrayBuffer())
        if (piece.length === 0) throw new Problem(400, 'audioEmpty')
        assertChecksum(c, piece)
        // Looked up again: it may have been dropped while the piece arrived.
        const upload = uploadOf(c)
        const appended = uploads.append(upload, offset, piece)
        switch (appended.kind) {
          case 'elsewhere':
            throw elsewhere(upload.length)
          case 'tooLarge':
            throw new Problem(413, 'audioTooLong')
          case 'unreadable':
            throw unreadable(appended.fault)
          case 'full':
            throw voiceBusy()
          case 'appended':
            ahead?.hear(upload, { ...hintsOf(c, db), meterOf: seconds => meterOf(deps, c, seconds) })
            return c.body(null, 204, { [OFFSET_HEADER]: String(upload.length) })
        }
      })
      .delete('/:id', c => {
        uploads.drop(uploadOf(c))
        return c.body(null, 204)
      })
  )
}

function elsewhere(length: number): Problem {
  return new Problem(409, 'pieceElsewhere', { headers: { [OFFSET_HEADER]: String(length) } })
}

function unreadable(fault: FlacFaultKind): Problem {
  switch (fault) {
    case 'broken':
      return new Problem(400, 'audioBroken')
    case 'unsupported':
      return new Problem(415, 'audioUnsupported')
    case 'tooLong':
      return new Problem(413, 'audioTooLong')
  }
}
