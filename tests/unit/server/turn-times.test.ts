import { expect, test } from 'vitest'
import { turnTimes } from '../../../server/turn-times.ts'

function after(...ms: readonly number[]) {
  const times = turnTimes(2)
  for (const one of ms) times.add(one)
  return times
}

test('a few turns tell how long the next ones will take, as many at a time as there are', () => {
  expect(after(1000, 1000, 1000, 1000).until(4)).toBeNull()
  expect(after(1000, 1000, 1000, 1000, 1000).until(4)).toBe(2000)
})

test('one turn that took long says little, and those of long ago nothing', () => {
  expect(after(1000, 1000, 60_000, 1000, 1000).until(2)).toBe(1000)
  expect(after(...Array(30).fill(9000), ...Array(15).fill(1000)).until(2)).toBe(1000)
})
