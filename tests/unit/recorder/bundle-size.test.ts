import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { bundleBytes } from '../../bundle-bytes.ts'

/** Recorder, worker and worklet together, minified and gzipped, in bytes: 5% above what was there on 2026-11-28. */
const BUDGET = 15_700

it('recorder, worker and worklet together take at most 15.7 kB', async () => {
  const sizes = Object.fromEntries(await bundleBytes(resolve('src/recorder/recorder.ts')))
  expect(Object.keys(sizes).sort()).toEqual(['capture.worklet', 'recorder', 'recording.worker'])
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.log(`recorder, worker and worklet: ${total} bytes min+gzip`, sizes)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET)
}, 30_000)
