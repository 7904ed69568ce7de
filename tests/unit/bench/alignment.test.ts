/** What the bench says about lost samples is only worth something if it sees each way to lose them. */
import { describe, expect, it } from 'vitest'
import { align } from '../../../bench/measure/alignment.ts'
import { knownNoise } from '../../../bench/measure/known-noise.ts'
import { samplesOf, wavOf } from '../../../bench/measure/wav.ts'

const REFERENCE = knownNoise(12 * 16_000)
/** As recorded: quieter, in 16 bits. */
const SOUND = Int16Array.from(REFERENCE, sample => Math.round(sample * 20_000))
const WHOLE = { missing: 0, added: 0, breaks: 0 }

function joined(...parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

describe('a recording of the known noise', () => {
  it('is whole wherever it begins and ends, after silence and in another loudness', () => {
    const recorded = joined(new Int16Array(500), SOUND.subarray(3217, 100_000))
    expect(align(recorded, REFERENCE)).toMatchObject({ ...WHOLE, from: 3217 })
  })

  it('is whole when resampling moved it by half a sample', () => {
    const moved = SOUND.map((sample, i) => (sample + (SOUND[i + 1] ?? 0)) / 2)
    expect(align(moved, REFERENCE)).toMatchObject(WHOLE)
  })

  it('is whole to someone who reads it from a WAV file', () => {
    const samples = samplesOf(wavOf(REFERENCE.subarray(0, 32_000)))
    expect(align(samples, REFERENCE)).toMatchObject({ ...WHOLE, from: 0, to: 32_000 })
  })

  it.each([3, 128, 4096, 48_000])('lacks %i samples where they were cut out', count => {
    const recorded = joined(SOUND.subarray(0, 50_001), SOUND.subarray(50_001 + count, 140_000))
    expect(align(recorded, REFERENCE)).toMatchObject({ missing: count, added: 0, breaks: 1 })
  })

  it.each([128, 300, 16_000])('lacks %i samples where there is silence in their place', count => {
    const recorded = joined(SOUND.subarray(0, 50_001), new Int16Array(count), SOUND.subarray(50_001 + count))
    expect(align(recorded, REFERENCE)).toMatchObject({ missing: count, added: 0, breaks: 1 })
  })

  it('has too many where silence was put in, and lacks nothing', () => {
    const recorded = joined(SOUND.subarray(0, 50_001), new Int16Array(300), SOUND.subarray(50_001))
    expect(align(recorded, REFERENCE)).toMatchObject({ missing: 0, added: 300, breaks: 1 })
  })

  it('has too many where a stretch is repeated', () => {
    const recorded = joined(SOUND.subarray(0, 50_001), SOUND.subarray(50_001 - 4096))
    expect(align(recorded, REFERENCE)).toMatchObject({ missing: 0, added: 4096, breaks: 1 })
  })

  it('lacks what comes after every one of many cuts', () => {
    const parts = Array.from({ length: 20 }, (_, i) => SOUND.subarray(i * 8000, i * 8000 + 7000))
    expect(align(joined(...parts), REFERENCE)).toMatchObject({ missing: 19 * 1000, added: 0, breaks: 19 })
  })

  it('lacks its end where that is noise of another kind', () => {
    const other = Int16Array.from(knownNoise(90_000).reverse(), sample => sample * 20_000)
    const { missing = 0 } = align(joined(SOUND.subarray(0, 50_000), other), REFERENCE) ?? {}
    expect(missing).toBeGreaterThan(85_000)
  })

  it('is none at all where it is something else', () => {
    expect(align(new Int16Array(32_000), REFERENCE)).toBeNull()
    expect(align(SOUND.slice().reverse(), REFERENCE)).toBeNull()
  })
})
