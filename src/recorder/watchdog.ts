/** Notices audio that claims to run but does not come. */

/** How long silence is no sign, in milliseconds: samples are told of once a second. It counts for one tick. */
const QUIET_MS = 1200
/** How often it looks from then on, and until the first samples, in milliseconds. */
const TICK_MS = 500
/** Ticks without samples until it gives up; one in which the audio clock stood still as well counts twice. */
const PATIENCE = 4

/**
 * Counts ticks, not time: after the main thread was blocked, the samples' messages are read before the next tick, so a
 * page that stutters is not taken for audio that stalls. As long as samples come, it never wakes the page.
 */
export class Watchdog {
  readonly #currentTime: () => number
  readonly #onStalled: () => void
  /** None once it is stopped. */
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
