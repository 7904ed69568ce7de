/** One recording: takes the blocks of a capture port into a WAV, counts every sample, and knows when it ends. */
import type { CaptureBlock, CaptureEnd, FromCapture, ToCapture } from '../shared/contracts/capture.ts'
import { level } from './level.ts'
import { type SampleIntake, SILENCE, type WavBuffer } from './wav.ts'

/** Least interval between progress events, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100
/** How long `finish` waits for the end marker, in milliseconds: the audio thread may be gone. */
const END_TIMEOUT_MS = 2000
/** In seconds. A block that arrives this late after the time limit may still hold earlier audio. */
const LATENESS = 0.5

export interface SessionProgress {
  /** How much of the WAV's time is used: counted in samples, or by the clock where samples come slower than that. */
  readonly seconds: number
  /** Loudness of the newest audio, 0..1, on a scale that suits a meter. */
  readonly level: number
}

export interface SessionEvents {
  /** With the first samples, then at most 10 times a second, and when it is full; never after `finish`. */
  progress(progress: SessionProgress): void
  /** Called once, when the WAV is full, or as much time as it holds has passed since the first sample. */
  capReached(): void
}

/** The part of a MessagePort that a session uses. */
export interface CapturePort {
  onmessage: ((event: MessageEvent<FromCapture>) => void) | null
  postMessage(message: ToCapture, transfer: Transferable[]): void
  close(): void
}

export interface RecordedTake {
  readonly seconds: number
  /** Samples that were captured but never arrived; they are silence in the WAV, which keeps the timing. */
  readonly missing: number
}

export class RecordingSession {
  readonly #port: CapturePort
  readonly #wav: WavBuffer
  readonly #intake: SampleIntake
  readonly #events: SessionEvents
  #expected = 0
  #missing = 0
  #reportedAt = Number.NEGATIVE_INFINITY
  /** In milliseconds of `performance.now()`, once a sample has come. */
  #startedAt: number | null = null
  /** Timer of the time limit, then of the wait for the end marker. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** No more events are sent: the WAV is full, or `finish` was called. */
  #isOver = false
  #ended = false
  #onEnd = () => {}

  /**
   * Takes over `wav` and empties it. `intake` receives the samples of the port: `wav` itself, or a resampler
   * into it.
   */
  constructor(port: CapturePort, wav: WavBuffer, intake: SampleIntake, events: SessionEvents) {
    this.#port = port
    this.#wav = wav
    this.#intake = intake
    this.#events = events
    wav.reset()
    port.onmessage = ({ data }) => this.#receive(data)
  }

  /** Waits for the end marker, at most 2 s, and closes the port. */
  async finish(): Promise<RecordedTake> {
    this.#isOver = true
    clearTimeout(this.#timer)
    if (!this.#ended) {
      await new Promise<void>(resolve => {
        this.#timer = setTimeout(resolve, END_TIMEOUT_MS)
        this.#onEnd = resolve
      })
    }
    this.discard()
    this.#intake.end()
    return { seconds: this.#wav.seconds, missing: this.#missing }
  }

  /** Stops listening. */
  discard(): void {
    clearTimeout(this.#timer)
    this.#port.onmessage = null
    this.#port.close()
  }

  #receive(message: FromCapture): void {
    if (message.kind === 'block') this.#take(message)
    else this.#end(message)
  }

  #take({ firstSample, length, samples }: CaptureBlock): void {
    if (this.#startedAt === null) {
      this.#startedAt = performance.now()
      this.#timer = setTimeout(() => this.#reachCap(), this.#wav.maxSeconds * 1000)
    }
    if (!this.#isLate) {
      this.#fillGap(firstSample)
      // A block that starts before the expected sample repeats samples; only its new part counts.
      const from = Math.min(length, Math.max(0, this.#expected - firstSample))
      this.#intake.append(samples, from, length)
      this.#expected += length - from
      this.#report(samples, length)
    }
    this.#port.postMessage(samples, [samples.buffer])
  }

  /** In seconds since the first sample. */
  get #elapsed(): number {
    return this.#startedAt === null ? 0 : (performance.now() - this.#startedAt) / 1000
  }

  /** Whether audio that arrives now was spoken after the time limit. */
  get #isLate(): boolean {
    return this.#elapsed > this.#wav.maxSeconds + LATENESS
  }

  #end({ sampleCount }: CaptureEnd): void {
    if (!this.#isLate) this.#fillGap(sampleCount)
    this.#ended = true
    this.#onEnd()
  }

  #fillGap(until: number): void {
    const gap = until - this.#expected
    if (gap <= 0) return
    this.#missing += gap
    this.#intake.append(SILENCE, 0, gap)
    this.#expected = until
  }

  #report(samples: Float32Array, length: number): void {
    if (this.#isOver) return
    const now = performance.now()
    if (this.#wav.isFull || now - this.#reportedAt >= PROGRESS_INTERVAL_MS) {
      this.#reportedAt = now
      const seconds = Math.min(this.#wav.maxSeconds, Math.max(this.#wav.seconds, this.#elapsed))
      this.#events.progress({ seconds, level: level(samples, length) })
    }
    if (this.#wav.isFull) this.#reachCap()
  }

  #reachCap(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#events.capReached()
  }
}
