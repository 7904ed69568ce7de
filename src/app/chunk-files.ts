/**
 * Fetches the files of a script chunk before it is imported. The browser requests a module once per page:
 * where that request stalls, each later `import()` waits for it. A fetch can be aborted and repeated. The
 * import then finds the files in the browser's cache under their own address, so that no module is loaded
 * twice.
 */

/** A request without a byte for this long, in milliseconds, is aborted and repeated once. */
export const STALL_LIMIT = 30_000
/** Time-out of the second request, in milliseconds; `CHUNK_TIMEOUT` together with the first one's stall. */
export const RETRY_LIMIT = 90_000

/** Files by address, loading or loaded. */
const files = new Map<string, Promise<void>>()

/** The build routes each `import()` of a chunk through this; `needed`: its files and its imports' files. */
export async function importChunk<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  await Promise.all(needed.map(file => (file.endsWith('.css') ? openStyles(`/${file}`) : arrive(`/${file}`))))
  return load()
}

async function openStyles(path: string): Promise<void> {
  if (linked(path, 'stylesheet')) return
  await arrive(path)
  if (linked(path, 'stylesheet')) return
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: path,
  })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
}

/** Rejects where it does not load; the next call requests it again. */
function arrive(path: string): Promise<void> {
  // The page has already requested it as a module, which another request would not speed up.
  if (linked(path, 'modulepreload') || document.querySelector(`script[src="${path}"]`))
    return Promise.resolve()
  let file = files.get(path)
  if (!file) {
    file = request(path, {}, STALL_LIMIT, true)
      .catch((error: unknown) => {
        if (!isTimeout(error)) throw error
        return request(path, { cache: 'reload' }, RETRY_LIMIT, false)
      })
      .catch((error: unknown) => {
        files.delete(path)
        throw error
      })
    files.set(path, file)
  }
  return file
}

/** Reads the whole file. Rejects with a `TimeoutError` after `limit` ms, restarted with each part where it `restarts`. */
async function request(path: string, init: RequestInit, limit: number, restarts: boolean): Promise<void> {
  const giveUp = new AbortController()
  const begin = () => setTimeout(() => giveUp.abort(new DOMException(path, 'TimeoutError')), limit)
  let timer = begin()
  try {
    const response = await fetch(path, { ...init, signal: giveUp.signal })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const reader = response.body?.getReader()
    while (reader && !(await reader.read()).done) {
      if (!restarts) continue
      clearTimeout(timer)
      timer = begin()
    }
  } finally {
    clearTimeout(timer)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function linked(path: string, rel: string): boolean {
  return document.querySelector(`link[rel="${rel}"][href="${path}"]`) !== null
}
