import { expect, it } from 'vitest'
import { createSilenceDetector } from '../../../workers/silence-detector.ts'

/** Of a room without a voice, of quiet speech, on the meter's scale. */
const [ROOM, VOICE] = [0.15, 0.4]

function hearing() {
  const told: boolean[] = []
  return { told, hear: createSilenceDetector(silent => told.push(silent)) }
}

it('3 s without anything that could be speech are silence, told once', () => {
  const { told, hear } = hearing()
  for (let tenth = 0; tenth < 30; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual([])
  for (let tenth = 30; tenth < 60; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual([true])
})

it('a voice ends it, and after each voice a pause may take 6 s', () => {
  const { told, hear } = hearing()
  hear(3, ROOM)
  hear(3.1, VOICE)
  expect(told).toEqual([true, false])
  hear(9, ROOM)
  hear(9.05, VOICE)
  hear(15, ROOM)
  expect(told).toEqual([true, false])
  hear(15.1, ROOM)
  expect(told).toEqual([true, false, true])
})

it('after a voice at the very start the first 3 s of quiet are a pause', () => {
  const { told, hear } = hearing()
  hear(0.1, VOICE)
  hear(6, ROOM)
  expect(told).toEqual([])
  hear(6.1, ROOM)
  expect(told).toEqual([true])
})
