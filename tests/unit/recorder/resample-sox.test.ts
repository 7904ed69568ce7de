/** Side by side with SoX (`rate -v`, its best quality) on the same signals. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  difference,
  inner,
  levelAt,
  noise,
  OUTPUT_RATE,
  powerOf,
  resampled,
  sweep,
  tone,
} from './resample-signals.ts'

const hasSox = spawnSync('sox', ['--version']).status === 0

/** Raw floats through SoX, from one rate to the other. */
function sox(samples: Float32Array, from: number, to: number): Float32Array {
  const raw = (rate: number) => ['-t', 'f32', '-c', '1', '-r', String(rate), '-']
  const { status, stdout, stderr } = spawnSync(
    'sox',
    // Room above full scale, so that nothing clips, and no dither.
    ['-D', ...raw(from), ...raw(to), 'rate', '-v', String(to)],
    { input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), maxBuffer: 2 ** 26 },
  )
  if (status !== 0) throw new Error(`sox: ${stderr}`)
  return new Float32Array(Uint8Array.from(stdout).buffer)
}

function spoken(name: string): Float32Array {
  const wav = readFileSync(`tests/fixtures/speech/${name}.wav`)
  const pcm = new Int16Array(Uint8Array.from(wav.subarray(44)).buffer)
  return Float32Array.from(pcm, sample => sample / 32_768)
}

function scaled(samples: Float32Array, factor: number): Float32Array {
  return samples.map(sample => sample * factor)
}

it('is there wherever the whole suite has to run', () => {
  expect(hasSox || !process.env.CI, 'the comparison with SoX needs the program `sox`').toBe(true)
})

describe.runIf(hasSox).each([48_000, 44_100])('from %i Hz, beside SoX', rate => {
  it('is as long, to the sample', () => {
    for (const length of [rate, rate + 1, rate + 2, 12_345]) {
      const samples = scaled(noise(length), 0.5)
      expect(resampled(samples, rate).length).toBe(Math.round((length * OUTPUT_RATE) / rate))
      // SoX rounds up here and down there.
      expect(Math.abs(resampled(samples, rate).length - sox(samples, rate, OUTPUT_RATE).length)).toBeLessThan(
        2,
      )
    }
  })

  it('makes the same of a sweep, in its place', () => {
    const samples = scaled(sweep(50, 6500, rate, 2), 0.5)
    const apart = difference(resampled(samples, rate), sox(samples, rate, OUTPUT_RATE))
    expect(powerOf(inner(apart)) - powerOf(samples)).toBeLessThan(-75)
  })

  it.each(['en-lunch-bus', 'id-coffee-parking'])('makes the same of speech: %s', name => {
    const samples = sox(spoken(name), OUTPUT_RATE, rate)
    const ours = resampled(samples, rate)
    const apart = difference(ours, sox(samples, rate, OUTPUT_RATE))
    console.log(`${name} from ${rate} Hz: apart ${(powerOf(apart) - powerOf(ours)).toFixed(1)} dB`)
    // SoX passes what lies between 7.2 and 7.6 kHz; speech has little there.
    expect(powerOf(apart) - powerOf(ours)).toBeLessThan(-35)
  })

  it('passes and holds the same tones', () => {
    const rows = [1000, 7000, 7200, 7500, 8050, 8600, 8800, 12_000].map(hz => {
      const samples = scaled(tone(hz, rate), 0.5)
      const level = (made: Float32Array) =>
        (hz < OUTPUT_RATE / 2 ? levelAt(hz, inner(made)) : powerOf(inner(made))) - powerOf(samples)
      return { hz, ours: level(resampled(samples, rate)), sox: level(sox(samples, rate, OUTPUT_RATE)) }
    })
    console.table(rows)
    for (const { hz, ours, sox: theirs } of rows) {
      if (hz <= 7200) expect(Math.abs(ours - theirs), `${hz} Hz`).toBeLessThan(0.1)
      else if (hz >= 8800) expect(Math.max(ours, theirs), `${hz} Hz`).toBeLessThan(-100)
      else if (hz > 8000) expect(ours, `${hz} Hz`).toBeLessThan(-80)
    }
  })
})
