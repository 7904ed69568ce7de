import { expect, it } from 'vitest'
import { SilenceDetector } from '../../../workers/silence-detector.ts'

/** Of a room without a voice, of quiet speech, on the meter's scale. */
const [ROOM, VOICE] = [0.15, 0.4]

function hearing() {
  const told: boolean[] = []
  const detector = new SilenceDetector(silent => told.push(silent))
  return { told, hear: detector.hear.bind(detector) }
}

it('3 s without anything that could be speech are silence, told once', () => {
  const { told, hear } = hearing()
  for (let tenth = 0; tenth < 30; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual([])
  for (let tenth = 30; tenth < 60; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual([true])
})

it('a voice ends it, and each voice puts it off', () => {
  const { told, hear } = hearing()
  hear(3, ROOM)
  hear(3.1, VOICE)
  expect(told).toEqual([true, false])
  hear(6, ROOM)
  hear(6.05, VOICE)
  hear(9, ROOM)
  expect(told).toEqual([true, false])
  hear(9.1, ROOM)
  expect(told).toEqual([true, false, true])
})
