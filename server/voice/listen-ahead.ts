/**
 * At a pause while a recording is being spoken, what is there of it is heard: often nothing follows. What it costs is
 * bounded: each frame is decoded once, and an upload is looked at and heard a few times.
 */
import { cutWav } from '../audio/cut-wav.ts'
import { FlacStream } from '../audio/flac.ts'
import { soundBounds } from '../audio/sound-bounds.ts'
import { wavFile } from '../audio/wav-file.ts'
import { readWavSamples } from '../audio/wav-samples.ts'
import type { AudioClip, Listening } from '../transcription/transcribe.ts'
import type { WorkAhead } from '../transcription/work-ahead.ts'
import type { Upload, UploadStore } from '../uploads/upload-store.ts'
import { giveBack, type Meter, metered } from './metered.ts'

/** Hz, of what is uploaded. */
const RATE = 16_000
/** Seconds of silence that are a pause, less the 200 ms at most of them that stay when silence is cut off. */
const PAUSE_S = 0.4 - 0.2
/** Seconds of new sound until the next look, and of the newest sound in which a pause shows first. */
const STEP_S = 0.5
const NEWEST_S = 3
/** Of an upload. Only where the newest sound ends in a pause is the whole of it looked at. */
const MOST_LOOKS = 12
const MOST_BEGUN = 3
/** Uploads that are listened to at once, of 2 MB of samples each at most; another takes the place of the oldest. */
const MOST_STREAMS = 16

interface Heard {
  readonly upload: Upload
  readonly stream: FlacStream
  /** Samples at the last look. */
  seen: number
  looks: number
  begun: number
}

export interface Speaker extends Omit<Listening, 'signal' | 'account'> {
  readonly meterOf: (seconds: number) => Meter
}

export class AheadListener {
  readonly #ahead: WorkAhead
  /** By account, one each, oldest first. */
  readonly #heard = new Map<string, Heard>()

  constructor(ahead: WorkAhead, uploads: UploadStore) {
    this.#ahead = ahead
    uploads.onDrop(upload => {
      if (this.#heard.get(upload.userId)?.upload === upload) this.#heard.delete(upload.userId)
    })
  }

  /** `piece` is the upload's latest. */
  hear(upload: Upload, piece: Uint8Array, { meterOf, ...listening }: Speaker): void {
    const heard = this.#of(upload)
    if (!heard || heard.looks >= MOST_LOOKS || heard.begun >= MOST_BEGUN) return
    if (heard.stream.append(piece)) return
    const { samples } = heard.stream
    if (samples.length < heard.seen + STEP_S * RATE || !this.#ahead.isFree()) return
    heard.seen = samples.length
    if (!endsInPause(samples.subarray(-NEWEST_S * RATE))) return
    heard.looks++
    const sound = soundBeforePause(samples)
    if (!sound) return
    const meter = meterOf(sound.seconds)
    const isBegun = this.#ahead.begin(sound.clip, {
      ...listening,
      account: upload.userId,
      upload: upload.id,
      meter: {
        metered: transcribe => metered(transcribe, meter),
        giveBack: () => giveBack(meter),
      },
    })
    if (isBegun) heard.begun++
  }

  /** Null for one that was not listened to from its first piece: nothing is decoded twice. */
  #of(upload: Upload): Heard | null {
    const { userId, pieces } = upload
    const known = this.#heard.get(userId)
    if (known?.upload === upload) return known
    if (pieces.length !== 1) return null
    const heard = { upload, stream: new FlacStream(), seen: 0, looks: 0, begun: 0 }
    this.#heard.delete(userId)
    const [oldest] = this.#heard.keys()
    if (this.#heard.size >= MOST_STREAMS && oldest !== undefined) this.#heard.delete(oldest)
    this.#heard.set(userId, heard)
    return heard
  }
}

function endsInPause(samples: Int16Array): boolean {
  const bounds = soundBounds(
    Float32Array.from(samples, sample => sample / 0x8000),
    RATE,
  )
  return bounds !== null && samples.length - bounds.to >= PAUSE_S * RATE
}

/** Trimmed, as the whole recording would be if nothing followed; null where it does not end in a pause. */
export function soundBeforePause(samples: Int16Array): { clip: AudioClip; seconds: number } | null {
  const wav = wavFile(RATE, samples)
  const sound = readWavSamples(wav)?.samples
  const bounds = sound && soundBounds(sound, RATE)
  if (!bounds || samples.length - bounds.to < PAUSE_S * RATE) return null
  const bytes = cutWav(wav, bounds.from, bounds.to)
  const clip = bytes && { bytes, mediaType: 'audio/wav', fileName: 'recording.wav' }
  return clip && { clip, seconds: (bounds.to - bounds.from) / RATE }
}
