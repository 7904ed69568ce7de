import * as v from 'valibot'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readInSlices } from '../../../src/api/read-in-slices.ts'

/** Takes so many milliseconds to be read. */
function slowNumber(ms: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const reads: number[] = []
  const schema = v.pipe(
    v.number(),
    v.transform(value => {
      vi.advanceTimersByTime(ms)
      reads.push(value)
      return value * 10
    }),
  )
  return { schema, reads }
}

it('reads a short list at once, in its order', async () => {
  const { schema, reads } = slowNumber(1)
  const reading = readInSlices(schema, [1, 2, 3])
  expect(reads).toEqual([1, 2, 3])
  expect(await reading).toEqual([10, 20, 30])
})

it('leaves the rest of a long one to later tasks, a few milliseconds each', async () => {
  const { schema, reads } = slowNumber(5)
  const reading = readInSlices(schema, [1, 2, 3, 4])
  expect(reads).toEqual([1, 2])
  await vi.runAllTimersAsync()
  expect(await reading).toEqual([10, 20, 30, 40])
})

it('has nothing of a list with an item that is none', async () => {
  expect(await readInSlices(v.number(), [1, 'two'])).toBeNull()
})
