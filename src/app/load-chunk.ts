/** Loading a script chunk: with a limit, and once more if it fails (specification §7). */

/**
 * How long a chunk may take in all, in milliseconds, a second attempt included. It includes the repetition of
 * a stalled request in `chunk-files.ts`: after 30 s without a byte, up to 90 s for the second one.
 */
export const CHUNK_TIMEOUT = 120_000

/** Its `cause` is the second attempt's error, or a `TimeoutError` where both together took too long. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Rejects with a `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ChunkError('a part of the app did not load', { cause }))
    const timer = setTimeout(() => fail(new DOMException('chunk', 'TimeoutError')), timeout)
    load()
      .catch(load)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
