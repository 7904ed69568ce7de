import { describe, expect, it } from 'vitest'
import { SENTENCES, type SpeechFile } from '../../fixtures/speech.ts'
import { createRecogniser } from '../../transcriber/recogniser.ts'
import { joined, mixed, noise, silence, spoken } from './sounds.ts'

const FILES = SENTENCES.map(one => one.file as SpeechFile)
const coffee = spoken('id-coffee-parking.wav')
const recogniser = createRecogniser()
const heard = (samples: Float32Array) => recogniser.recognise(samples).sentence?.file ?? null

describe('a sentence is recognised', () => {
  it.each(FILES)('as it is: %s', file => {
    expect(heard(spoken(file))).toBe(file)
  })

  it.each(FILES)('later, 30 dB softer and in noise: %s', file => {
    const later = joined(silence(1.2345), spoken(file), silence(2))
    const soft = mixed(later, noise(later.length / 16_000, 0.02)).map(value => value * 0.03)
    expect(heard(soft)).toBe(file)
  })

  it('with the microphone opened late, so that its silence before is missing', () => {
    expect(heard(coffee.subarray(0.39 * 16_000))).toBe('id-coffee-parking.wav')
  })

  it('with a long silence before it', () => {
    expect(heard(joined(silence(8), coffee))).toBe('id-coffee-parking.wav')
  })

  it('with less than a fifth of its speech cut off', () => {
    const speech = coffee.length - 0.9 * 16_000
    expect(heard(coffee.subarray(0, 0.4 * 16_000 + 0.85 * speech))).toBe('id-coffee-parking.wav')
  })
})

describe('something else is not', () => {
  it.each(FILES)('every other sentence stays under half of what counts as the same: %s', file => {
    const others = createRecogniser(SENTENCES.filter(one => one.file !== file))
    const { sentence, bestCorrelation } = others.recognise(spoken(file))
    expect(sentence).toBeNull()
    expect(bestCorrelation).toBeLessThan(0.425)
  })

  it('a sentence with more than a fifth of its speech cut off', () => {
    const speech = coffee.length - 0.9 * 16_000
    expect(heard(coffee.subarray(0, 0.4 * 16_000 + 0.7 * speech))).toBeNull()
  })

  it('a sentence that lost a quarter of a second in its middle', () => {
    expect(heard(joined(coffee.subarray(0, 36_000), coffee.subarray(40_000)))).toBeNull()
  })

  it('a sentence played backwards', () => {
    expect(heard(coffee.slice().reverse())).toBeNull()
  })

  it.each([
    ['noise', noise(5, 0.5)],
    ['silence', silence(5)],
    ['less than a frame', silence(0.01)],
    ['no sample at all', new Float32Array()],
  ])('%s', (_, samples) => {
    expect(recogniser.recognise(samples)).toEqual({ sentence: null, bestCorrelation: expect.any(Number) })
  })
})
