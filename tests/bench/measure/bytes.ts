/** What a page has to load for a recorder. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { RecorderName } from '../page/api.ts'

/** Bytes of JavaScript, minified and gzipped file by file, with every worker and worklet it loads. */
export async function bytesOf(name: RecorderName): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-bytes-'))
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, `../page/libraries/${name}.ts`),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  await rm(outDir, { recursive: true })
  return result.output
    .map(file => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}
