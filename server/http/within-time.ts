/** Work with a time limit. */

/**
 * Runs `work` with a signal that aborts when `signal` does, for its reason, or after `ms` milliseconds, for a
 * DOMException named TimeoutError. Not by `AbortSignal.any` with `AbortSignal.timeout`: Node 20 may
 * garbage-collect such a time-out before it fires (https://github.com/nodejs/node/issues/57736).
 */
export async function withinTime<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const follow = () => limit.abort(signal.reason)
  const timer = setTimeout(() => limit.abort(new DOMException(`more than ${ms} ms`, 'TimeoutError')), ms)
  signal.addEventListener('abort', follow)
  if (signal.aborted) follow()
  try {
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', follow)
  }
}
