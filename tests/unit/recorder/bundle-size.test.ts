import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/** Recorder, worker and worklet together, minified and gzipped, in bytes. */
const BUDGET = 12_000

it('recorder, worker and worklet together take at most 12 kB', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'recorder-size-'))
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: resolve('src/recorder/recorder.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  await rm(outDir, { recursive: true })
  const sizes = Object.fromEntries(
    result.output.map(file => [
      file.fileName.replace(/.*\/|-[\w-]{8}\.js$/g, ''),
      gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
    ]),
  )
  expect(Object.keys(sizes).sort()).toEqual(['capture.worklet', 'recorder', 'recording.worker'])
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.log(`recorder, worker and worklet: ${total} bytes min+gzip`, sizes)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET)
}, 30_000)
