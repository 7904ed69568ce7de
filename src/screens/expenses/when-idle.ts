/** Work that may wait until the page has nothing better to do. */

/** Returns how to call it off. Where the browser cannot tell, a moment later will do. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 200 })
  return () => cancelIdleCallback(request)
}
