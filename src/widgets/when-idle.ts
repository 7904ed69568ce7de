import { firstPaint } from './first-paint.ts'

/** Before each work, in ms: what the one before has set going on other threads comes to an end meanwhile. */
const PAUSE = 200
/** How long, in ms, a work waits at most for the page to be idle, and the next one for it to come to an end. */
const LONG_ENOUGH = 3000

let turn: Promise<unknown> = firstPaint

/**
 * Runs `work` once the page is painted, those before it are done, and the page has nothing better to do: two at once
 * delay a tap that comes meanwhile. One that rejects is an uncaught error, and the next has its turn.
 * Returns how to call it off.
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
