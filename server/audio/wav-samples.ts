/** The sound in a WAV recording. */
import { checkWav } from './wav.ts'

const FULL_SCALE = 0x8000

export interface Sound {
  /** Hz. */
  readonly sampleRate: number
  /** Mono, -1..1; of stereo the mean. */
  readonly samples: Float32Array<ArrayBuffer>
}

/** Null for bytes that `checkWav` does not call ok. */
export function readWavSamples(bytes: Uint8Array): Sound | null {
  const wav = checkWav(bytes)
  if (wav.kind !== 'ok') return null
  const { sampleRate, channels, dataStart, dataSize } = wav
  const view = new DataView(bytes.buffer, bytes.byteOffset + dataStart, dataSize)
  const samples = new Float32Array(dataSize / 2 / channels)
  for (let at = 0; at < samples.length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16((at * channels + channel) * 2, true)
    samples[at] = sum / channels / FULL_SCALE
  }
  return { sampleRate, samples }
}
