/**
 * Records what is said and brings it to the server. Samples go from the audio thread to a worker; the main thread
 * only says when.
 */
import {
  type AccessToken,
  type RecordingOptions,
  type RecordingProgress,
  TARGET_SAMPLE_RATE,
  type UnsentRecording,
} from '../contracts/recorder.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import { CaptureContext, type ContextLease } from './capture-context.ts'
import { browserEnvironment, type RecorderEnvironment } from './environment.ts'
import { type StartFault, startFault } from './fault.ts'
import { openMicrophone } from './microphone.ts'
import { type RecordingEvents, Take } from './take.ts'
import { WorkerBridge } from './worker-bridge.ts'

export type { Interruption, StartFault } from './fault.ts'
export type { MicrophoneFault } from './microphone.ts'
export type { RecordingEvents } from './take.ts'

export interface RecorderDeps {
  /** A freshly forced identity token of this account; `none` when it is not the one signed in. */
  accessToken(userId: string): Promise<AccessToken>
  /** The browser's own where none is handed in. */
  readonly environment?: RecorderEnvironment
}

export type StartOptions = Omit<RecordingOptions, 'sampleRate'>

export type StartOutcome =
  | { readonly kind: 'recording' }
  /** `stop`, `discard` or another `start` came first: nothing was recorded, and the microphone is off. */
  | { readonly kind: 'released' }
  | { readonly kind: 'failed'; readonly fault: StartFault }

const RELEASED: StartOutcome = { kind: 'released' }
const RECORDER_FAILED = { kind: 'recorderFailed' } as const

export function createRecorder(deps: RecorderDeps): Recorder {
  return new Recorder(deps)
}

export class Recorder {
  readonly #environment: RecorderEnvironment
  readonly #context: CaptureContext | null
  readonly #bridge: WorkerBridge
  /** The start under way. Each has its own, so that a late answer can't revive what was stopped. */
  #opening: AbortController | null = null
  /** The recording whose samples flow. */
  #take: Take | null = null
  /** Of `#take`: whether `start` has resolved, and whether the worker that holds its samples is gone. */
  #announced = false
  #workerGone = false

  constructor(deps: RecorderDeps) {
    const { environment = browserEnvironment() } = deps
    this.#environment = environment
    this.#context = environment.createContext ? new CaptureContext(environment.createContext) : null
    const host = {
      progress: (progress: RecordingProgress) => this.#take?.events.progress(progress),
      capReached: () => this.#take?.events.capReached(),
      accessToken: (userId: string) => deps.accessToken(userId),
    }
    this.#bridge = new WorkerBridge(host, () => this.#workerFailed())
  }

  /** Opens the microphone and records. A recording under way is discarded. Never rejects. */
  async start(options: StartOptions, events: RecordingEvents): Promise<StartOutcome> {
    this.discard()
    const { isSecureContext } = this.#environment
    if (!this.#context) return failed({ kind: isSecureContext ? 'notSupported' : 'insecure' })
    const opening = new AbortController()
    this.#opening = opening
    this.#bridge.wake()
    const [lease, microphone] = await Promise.all([
      this.#context.acquire(),
      openMicrophone(this.#environment),
    ])
    if (lease.kind === 'ready' && microphone.kind === 'open' && !opening.signal.aborted) {
      return this.#capture(opening, lease, microphone.stream, options, events)
    }
    if (this.#opening === opening) this.#opening = null
    if (microphone.kind === 'open') turnOff(microphone.stream)
    if (lease.kind === 'ready') lease.release(false)
    if (microphone.kind === 'failed') return failed(microphone.fault)
    return lease.kind === 'failed' ? failed(lease.fault) : RELEASED
  }

  /**
   * Ends the recording, sends it and says what came of it. The microphone is off when this returns. `notRecording`
   * where `start` has not got as far as recording; that `start` then resolves to `released`. Never rejects.
   */
  async stop(): Promise<VoiceOutcome> {
    const take = this.#take
    if (!take) {
      this.discard()
      return { kind: 'notRecording' }
    }
    const workerGone = this.#workerGone
    this.#take = null
    take.close()
    if (workerGone) return this.#salvage(take)
    return this.#bridge.finish().catch(() => this.#salvage(take))
  }

  /** Ends the recording, or the start, under way; what was said is dropped. */
  discard(): void {
    if (!this.#opening && !this.#take) return
    this.#opening?.abort()
    this.#opening = null
    this.#take?.close()
    this.#take = null
    this.#bridge.discard().catch(ignore)
  }

  /** What the account said that the server has not answered for yet, oldest first. Never rejects. */
  unsent(userId: string): Promise<readonly UnsentRecording[]> {
    return this.#bridge.unsent(userId).catch(() => [])
  }

  /** Sends a kept recording again. `notRecording` where it is kept no more. Never rejects. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#bridge.retry(id).catch(() => ({ kind: 'unsent', id, reason: RECORDER_FAILED }))
  }

  /** Rejects where the worker fails. */
  dropUnsent(id: string): Promise<void> {
    return this.#bridge.dropUnsent(id)
  }

  /** Drops every kept recording of the account, at sign-out. Rejects where the worker fails. */
  forget(userId: string): Promise<void> {
    return this.#bridge.forget(userId)
  }

  async #capture(
    opening: AbortController,
    lease: ContextLease,
    stream: MediaStream,
    options: StartOptions,
    events: RecordingEvents,
  ): Promise<StartOutcome> {
    const { createSource } = this.#environment
    const { port1, port2 } = new MessageChannel()
    const { userId } = options
    let take: Take
    try {
      take = new Take({ lease, stream, createSource, port: port1, events, userId, startedAt: Date.now() })
    } catch (error) {
      this.#opening = null
      turnOff(stream)
      lease.release(true)
      return failed(startFault(error))
    }
    const workerStarted = this.#bridge.start(port2, { ...options, sampleRate: TARGET_SAMPLE_RATE })
    const workerFault = workerStarted.then(() => null, startFault)
    const runFault = await take.run(opening.signal).then(() => null, startFault)
    if (opening.signal.aborted || runFault) {
      take.close()
      if (opening.signal.aborted || !runFault) return RELEASED
      this.discard()
      return failed(runFault)
    }
    this.#opening = null
    this.#take = take
    this.#announced = false
    this.#workerGone = false
    const fault = await workerFault
    if (fault) {
      take.close()
      if (this.#take === take) this.#take = null
      return failed(fault)
    }
    this.#announced = true
    return { kind: 'recording' }
  }

  /** The worker took the samples with it, but may have kept the finished recording before it died. */
  async #salvage({ userId, startedAt }: Take): Promise<VoiceOutcome> {
    const kept = (await this.unsent(userId)).find(({ recordedAt }) => recordedAt >= startedAt)
    return kept
      ? { kind: 'unsent', id: kept.id, reason: RECORDER_FAILED }
      : { kind: 'lost', reason: RECORDER_FAILED }
  }

  #workerFailed(): void {
    this.#workerGone = true
    // Before that, `start` itself says that it failed.
    if (this.#announced) this.#take?.interrupt('workerFailed')
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function failed(fault: StartFault): StartOutcome {
  return { kind: 'failed', fault }
}

/** The worker failed; whatever was to be discarded went with it. */
function ignore(): void {}
