import { expect, it, vi } from 'vitest'
import { memoizeAsync } from '../../../src/stores/loading/memoize-async.ts'

it('loads once for all who ask', async () => {
  const load = vi.fn(async () => 'loaded')
  const ask = memoizeAsync(load)
  expect(await Promise.all([ask(), ask()])).toEqual(['loaded', 'loaded'])
  expect(await ask()).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue('loaded')
  const ask = memoizeAsync(load)
  await expect(ask()).rejects.toThrow('cut')
  expect(await ask()).toBe('loaded')
})
