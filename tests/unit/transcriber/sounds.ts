/** Sounds for the tests of the transcription service. */
import { readFileSync } from 'node:fs'
import { type SpeechFile, speechPath } from '../../fixtures/speech.ts'
import { readWav, SAMPLE_RATE } from '../../transcriber/wav.ts'

export function spoken(file: SpeechFile): Float32Array {
  const reading = readWav(readFileSync(speechPath(file)))
  if (reading.kind === 'broken') throw new Error(reading.reason)
  return reading.samples
}

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE))
}

/** Uniform noise of a peak amplitude, the same on every run (a linear congruential generator, Numerical Recipes). */
export function noise(seconds: number, peak: number): Float32Array {
  let state = 12_345
  return silence(seconds).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return peak * (state / 2 ** 31 - 1)
  })
}

export function joined(...parts: Float32Array[]): Float32Array {
  const out = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** The sum of two sounds, as long as the first. */
export function mixed(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, i) => value + (b[i] ?? 0))
}

/** A 16 kHz mono PCM16 file. */
export function wavOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((value, i) => {
    view.setInt16(44 + 2 * i, Math.max(-32_768, Math.min(32_767, Math.round(value * 32_768))), true)
  })
  return bytes
}
