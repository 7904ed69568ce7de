import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { bundleBytes } from '../../bundle-bytes.ts'

/** Recorder, worker and worklet together, minified and gzipped, in bytes. */
const BUDGET = 15_000

it('recorder, worker and worklet together take at most 15 kB', async () => {
  const sizes = Object.fromEntries(await bundleBytes(resolve('src/recorder/recorder.ts')))
  expect(Object.keys(sizes).sort()).toEqual(['capture.worklet', 'recorder', 'recording.worker'])
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.log(`recorder, worker and worklet: ${total} bytes min+gzip`, sizes)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET)
}, 30_000)
