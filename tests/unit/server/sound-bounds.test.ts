import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameLevels } from '../../../server/audio/frame-levels.ts'
import { soundBounds } from '../../../server/audio/sound-bounds.ts'
import { readWavSamples } from '../../../server/audio/wav-samples.ts'
import { SENTENCES, speechPath } from '../../fixtures/speech.ts'
import { noise, random } from './support/known-noise.ts'

const RATE = 16_000
const amplitude = (db: number) => 10 ** (db / 20)

const sentences = SENTENCES.map(({ file }) => {
  const sound = readWavSamples(readFileSync(speechPath(file)))
  if (!sound) throw new Error(file)
  return sound.samples
})

/** `speech` at `speechDb`, somewhere in a room whose noise has `noiseDb`. */
function recording(seed: number, speech: Float32Array, speechDb: number, noiseDb: number) {
  const next = random(seed)
  const before = Math.floor(next() * 2 * RATE)
  const after = Math.floor(next() * 2 * RATE)
  const room = noise(seed, before + speech.length + after, amplitude(noiseDb))
  const gain = amplitude(speechDb)
  speech.forEach((sample, at) => {
    room[before + at] = (room[before + at] ?? 0) + sample * gain
  })
  return { samples: room, before, after }
}

/** The first and the last sample of `speech` that stand out by 10 dB from such a noise. */
function audible(speech: Float32Array, speechDb: number, noiseDb: number) {
  const { plain } = frameLevels(speech, RATE)
  const heard = [...plain.keys()].filter(at => (plain[at] ?? 0) + speechDb > noiseDb + 10)
  return { from: (heard[0] ?? 0) * 160, to: ((heard.at(-1) ?? 0) + 1) * 160 }
}

describe('the bounds of what sounds', () => {
  test('never cut speech that stands out from the noise, however quiet it is', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const speech = sentences[seed % sentences.length] ?? new Float32Array()
      const speechDb = [0, -12, -24, -36][seed % 4] ?? 0
      const noiseDb = [-80, -65, -50, -35][Math.floor(seed / 4) % 4] ?? 0
      const { samples, before } = recording(seed, speech, speechDb, noiseDb)
      const bounds = soundBounds(samples, RATE)
      const { from, to } = audible(speech, speechDb, noiseDb)
      if (to - from <= 160) continue
      expect(bounds?.from).toBeLessThanOrEqual(before + from)
      expect(bounds?.to).toBeGreaterThanOrEqual(before + to)
    }
  })

  test('never cut a quiet word before or behind loud ones', () => {
    const [speech = new Float32Array()] = sentences
    const quiet = speech.map(sample => sample * amplitude(-30))
    const samples = noise(7, 8 * RATE, amplitude(-75))
    const add = (sound: Float32Array, start: number) =>
      sound.forEach((sample, at) => {
        samples[start + at] = (samples[start + at] ?? 0) + sample
      })
    add(quiet.subarray(0, RATE), RATE)
    add(speech.subarray(0, 2 * RATE), 3 * RATE)
    add(quiet.subarray(0, RATE), 6 * RATE)
    const { from, to } = audible(quiet.subarray(0, RATE), 0, -75)
    const bounds = soundBounds(samples, RATE)
    expect(bounds?.from).toBeLessThanOrEqual(RATE + from)
    expect(bounds?.to).toBeGreaterThanOrEqual(6 * RATE + to)
  })

  test('leave 100 to 200 ms on either side of speech in a quiet room', () => {
    // Frames of 10 ms do not begin with the speech, and its first and last ones are below what stands out.
    const [least, most] = [0.09 * RATE, 0.3 * RATE]
    for (const [seed, speech] of sentences.entries()) {
      const { samples, before, after } = recording(seed + 1, speech, 0, -80)
      const { from, to } = audible(speech, 0, -74)
      const bounds = soundBounds(samples, RATE)
      const [first, last] = [before + from - (bounds?.from ?? 0), (bounds?.to ?? 0) - before - to]
      if (before > most) expect(first).toBeGreaterThanOrEqual(least)
      if (before > most) expect(first).toBeLessThan(most)
      if (after > most) expect(last).toBeGreaterThanOrEqual(least)
      expect(last).toBeLessThan(most)
    }
  })

  test('are all of a recording without any silence, loud or quiet', () => {
    for (const db of [0, -40, -60]) {
      const hum = noise(3, 3 * RATE, amplitude(db))
      expect(soundBounds(hum, RATE)).toEqual({ from: 0, to: hum.length })
    }
  })

  test('do not move with more silence behind', () => {
    const [speech = new Float32Array()] = sentences
    const room = noise(5, 6 * RATE, amplitude(-70))
    speech.forEach((sample, at) => {
      room[RATE + at] = (room[RATE + at] ?? 0) + sample
    })
    const pause = RATE + speech.length + 0.4 * RATE
    expect(soundBounds(room, RATE)).toEqual(soundBounds(room.subarray(0, pause), RATE))
  })

  test('are none where a microphone is switched off', () => {
    expect(soundBounds(new Float32Array(RATE), RATE)).toBeNull()
  })

  test('are all of what is too short to tell', () => {
    expect(soundBounds(new Float32Array(100), RATE)).toEqual({ from: 0, to: 100 })
  })
})
