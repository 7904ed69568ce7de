/** What a module costs a page that loads it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { WORKER_OUTPUT } from '../build/worker-output.ts'

/** Bytes of each file, minified and gzipped, with every worker and worklet that it loads; names without their hash. */
export async function bundleBytes(
  input: string,
): Promise<readonly (readonly [name: string, bytes: number])[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'bundle-bytes-'))
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: 'es', rolldownOptions: { output: WORKER_OUTPUT } },
    build: {
      target: 'es2022',
      outDir,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  await rm(outDir, { recursive: true })
  return result.output.map(file => [
    file.fileName.replace(/.*\/|-[\w-]{8}\.js$/g, ''),
    gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
  ])
}
