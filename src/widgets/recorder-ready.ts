import { firstPaint } from './first-paint.ts'

/** Longest wait in ms after the first paint: the recorder may load late, or not without a subscription. */
const LONG_ENOUGH = 1000

let give = () => {}

/**
 * Settles once the recorder can start without a wait, or after a time-out; at once where no account is signed
 * in. Long tasks wait for it, since a press may follow the first paint. Never rejects.
 */
export const recorderReady = Promise.race([
  new Promise<void>(resolve => {
    give = resolve
  }),
  firstPaint.then(() => new Promise<void>(resolve => setTimeout(resolve, LONG_ENOUGH))),
])

export function markRecorderReady(): void {
  give()
}
