import { expect, test } from 'vitest'
import { audioChunks, SAMPLE_RATE } from '../../../../server/transcription/whisper/audio-chunks.ts'

/** A steady hum of so many seconds, silent in the stretches given. */
function hum(seconds: number, ...silent: readonly [from: number, to: number][]): Float32Array {
  const samples = new Float32Array(seconds * SAMPLE_RATE).map((_, at) => (at % 2 === 0 ? 0.5 : -0.5))
  for (const [from, to] of silent) samples.fill(0, from * SAMPLE_RATE, to * SAMPLE_RATE)
  return samples
}

const seconds = (samples: Float32Array) => audioChunks(samples).map(({ length }) => length / SAMPLE_RATE)

test('up to 30 seconds are one piece', () => {
  expect(seconds(hum(30))).toEqual([30])
  expect(seconds(new Float32Array())).toEqual([0])
})

test('a longer recording is cut in the pause before the 30th second', () => {
  const [first, second] = seconds(hum(40, [24, 24.5]))
  expect(first).toBeGreaterThan(24)
  expect(first).toBeLessThan(24.5)
  expect((first ?? 0) + (second ?? 0)).toBe(40)
})

test('a pause outside the last third does not count', () => {
  const [first] = seconds(hum(40, [10, 11], [33, 34]))
  expect(first).toBeGreaterThanOrEqual(20)
  expect(first).toBeLessThanOrEqual(30)
})

test('60 seconds without a pause are three pieces at most, and nothing of them is lost', () => {
  const samples = hum(60).map((_, at) => (at % 1000) / 1000)
  const cut = audioChunks(samples)
  expect(cut.length).toBeLessThanOrEqual(3)
  expect(cut.every(({ length }) => length <= 30 * SAMPLE_RATE)).toBe(true)
  const joined = Float32Array.from(cut.flatMap(piece => [...piece]))
  expect(Buffer.from(joined.buffer).equals(Buffer.from(samples.buffer))).toBe(true)
})
