import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterBank } from '../../../workers/resample-filter.ts'
import { createResampler } from '../../../workers/resampler.ts'
import { SILENCE } from '../../../workers/wav.ts'
import {
  difference,
  inner,
  levelAt,
  noise,
  OUTPUT_RATE,
  powerOf,
  resampled,
  rms,
  sweep,
  tone,
} from './resample-signals.ts'

/** The usual ones, then some whose filter is exact with many phases, interpolated, or for a higher rate. */
const COMMON = [44_100, 48_000]
const RATES = [
  ...COMMON,
  ...[8000, 11_025, 12_000, 16_001, 22_050, 24_000, 32_000, 37_800, 47_999, 88_200, 96_000, 176_400, 192_000],
]

describe.each(COMMON)('from %i Hz', rate => {
  it('passes speech up to 7.2 kHz within 0.1 dB', () => {
    for (const hz of [50, 440, 1000, 3000, 5000, 6500, 7000, 7200]) {
      expect(Math.abs(levelAt(hz, inner(resampled(tone(hz, rate), rate)))), `${hz} Hz`).toBeLessThan(0.1)
    }
  })

  it('holds what would alias 80 dB down from 8 kHz', () => {
    for (const hz of [8000, 8010, 8025, 8050, 8100, 8200, 8300, 8400, 8500, 8600, 8700]) {
      expect(powerOf(inner(resampled(tone(hz, rate), rate))), `${hz} Hz`).toBeLessThan(-80)
    }
  })

  it('holds it 100 dB down from 8.8 kHz', () => {
    for (const hz of [8800, 8850, 9000, 9300, 10_000, 12_000, 15_000, 15_950, 16_050, 18_000, 21_500]) {
      expect(powerOf(inner(resampled(tone(hz, rate), rate))), `${hz} Hz`).toBeLessThan(-100)
    }
  })

  it('makes of a sweep the same sweep at 16 kHz, in its place', () => {
    const made = resampled(sweep(50, 6500, rate, 2), rate)
    const error = difference(made, sweep(50, 6500, OUTPUT_RATE, 2))
    expect(Math.max(...inner(error).map(Math.abs))).toBeLessThan(0.001)
  })

  it('makes nothing of a sweep above 8.8 kHz', () => {
    expect(powerOf(inner(resampled(sweep(8800, rate / 2 - 100, rate, 2), rate)))).toBeLessThan(-100)
  })

  it('keeps the part of white noise that lies in its band', () => {
    const white = noise(10 * rate)
    const share = (rms(resampled(white, rate)) / rms(white)) ** 2
    // 7.54 kHz, the middle of the transition band, of the noise's rate / 2.
    expect(share / ((0.471 * OUTPUT_RATE) / (rate / 2))).toBeCloseTo(1, 1)
  })
})

describe.each(RATES)('resampler from %i Hz', rate => {
  it('keeps a constant', () => {
    const made = resampled(new Float32Array(rate / 4).fill(1), rate)
    for (const sample of inner(made)) expect(Math.abs(sample - 1)).toBeLessThan(1e-4)
  })

  it('keeps a tone in its place, and adds nothing that is louder than -80 dB', () => {
    const hz = 0.11 * Math.min(rate, OUTPUT_RATE)
    const made = resampled(tone(hz, rate), rate)
    expect(powerOf(inner(difference(made, tone(hz, OUTPUT_RATE))))).toBeLessThan(-80)
  })

  it('puts an impulse where it was, the same to both sides', () => {
    const samples = new Float32Array(Math.round(1.1 * rate))
    // A time that has a sample at either rate; there may be but one a second.
    const at = rate / greatestCommonDivisor(rate, OUTPUT_RATE)
    const place = at * Math.max(1, Math.floor((0.5 * rate) / at))
    samples[place] = 1
    const made = resampled(samples, rate)
    const peak = made.indexOf(Math.max(...made))
    expect(peak).toBe((place * OUTPUT_RATE) / rate)
    for (let i = 1; i < 200; i++) expect(made[peak - i]).toBeCloseTo(made[peak + i] ?? Number.NaN, 6)
  })

  it('makes n * 16000 / rate samples of n, rounded', () => {
    for (const length of [0, 1, 2, 3, 100, 2047, 2048, 2049, rate, rate + 1, 3 * rate + 12_345]) {
      const made = resampled(new Float32Array(length), rate)
      expect(made.length, `of ${length}`).toBe(Math.round((length * OUTPUT_RATE) / rate))
    }
  })

  it('has a filter of less than 1.2 MB', () => {
    const divisor = greatestCommonDivisor(rate, OUTPUT_RATE)
    const { rows } = filterBank(OUTPUT_RATE / divisor, rate / divisor)
    expect(rows.byteLength).toBeLessThan(1.2e6)
  })
})

describe('resampler', () => {
  it('gives the same to the bit, however the samples are cut into blocks', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 })
    for (const rate of [48_000, 44_100, 47_999, 8000]) {
      const samples = noise(20_000)
      const whole = resampled(samples, rate, [samples.length])
      fc.assert(
        fc.property(sizes, blocks => {
          expect(bytes(resampled(samples, rate, blocks)).equals(bytes(whole))).toBe(true)
        }),
        { numRuns: 15 },
      )
    }
  })

  it('takes what is no number for silence', () => {
    const samples = noise(3000)
    const holes = samples.map((sample, i) => (i % 7 === 0 ? Number.NaN : sample))
    const silent = samples.map((sample, i) => (i % 7 === 0 ? 0 : sample))
    expect(resampled(holes, 48_000)).toEqual(resampled(silent, 48_000))
  })

  it('takes what lies beyond the end of its samples for silence', () => {
    const made: number[][] = [[], []]
    for (const [i, silence] of [SILENCE, new Float32Array(9000)].entries()) {
      const append = (samples: Float32Array, from: number, to: number) =>
        made[i]?.push(...samples.subarray(from, to))
      const resampler = createResampler(44_100, { sampleRate: OUTPUT_RATE, isFull: false, append })
      resampler.append(noise(3000), 0, 3000)
      resampler.append(silence, 0, 9000)
      resampler.append(noise(3000), 0, 3000)
      resampler.end()
    }
    expect(made[0]).toEqual(made[1])
  })

  it('stops as soon as there is no room for its output', () => {
    let room = 3000
    const sink = {
      sampleRate: OUTPUT_RATE,
      get isFull() {
        return room <= 0
      },
      append: (_: Float32Array, from: number, to: number) => {
        room -= to - from
      },
    }
    createResampler(48_000, sink).append(SILENCE, 0, Number.MAX_SAFE_INTEGER)
    expect(room).toBeLessThanOrEqual(0)
    expect(room).toBeGreaterThan(-3000)
  })

  it('makes the bank of a rate once while the rate stays, and the right one for another', () => {
    const bank = filterBank(160, 441)
    expect(filterBank(160, 441)).toBe(bank)
    const other = filterBank(1, 3)
    expect(other.phases).toBe(1)
    expect(filterBank(1, 6).taps).toBeGreaterThan(other.taps)
    expect(filterBank(160, 441)).toEqual(bank)
  })
})

function bytes({ buffer }: Float32Array): Buffer {
  return Buffer.from(buffer)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
