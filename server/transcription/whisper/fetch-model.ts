/** Fetches a model's files from a host like huggingface.co. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { missingFiles } from './model-files.ts'
import { chunks, contentLength, type ModelSource, request } from './model-host.ts'
import { NotReadyError } from './not-ready.ts'

/** Progress in bytes, of the missing files. */
export interface Progress {
  readonly done: number
  readonly total: number
}

export interface FetchModelOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Fetches the files missing in `folder`. A file gets its name only once it is complete and on disk. Throws
 * NotReadyError, or the file system's error.
 */
export async function fetchModel(
  source: ModelSource,
  folder: string,
  { signal, onProgress }: FetchModelOptions,
): Promise<void> {
  const files = missingFiles(folder)
  let total = 0
  for (const file of files) total += await sizeOf(source, file, signal)
  let done = 0
  const count = (bytes: number) => {
    done += bytes
    onProgress({ done, total: Math.max(total, done) })
  }
  for (const file of files) await fetchFile(source, file, join(folder, file), signal, count)
}

/** 0 where the host does not report it. */
async function sizeOf(source: ModelSource, file: string, signal: AbortSignal): Promise<number> {
  const response = await request(source, file, { method: 'HEAD', signal })
  return contentLength(response) ?? 0
}

async function fetchFile(
  source: ModelSource,
  file: string,
  path: string,
  signal: AbortSignal,
  count: (bytes: number) => void,
): Promise<void> {
  const response = await request(source, file, { signal })
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  const handle = await open(draft, 'w')
  let received = 0
  try {
    for await (const chunk of chunks(response, source)) {
      await handle.writeFile(chunk)
      received += chunk.length
      count(chunk.length)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (received !== (contentLength(response) ?? received))
    throw new NotReadyError(`${source.host} broke off in the middle of ${file}`)
  // A captive portal answers every request with its own page.
  if (file.endsWith('.json') && !isJson(await readFile(draft, 'utf8')))
    throw new NotReadyError(`${source.host} answers something else for ${file}`)
  await rename(draft, path)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
