import { expect, test } from 'vitest'
import { numberConfidence } from '../../../server/transcription/number-confidence.ts'

/** `du*0.4` is a part of that probability; without, of 0.9. */
const parts = (said: string) =>
  said.split('|').map(part => {
    const [text = '', probability = '0.9'] = part.split('*')
    return { text, logprob: Math.log(Number(probability)) }
  })

test.each([
  ['the least sure part of a number in words', ' kopi*0.2| du|a*0.4| pul|uh| ribu', 0.4],
  ['the least sure part of a number in digits', 'kopi*0.1| 2|5*0.3|.000| ya*0.2', 0.3],
  ['a segment with a number in it', ' beli kopi lima ribu*0.6| terima kasih*0.2', 0.6],
])('is that of %s', (_, said, probability) => {
  expect(numberConfidence(parts(said))).toBeCloseTo(probability, 6)
})

test('is none where no number was heard, or nothing is told', () => {
  expect(numberConfidence(parts(' selamat| pagi'))).toBeNull()
  expect(numberConfidence([])).toBeNull()
})
