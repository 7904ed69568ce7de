/** Starts a worker thread, from source or from the build. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * `entry` is the path of the thread's module below `server`, without its ending. Beside the other sources when run from
 * source, it is in the built server's folder otherwise, by its name alone (the bundler may put this module there or one
 * folder further down).
 */
export function openWorker(entry: string, workerData: unknown): Worker {
  const here = dirname(fileURLToPath(import.meta.url))
  const source = join(here, `${entry}.ts`)
  if (existsSync(source)) return fromSource(source, workerData)
  const name = `${basename(entry)}.js`
  const built = [join(here, name), join(here, '..', name)].find(file => existsSync(file))
  if (built) return new Worker(built, { workerData })
  throw new Error(`The thread ${name} is missing: build the server again with npm run build.`)
}

/** As `npm run dev` runs it. A thread does not have its parent's loader. */
function fromSource(file: string, workerData: unknown): Worker {
  const url = JSON.stringify(pathToFileURL(file).href)
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`
  return new Worker(code, { eval: true, workerData })
}
