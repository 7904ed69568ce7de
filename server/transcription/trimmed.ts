/**
 * Removes silence at both ends before transcription: Whisper fills it with words, or repeats the last ones.
 * The whole recording is still what is stored and compared.
 */
import { cutWav } from '../audio/cut-wav.ts'
import { soundBounds } from '../audio/sound-bounds.ts'
import { readWavSamples } from '../audio/wav-samples.ts'
import type { AudioClip, Transcribe } from './transcribe.ts'

/** A recording without any sound is answered at once, with no text. */
export function trimmed(transcribe: Transcribe): Transcribe {
  return async (clip, listening) => {
    const sounding = trimClip(clip)
    return sounding ? transcribe(sounding, listening) : { kind: 'text', text: '', confidence: null }
  }
}

/**
 * A WAV recording without silence at its ends, except for a margin of 100 ms; any other unchanged. Null for
 * silence.
 */
export function trimClip(clip: AudioClip): AudioClip | null {
  const sound = clip.mediaType === 'audio/wav' ? readWavSamples(clip.bytes) : null
  if (!sound) return clip
  const { samples, sampleRate } = sound
  const bounds = soundBounds(samples, sampleRate)
  if (!bounds) return null
  if (bounds.from === 0 && bounds.to === samples.length) return clip
  const bytes = cutWav(clip.bytes, bounds.from, bounds.to)
  return bytes ? { ...clip, bytes } : clip
}
