/** Notices audio that claims to run but does not come. */

/** How often it looks, in milliseconds. */
const TICK_MS = 500
/** Ticks without samples until it gives up; one in which the audio clock stood still as well counts twice. */
const PATIENCE = 4

/**
 * Counts ticks, not time: after the main thread was blocked, the samples' messages are read before the next tick, so a
 * page that stutters is not taken for audio that stalls.
 */
export class Watchdog {
  readonly #currentTime: () => number
  readonly #onStalled: () => void
  readonly #timer: ReturnType<typeof setInterval>
  #time: number
  #strikes = 0

  /** `currentTime` is the context's. `onStalled` is called at most once. */
  constructor(currentTime: () => number, onStalled: () => void) {
    this.#currentTime = currentTime
    this.#onStalled = onStalled
    this.#time = currentTime()
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
  }

  /** Samples have arrived. */
  heard(): void {
    this.#strikes = 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const time = this.#currentTime()
    this.#strikes += time > this.#time ? 1 : 2
    this.#time = time
    if (this.#strikes < PATIENCE) return
    this.stop()
    this.#onStalled()
  }
}
