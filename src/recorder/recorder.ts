/**
 * Records speech and sends it to the server. Samples go from the audio thread to a worker; the main thread
 * only starts and stops.
 */
import type {
  AccessToken,
  LevelShape,
  StageReached,
  UploadProgress,
} from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { type LoadFallback, openCaptureBackend } from './capture-backend.ts'
import { CaptureContext } from './capture-context.ts'
import { browserEnvironment, type RecorderEnvironment } from './environment.ts'
import { type Failed, failed, type StartFault, startFault } from './fault.ts'
import { ignore } from './ignore.ts'
import { KeptRecordings } from './kept-recordings.ts'
import { type MicrophoneRequest, requestMicrophone, turnOff } from './microphone.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import { WorkerBridge } from './worker-bridge.ts'

export type { Interruption, StartFault } from './fault.ts'
export type { MicrophoneRequest } from './microphone.ts'
export type { RecordingEvents, StartOptions } from './take.ts'

export interface RecorderDeps {
  /** As in the host's contract. */
  readonly accessToken: (userId: string, maxAgeMs: number) => Promise<AccessToken>
  /** Upload progress, at most 20 times a second. */
  readonly uploading: (progress: UploadProgress) => void
  /** Stages that the server reports while it processes a recording; some servers report none. */
  readonly stageReached: (stage: StageReached) => void
  /** Loads the fallback for browsers without an audio worklet; not called in others. */
  readonly loadFallback: LoadFallback
  /** The browser's own where none is handed in. */
  readonly environment?: RecorderEnvironment
}

export type StartOutcome =
  | { readonly kind: 'recording' }
  /** `stop`, `discard` or another `start` came first: nothing was recorded, and the microphone is off. */
  | { readonly kind: 'released' }
  | Failed<StartFault>

const RELEASED: StartOutcome = { kind: 'released' }
const NOT_RECORDING: VoiceOutcome = { kind: 'notRecording' }

export class Recorder {
  readonly outbox: KeptRecordings
  readonly #environment: RecorderEnvironment
  readonly #loadFallback: RecorderDeps['loadFallback']
  readonly #context: CaptureContext | null
  readonly #bridge: WorkerBridge
  /** Aborts the start under way. One per start, so that a late answer cannot revive a stopped one. */
  #opening: AbortController | null = null
  /** The recording being started or under way. */
  #take: Take | null = null

  constructor(deps: RecorderDeps) {
    const { environment = browserEnvironment() } = deps
    this.#environment = environment
    this.#loadFallback = deps.loadFallback
    this.#context = environment.createContext ? new CaptureContext(environment.createContext) : null
    this.#bridge = new WorkerBridge(
      { accessToken: deps.accessToken },
      {
        progress: progress => this.#take?.heard(progress),
        silence: ({ silence }) => this.#take?.events.silence(silence),
        capReached: () => this.#take?.events.capReached(),
        uploading: deps.uploading,
        stageReached: deps.stageReached,
        failed: () => this.#take?.workerFailed(),
      },
    )
    this.outbox = new KeptRecordings(this.#bridge)
  }

  /**
   * Prepares a recording, except for the microphone, so that the next start is quick. To be called when the
   * page is idle; failures are retried by that start.
   */
  async warm(): Promise<void> {
    this.#bridge.wake()
    await this.#environment.wakeAudio?.().catch(ignore)
    await this.#context?.acquire().then(lease => lease.release(false), ignore)
  }

  /** Draws the level on an unused canvas, in a CSS colour, where the browser supports it. */
  showLevel(canvas: HTMLCanvasElement, color: string, shape: LevelShape): void {
    const offscreen = canvas.transferControlToOffscreen?.()
    if (offscreen) this.#bridge.showLevel(offscreen, color, shape).catch(ignore)
  }

  /**
   * Records from the given microphone request, by default a new one; resolves to `recording` once audio
   * arrives. Discards a recording under way. Takes over the microphone. Never rejects.
   */
  async start(
    options: StartOptions,
    events: RecordingEvents,
    request: MicrophoneRequest = requestMicrophone(this.#environment),
  ): Promise<StartOutcome> {
    this.discard()
    const opening = new AbortController()
    const { signal } = opening
    signal.addEventListener('abort', () => request.release())
    this.#opening = opening
    const opened = openCaptureBackend(this.#context, this.#environment, this.#bridge, this.#loadFallback)
    // Audio first, then the worker: samples can wait for the worker, but missed ones cannot be recovered.
    void opened.catch(ignore).then(() => this.#bridge.wake())
    const microphone = await request.opened
    let outcome: StartOutcome = microphone.kind === 'failed' ? microphone : RELEASED
    try {
      const backend = await opened
      if (microphone.kind === 'failed' || signal.aborted) backend.release()
      else {
        const take = backend.begin({ stream: microphone.stream, options, events })
        this.#take = take
        await take.run(signal)
        if (!signal.aborted) {
          this.#opening = null
          return { kind: 'recording' }
        }
      }
    } catch (error) {
      if (outcome === RELEASED && !signal.aborted) outcome = failed(startFault(error))
    }
    // The aborting call has already discarded it, and may have started another.
    if (!signal.aborted) this.discard()
    return outcome
  }

  /**
   * Ends the recording, sends it and returns the outcome. The microphone is off when this returns.
   * `notRecording` before `start` has resolved, which then resolves to `released`. `heldSeconds` is the hold
   * by the input events' time stamps, as a busy page may record longer than an accidental press. Never
   * rejects.
   */
  stop(heldSeconds = Number.POSITIVE_INFINITY): Promise<VoiceOutcome> {
    return this.#end<VoiceOutcome>(NOT_RECORDING, take => this.#send(take, heldSeconds))
  }

  /**
   * Ends the recording and sets it aside in the outbox, unsent; false where nothing is kept. The microphone
   * is off when this returns. Never rejects.
   */
  shelve(): Promise<boolean> {
    return this.#end(false, take => take.shelve().catch(() => false))
  }

  /** Ends and discards the recording or start under way. */
  discard(): void {
    if (!this.#opening && !this.#take) return
    this.#opening?.abort()
    this.#opening = null
    this.#take?.close()
    if (this.#take) turnOff(this.#take.stream)
    this.#take = null
    this.#bridge.discard()
  }

  /**
   * Applies `use` to the recording under way; `otherwise` where there is none. Discards one that is being
   * started.
   */
  async #end<T>(otherwise: T, use: (take: Take) => Promise<T>): Promise<T> {
    const take = this.#take
    if (!take || this.#opening) {
      this.discard()
      return otherwise
    }
    this.#take = null
    take.close()
    // First, since turning off the microphone takes a millisecond, in which the worker can already run.
    const result = use(take)
    turnOff(take.stream)
    return result
  }

  async #send(take: Take, heldSeconds: number): Promise<VoiceOutcome> {
    const outcome = await take.finish(heldSeconds).catch(() => NOT_RECORDING)
    return outcome.kind === 'notRecording' ? this.outbox.outcomeAfterFailure(take) : outcome
  }
}
