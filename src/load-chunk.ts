/** Loading a script chunk: with a limit, and once more if it fails (specification §7). */

/** How long a chunk may take, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000

/** Its `cause` is the second attempt's error, a `TimeoutError` where that one took too long. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Rejects with a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  try {
    return await limited(load, timeout)
  } catch {
    return await limited(load, timeout).catch((cause: unknown) => {
      throw new ChunkError('a part of the app did not load', { cause })
    })
  }
}

function limited<T>(load: () => Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('chunk', 'TimeoutError')), timeout)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
