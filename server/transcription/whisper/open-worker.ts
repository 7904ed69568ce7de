/** Starts Whisper's thread from where its entry is. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WorkerStart } from './worker-messages.ts'

/**
 * The entry is beside this file when run from source, in the built server's folder otherwise (the bundler may put
 * this module there or one folder further down).
 */
export function openWhisperWorker(workerData: WorkerStart): Worker {
  const here = dirname(fileURLToPath(import.meta.url))
  const source = join(here, 'whisper.worker.ts')
  if (existsSync(source)) return fromSource(source, workerData)
  const built = [join(here, 'whisper.worker.js'), join(here, '..', 'whisper.worker.js')].find(file =>
    existsSync(file),
  )
  if (built) return new Worker(built, { workerData })
  throw new Error('The speech thread is missing: build the server again with npm run build.')
}

/** As `npm run dev` runs it. A thread does not have its parent's loader. */
function fromSource(file: string, workerData: WorkerStart): Worker {
  const url = JSON.stringify(pathToFileURL(file).href)
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`
  return new Worker(code, { eval: true, workerData })
}
