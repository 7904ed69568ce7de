import { firstPaint } from './first-paint.ts'

/** Pause before each work in ms, for activity on other threads caused by the one before. */
const PAUSE = 200
/** Longest wait in ms for idle time, and for the end of the previous work. */
const LONG_ENOUGH = 3000

let turn: Promise<unknown> = firstPaint

/**
 * Runs `work` once the page is painted, earlier works are done, and the page is idle: two at once would delay
 * taps. A rejection is an uncaught error, and the next one runs. Returns a function that cancels it.
 */
export function whenIdle(work: () => unknown): () => void {
  let calledOff = false
  turn = turn
    .then(() => pause(PAUSE))
    .then(idle)
    .then(() => !calledOff && Promise.race([work(), pause(LONG_ENOUGH)]))
    .catch(error => reportError(error))
  return () => {
    calledOff = true
  }
}

function idle(): Promise<unknown> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONG_ENOUGH })
    else resolve(null)
  })
}

function pause(ms: number): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
