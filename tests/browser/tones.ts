/** A microphone's sound made of tones, those of speech and those above it, and what is left of them at 16 kHz. */
import { WavBuffer } from '../../workers/wav.ts'

const RATE = 16_000
const MICROPHONE_RATE = 48_000

/** Tones in Hz that should pass, all as loud as each other. */
export const SPEECH = [1000, 5000, 6500, 7000, 7200]
/** ... and that should not. What is left of each appears at a place of its own. */
export const ABOVE = [8050, 8250, 8600, 9350, 10_150, 12_050, 15_300, 20_450]

/** A WAV of 48 kHz. */
export function tones(seconds: number): Uint8Array {
  const length = seconds * MICROPHONE_RATE
  const all = [...SPEECH, ...ABOVE]
  const samples = Float32Array.from({ length }, (_, i) =>
    all.reduce((sum, hz, k) => sum + 0.05 * Math.sin((2 * Math.PI * hz * i) / MICROPHONE_RATE + k * k), 0),
  )
  const wav = new WavBuffer(MICROPHONE_RATE, length)
  wav.append(samples, 0, length)
  return wav.toFile()
}

/**
 * Levels in dB against the tone at 1 kHz, in the half second that is cleanest, and the share of half seconds that are
 * not: a block that the browser lost or doubled on its way from the microphone is heard as a click over all tones.
 */
export function tonesIn(samples: Int16Array) {
  const halves = Array.from({ length: Math.floor((2 * samples.length) / RATE) - 2 }, (_, i) =>
    samples.subarray(RATE + (i * RATE) / 2, RATE + ((i + 1) * RATE) / 2),
  )
  const noise = halves.map(half => amplitudeAt(450, half))
  const cleanest = halves[noise.indexOf(Math.min(...noise))] ?? samples
  const reference = amplitudeAt(1000, cleanest)
  const level = (hz: number) => {
    const place = Math.abs(hz - RATE * Math.round(hz / RATE))
    return Math.round(200 * Math.log10(Math.max(amplitudeAt(place, cleanest), 1e-3) / reference)) / 10
  }
  const clicks = noise.filter(value => value > reference / 1000).length / halves.length
  return { levels: Object.fromEntries([...SPEECH, ...ABOVE].map(hz => [hz, level(hz)])), clicks }
}

/** By the discrete Fourier transform under a window of 92 dB (Blackman and Harris; F. J. Harris 1978). */
function amplitudeAt(hz: number, samples: Int16Array): number {
  let real = 0
  let imaginary = 0
  for (const [i, sample] of samples.entries()) {
    const turn = (2 * Math.PI * i) / samples.length
    const window =
      0.35875 - 0.48829 * Math.cos(turn) + 0.14128 * Math.cos(2 * turn) - 0.01168 * Math.cos(3 * turn)
    real += window * sample * Math.cos((2 * Math.PI * hz * i) / RATE)
    imaginary += window * sample * Math.sin((2 * Math.PI * hz * i) / RATE)
  }
  return (2 * Math.hypot(real, imaginary)) / (0.35875 * samples.length)
}
