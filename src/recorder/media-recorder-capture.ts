/**
 * A recording by the browser's own MediaRecorder, where there is no audio worklet. Loaded only there; of the
 * recorder it imports types only, since a module shared with it would become an additional file for all
 * browsers. The audio stays in the page until the button is released; then the worker stores and sends it as
 * usual.
 */
import type { EncodedRecording } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { Interruption } from './fault.ts'
import { formatOf, supportedType } from './media-recorder-format.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import type { WorkerBridge } from './worker-bridge.ts'

/** Length of a chunk in milliseconds (specification §9). */
const CHUNK_MS = 1000
const PROGRESS_INTERVAL_MS = 100
/** How long the browser may take to hand out the last chunk, in milliseconds. */
const FLUSH_TIMEOUT_MS = 2000

export interface MediaRecorderCaptureParts {
  readonly stream: MediaStream
  readonly MediaRecorder: typeof MediaRecorder
  readonly maxSeconds: number
  /** A shorter recording is accidental. */
  readonly minSeconds: number
  readonly events: RecordingEvents
  readonly options: StartOptions
  readonly bridge: Pick<WorkerBridge, 'call'>
}

export class MediaRecorderCapture implements Take {
  readonly options: StartOptions
  readonly startedAt = Date.now()
  readonly events: RecordingEvents
  readonly stream: MediaStream
  readonly #parts: MediaRecorderCaptureParts
  readonly #recorder: MediaRecorder
  readonly #chunks: Blob[] = []
  readonly #stopped: Promise<void>
  #timer: ReturnType<typeof setInterval> | undefined
  /** Start by the clock, as samples cannot be counted; in milliseconds of `performance.now()`. */
  #from = 0
  #seconds = 0
  #over = false

  /** Throws the browser's error for a stream that it cannot record. */
  constructor(parts: MediaRecorderCaptureParts) {
    this.options = parts.options
    this.events = parts.events
    this.stream = parts.stream
    this.#parts = parts
    const mimeType = supportedType(parts.MediaRecorder)
    this.#recorder = new parts.MediaRecorder(parts.stream, mimeType ? { mimeType } : {})
    this.#recorder.ondataavailable = ({ data }) => this.#chunks.push(data)
    this.#stopped = new Promise(resolve => {
      this.#recorder.onstop = () => resolve()
    })
  }

  async run(signal: AbortSignal): Promise<void> {
    await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      this.#recorder.onstart = resolve
      this.#recorder.onerror = () => reject(new Error('MediaRecorder failed'))
      this.#recorder.start(CHUNK_MS)
    })
    this.#from = performance.now()
    this.#timer = setInterval(() => this.#tick(), PROGRESS_INTERVAL_MS)
    this.#recorder.onerror = () => this.#interrupt('captureFailed')
    for (const track of this.stream.getTracks()) {
      track.onended = () => this.#interrupt('microphoneLost')
    }
  }

  /** Unused: the worker counts no samples of this take. */
  heard(): void {}

  /** Harmless: the worker holds nothing of this take yet, and the next call starts another one. */
  workerFailed(): void {}

  close(): void {
    this.#end()
  }

  async finish(heldSeconds: number): Promise<VoiceOutcome> {
    const recording = await this.#encoded()
    const seconds = Math.min(heldSeconds, recording.seconds)
    if (this.#isTooShort(recording, seconds)) return { kind: 'tooShort', seconds }
    return this.#parts.bridge.call<VoiceOutcome>(service => service.delivery.deliver(recording))
  }

  async shelve(): Promise<boolean> {
    const recording = await this.#encoded()
    if (this.#isTooShort(recording, recording.seconds)) return false
    return this.#parts.bridge.call<boolean>(service => service.delivery.shelve(recording))
  }

  async #encoded(): Promise<EncodedRecording> {
    await Promise.race([this.#stopped, new Promise(resolve => setTimeout(resolve, FLUSH_TIMEOUT_MS))])
    const audio = new Uint8Array(await new Blob(this.#chunks).arrayBuffer())
    const seconds = this.#seconds
    const format = formatOf(this.#recorder.mimeType)
    return { ...this.options, recordedAt: this.startedAt, seconds, format, audio }
  }

  #isTooShort({ audio }: EncodedRecording, seconds: number): boolean {
    return seconds < this.#parts.minSeconds || audio.length === 0
  }

  #tick(): void {
    this.#count()
    this.events.progress({ seconds: this.#seconds })
    if (this.#seconds < this.#parts.maxSeconds) return
    this.#end()
    this.events.capReached()
  }

  #interrupt(why: Interruption): void {
    if (this.#over) return
    this.#end()
    this.events.interrupted(why)
  }

  #end(): void {
    if (this.#over) return
    this.#over = true
    clearInterval(this.#timer)
    if (this.#from > 0) this.#count()
    if (this.#recorder.state !== 'inactive') this.#recorder.stop()
  }

  #count(): void {
    this.#seconds = Math.min(this.#parts.maxSeconds, (performance.now() - this.#from) / 1000)
  }
}
