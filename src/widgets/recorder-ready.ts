import { firstPaint } from './first-paint.ts'

/** How long, in ms, after the first paint it is waited for at most: its code may be late, or the person not subscribed. */
const LONG_ENOUGH = 1000

let give = () => {}

/**
 * Settles once the recorder can be pressed without a wait, or soon after it should have been; where no account is signed in,
 * at once. What takes the page's thread for long waits for it, since a press may follow the first paint. Never rejects.
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
