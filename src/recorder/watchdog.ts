/** Detects audio that runs but delivers no samples. */

/** First wait in milliseconds, as samples are reported once a second. Counts as one tick. */
const QUIET_MS = 1200
/** Interval of later checks, and of those before the first samples, in milliseconds. */
const TICK_MS = 500
/**
 * Ticks without samples until the audio counts as stalled; a tick in which the audio clock stood still counts
 * twice.
 */
const PATIENCE = 4

/**
 * Counts ticks, not time: after the main thread was blocked, the messages of samples are handled before the
 * next tick, so that a blocked page is not mistaken for stalled audio. While samples arrive, it never wakes
 * the page.
 */
export class Watchdog {
  readonly #currentTime: () => number
  readonly #onStalled: () => void
  /** Undefined after `stop`. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #time = 0
  #strikes = 0

  /** `currentTime` is the context's. `onStalled` is called at most once. */
  constructor(currentTime: () => number, onStalled: () => void) {
    this.#currentTime = currentTime
    this.#onStalled = onStalled
    this.#wait(TICK_MS)
  }

  /** Samples have arrived. */
  heard(): void {
    if (!this.#timer) return
    this.#strikes = 1
    this.#wait(QUIET_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wait(ms: number): void {
    this.stop()
    this.#time = this.#currentTime()
    this.#timer = setTimeout(() => this.#tick(), ms)
  }

  #tick(): void {
    this.#strikes += this.#currentTime() > this.#time ? 1 : 2
    this.#wait(TICK_MS)
    if (this.#strikes < PATIENCE) return
    this.stop()
    this.#onStalled()
  }
}
