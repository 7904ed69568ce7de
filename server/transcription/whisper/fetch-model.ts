/** Fetches a model's files from a host like huggingface.co. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { missingFiles } from './model-files.ts'
import { errorCode, isUnreachable, NotReadyError } from './not-ready.ts'

export interface ModelSource {
  /** Address without a slash at its end. */
  readonly host: string
  /** As `owner/name`. */
  readonly model: string
}

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

async function request(source: ModelSource, file: string, init: RequestInit): Promise<Response> {
  const { host, model } = source
  const headers = { 'Accept-Encoding': 'identity' }
  const response = await reaching(
    source,
    fetch(`${host}/${model}/resolve/main/${file}`, { ...init, headers }),
  )
  if (response.ok) return response
  await response.body?.cancel()
  throw new NotReadyError(`${host} answers ${response.status} for ${file} of the model ${model}`)
}

async function* chunks({ body }: Response, source: ModelSource): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reaching(source, reader.read())
    if (done) return
    yield value
  }
}

/** Turns an unreachable host into a readable error; rethrows other errors. */
async function reaching<Result>({ host }: ModelSource, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt
  } catch (error) {
    if (isUnreachable(errorCode(error)))
      throw new NotReadyError(`no internet, or ${host} is out of reach`, { cause: error })
    throw error
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function contentLength({ headers }: Response): number | null {
  const text = headers.get('Content-Length')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
