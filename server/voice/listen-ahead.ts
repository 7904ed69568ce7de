/**
 * Transcribes a recording at a pause while it is still being spoken, since often nothing follows. The cost is
 * bounded: each upload is analysed and transcribed only a few times.
 */
import { cutWav } from '../audio/cut-wav.ts'
import { soundBounds } from '../audio/sound-bounds.ts'
import { wavFile } from '../audio/wav-file.ts'
import { readWavSamples } from '../audio/wav-samples.ts'
import type { AudioClip, Listening } from '../transcription/transcribe.ts'
import type { WorkAhead } from '../transcription/work-ahead.ts'
import type { Upload } from '../uploads/upload.ts'
import { giveBack, type Meter, metered } from './metered.ts'

/** Hz, of what is uploaded. */
const RATE = 16_000
/** Seconds of silence that make a pause, minus up to 200 ms that remain after trimming. */
const PAUSE_S = 0.4 - 0.2
/**
 * Seconds of new sound between analyses, slightly less than one piece of the recorder, and of the latest
 * sound that is analysed first.
 */
const STEP_S = 0.45
const NEWEST_S = 3
/** Most analyses of an upload. The whole of it is analysed only where its latest sound ends in a pause. */
const MOST_LOOKS = 12
const MOST_BEGUN = 3

interface Looks {
  /** Samples at the last analysis. */
  seen: number
  /** Analyses of the whole. */
  whole: number
  begun: number
}

export interface Speaker extends Omit<Listening, 'signal' | 'account'> {
  readonly meterOf: (seconds: number) => Meter
}

export class AheadListener {
  readonly #ahead: WorkAhead
  readonly #looks = new WeakMap<Upload, Looks>()

  constructor(ahead: WorkAhead) {
    this.#ahead = ahead
  }

  /** Called for each piece of an upload. */
  hear(upload: Upload, { meterOf, ...listening }: Speaker): void {
    const looks = this.#looks.get(upload) ?? { seen: 0, whole: 0, begun: 0 }
    this.#looks.set(upload, looks)
    if (looks.whole >= MOST_LOOKS || looks.begun >= MOST_BEGUN) return
    const { samples } = upload.sound
    if (samples.length < looks.seen + STEP_S * RATE || !this.#ahead.isFree()) return
    looks.seen = samples.length
    if (!endsInPause(samples.subarray(-NEWEST_S * RATE))) return
    looks.whole++
    const sound = soundBeforePause(samples)
    if (!sound) return
    const meter = meterOf(sound.seconds)
    const isBegun = this.#ahead.begin(sound.clip, {
      ...listening,
      account: upload.userId,
      recording: upload.key,
      meter: {
        metered: transcribe => metered(transcribe, meter),
        giveBack: () => giveBack(meter),
      },
    })
    if (isBegun) looks.begun++
  }
}

function endsInPause(samples: Int16Array): boolean {
  const bounds = soundBounds(
    Float32Array.from(samples, sample => sample / 0x8000),
    RATE,
  )
  return bounds !== null && samples.length - bounds.to >= PAUSE_S * RATE
}

/**
 * The trimmed sound, equal to that of the whole recording if nothing follows; null where it does not end in a
 * pause.
 */
export function soundBeforePause(samples: Int16Array): { clip: AudioClip; seconds: number } | null {
  const wav = wavFile(RATE, samples)
  const sound = readWavSamples(wav)?.samples
  const bounds = sound && soundBounds(sound, RATE)
  if (!bounds || samples.length - bounds.to < PAUSE_S * RATE) return null
  const bytes = cutWav(wav, bounds.from, bounds.to)
  const clip = bytes && { bytes, mediaType: 'audio/wav', fileName: 'recording.wav' }
  return clip && { clip, seconds: (bounds.to - bounds.from) / RATE }
}
