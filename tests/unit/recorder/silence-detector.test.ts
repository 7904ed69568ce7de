import { expect, it } from 'vitest'
import type { Silence } from '../../../shared/contracts/recorder.ts'
import { createSilenceDetector } from '../../../workers/silence-detector.ts'

/** Of a room without a voice, of quiet speech, on the meter's scale. */
const [ROOM, VOICE] = [0.15, 0.4]

function hearing() {
  const told: (Silence | null)[] = []
  return { told, hear: createSilenceDetector(silence => told.push(silence)) }
}

it('3 s without anything that could be speech are silence, told once', () => {
  const { told, hear } = hearing()
  for (let tenth = 0; tenth < 30; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual([])
  for (let tenth = 30; tenth < 60; tenth++) hear(tenth / 10, ROOM)
  expect(told).toEqual(['unheard'])
})

it('a voice ends it, and after each voice a pause may take 12 s: then it is not said that nothing was heard', () => {
  const { told, hear } = hearing()
  hear(3, ROOM)
  hear(3.1, VOICE)
  expect(told).toEqual(['unheard', null])
  hear(15, ROOM)
  hear(15.05, VOICE)
  hear(27, ROOM)
  expect(told).toEqual(['unheard', null])
  hear(27.1, ROOM)
  expect(told).toEqual(['unheard', null, 'quiet'])
})

it('after a voice at the very start the first seconds of quiet are a pause', () => {
  const { told, hear } = hearing()
  hear(0.1, VOICE)
  hear(12, ROOM)
  expect(told).toEqual([])
  hear(12.1, ROOM)
  expect(told).toEqual(['quiet'])
})
