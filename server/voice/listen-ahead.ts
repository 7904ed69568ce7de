/** At a pause while a recording is being spoken, what is there of it is heard: often nothing follows. */

import { cutWav } from '../audio/cut-wav.ts'
import { decodeFlac } from '../audio/flac.ts'
import { soundBounds } from '../audio/sound-bounds.ts'
import { wavFile } from '../audio/wav-file.ts'
import { readWavSamples } from '../audio/wav-samples.ts'
import type { AudioClip, Listening } from '../transcription/transcribe.ts'
import type { WorkAhead } from '../transcription/work-ahead.ts'
import type { Upload } from '../uploads/upload-store.ts'

/** Seconds of silence that are a pause, less the 200 ms at most of them that stay when silence is cut off. */
const PAUSE_S = 0.4 - 0.2

export function listenAhead(
  ahead: WorkAhead,
  { userId, pieces }: Upload,
  listening: Omit<Listening, 'signal' | 'account'>,
): void {
  // Decoding takes its time, too.
  if (!ahead.isFree()) return
  const clip = soundBeforePause(Buffer.concat(pieces))
  if (clip) ahead.begin(clip, { ...listening, account: userId })
}

/** Trimmed, as the whole recording would be if nothing followed; null where it does not end in a pause. */
export function soundBeforePause(flac: Uint8Array): AudioClip | null {
  const decoded = decodeFlac(flac)
  if (decoded.kind !== 'ok') return null
  const wav = wavFile(decoded.sampleRate, decoded.samples)
  const samples = readWavSamples(wav)?.samples
  const bounds = samples && soundBounds(samples, decoded.sampleRate)
  if (!bounds || decoded.samples.length - bounds.to < PAUSE_S * decoded.sampleRate) return null
  const bytes = cutWav(wav, bounds.from, bounds.to)
  return bytes && { bytes, mediaType: 'audio/wav', fileName: 'recording.wav' }
}
