import { expect, test } from 'vitest'
import { assessConfidence } from '../../../server/voice/transcription-confidence.ts'

test('a service that does not tell its confidence changes nothing', () => {
  expect(assessConfidence(null)).toEqual({ factor: 1, isHard: false })
})

test.each([0.6, 0.8, 0.95, 1])('speech heard with %d is clear', confidence => {
  expect(assessConfidence(confidence)).toEqual({ factor: 1, isHard: false })
})

test.each([0, 0.1, Math.exp(-1)])(
  'speech heard with %d is as good as lost, and no confidence falls to nothing',
  confidence => {
    expect(assessConfidence(confidence)).toEqual({ factor: 0.5, isHard: true })
  },
)

test('between the two the factor falls evenly, and half-way down it is hard to hear', () => {
  const factors = [0.4, 0.45, 0.5, 0.55].map(confidence => assessConfidence(confidence).factor)
  const steps = factors.slice(1).map((factor, at) => factor - (factors[at] ?? Number.NaN))
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? Number.NaN, 10)
  expect(steps[0]).toBeGreaterThan(0)
  expect([0.49, 0.5].map(confidence => assessConfidence(confidence).isHard)).toEqual([true, false])
})
