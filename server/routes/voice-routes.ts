/** POST /expenses/voice: access checks, and the form of the answer. */
import { type Context, Hono } from 'hono'
import { VOICE_PATH } from '../../shared/wire/voice-request.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import { whenAnswered } from '../http/when-answered.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { isKnown, stateOf } from '../idempotency/records.ts'
import type { RecordingLimit } from '../limits/recording-limit.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { readVoiceUpload, uploadLimit, type VoiceUpload } from '../voice/audio-upload.ts'
import { measuredRecording } from '../voice/measured-recording.ts'
import { limitPlaces, UPLOAD_PLACES } from '../voice/places.ts'
import { keyedUpload, recordExpenses } from '../voice/record-expenses.ts'
import { voiceStanding } from '../voice/voice-standing.ts'
import { answerAgain, answerVoice } from '../voice/voice-stream.ts'

type Next = () => Promise<void>

/**
 * The request's upload, read once: the body can be read only once, and is needed both for repetitions and for
 * transcription.
 */
type UploadOf = (c: Context<AppEnv>) => Promise<VoiceUpload>
function uploadReader(store: UploadStore): UploadOf {
  const uploads = new WeakMap<Request, Promise<VoiceUpload>>()
  return c => {
    const upload = uploads.get(c.req.raw) ?? readVoiceUpload(c, store)
    uploads.set(c.req.raw, upload)
    return upload
  }
}

export function voiceRoutes(deps: AppDependencies, { sent }: RecordingLimit) {
  const { db, log, measure, uploads, transcribeAhead, uploadPlaces = UPLOAD_PLACES, rateLimits } = deps
  const uploadOf = uploadReader(uploads)
  /** Before all checks whose result may have changed since the first request. */
  const answerRepeated = async (c: Context<AppEnv>, next: Next) => {
    const key = idempotencyKey(c)
    if (key === null || !(await isKnown(db, c.var.user.id, key))) return next()
    const keyed = keyedUpload(c, await uploadOf(c))
    const state = keyed && (await stateOf(db, keyed))
    if (state?.kind === 'taken') throw new Problem(422, 'idempotencyKeyTaken')
    return state?.kind === 'answered' ? answerAgain(c, state.answer) : next()
  }

  /** Drops the upload and the early transcription of the recording in any case. */
  const dropStreamed = async (c: Context<AppEnv>, next: Next) => {
    const key = idempotencyKey(c)
    if (key === null) return next()
    const { id } = c.var.user
    await whenAnswered(c, next, () => {
      uploads.dropOf(id, key)
      // An upload that was taken for completion causes no `onDropped`.
      transcribeAhead?.drop(id, key)
    })
  }

  const places = limitPlaces(uploadPlaces, rateLimits !== null, () => measure.recorded('voiceBusy'))
  const checks = [dropStreamed, places, uploadLimit, sent, answerRepeated, ...voiceStanding(deps)] as const
  return new Hono<AppEnv>().post(VOICE_PATH, ...checks, async c => {
    const upload = await uploadOf(c)
    return answerVoice(c, log, onStage => {
      onStage({ event: 'received' })
      return measuredRecording(measure, recordExpenses(deps, c, upload, onStage))
    })
  })
}
