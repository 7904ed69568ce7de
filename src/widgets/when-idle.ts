import { firstPaint } from './first-paint.ts'

/** Runs `work` once the page is painted and has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let callOff: (() => void) | null = () => {}
  void firstPaint.then(() => {
    if (callOff) callOff = idle(work)
  })
  return () => {
    callOff?.()
    callOff = null
  }
}

function idle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}
