/** A recording through the audio worklet: samples go from the audio thread to the worker. */
import type { RecordingProgress } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { CaptureContext, ContextLease } from './capture-context.ts'
import { CaptureGraph } from './capture-graph.ts'
import type { RecorderEnvironment } from './environment.ts'
import { type Interruption, interruptedStart, StartError, startFault } from './fault.ts'
import { ignore } from './ignore.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import { Watchdog } from './watchdog.ts'
import type { WorkerBridge } from './worker-bridge.ts'

export interface WorkletCaptureParts {
  readonly lease: ContextLease
  /** Provides a second context where the first does not start. */
  readonly contexts: CaptureContext
  readonly environment: Pick<RecorderEnvironment, 'createSource' | 'microphonePermission'>
  readonly stream: MediaStream
  readonly events: RecordingEvents
  readonly options: StartOptions
  readonly bridge: WorkerBridge
}

export class WorkletCapture implements Take {
  readonly options: StartOptions
  readonly startedAt = Date.now()
  readonly events: RecordingEvents
  readonly stream: MediaStream
  readonly #parts: WorkletCaptureParts
  #lease: ContextLease | null
  #graph: CaptureGraph | null = null
  #watchdog: Watchdog | null = null
  /** `deaf`: progress may still belong to an earlier take. `starting`: waiting for the first sample. */
  #state: 'deaf' | 'starting' | 'heard' | 'interrupted' = 'deaf'
  /** Settles the wait for the first sample: whether it came, or the fault. */
  #settle: { heard(came: boolean): void; failed(error: Error): void } | null = null
  #misbehaved = false
  #closed = false

  constructor(parts: WorkletCaptureParts) {
    this.options = parts.options
    this.events = parts.events
    this.stream = parts.stream
    this.#parts = parts
    this.#lease = parts.lease
  }

  async run(signal: AbortSignal): Promise<void> {
    try {
      await this.#begin(signal)
    } catch (error) {
      this.#misbehaved = !signal.aborted
      throw error
    }
  }

  heard(progress: RecordingProgress): void {
    if (this.#state === 'deaf') return
    this.#watchdog?.heard()
    if (this.#state === 'starting') this.#state = 'heard'
    this.#settle?.heard(true)
    this.events.progress(progress)
  }

  workerFailed(): void {
    this.#interrupt('workerFailed')
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#watchdog?.stop()
    const flushed = this.#graph?.stop() ?? Promise.resolve()
    void flushed.then(() => this.#release())
  }

  finish(heldSeconds: number): Promise<VoiceOutcome> {
    return this.#parts.bridge.call<VoiceOutcome>(service => service.finish(heldSeconds))
  }

  shelve(): Promise<boolean> {
    return this.#parts.bridge.call<boolean>(service => service.shelve())
  }

  /**
   * Replaces a context once if it does not start, or cannot be connected to the microphone: it keeps the
   * device's rate at its creation, and Firefox connects equal rates only.
   */
  async #begin(signal: AbortSignal): Promise<void> {
    const { contexts, lease } = this.#parts
    if (await this.#comesToLife(lease, signal).catch(notJoined)) return
    void this.#graph?.stop()
    this.#graph = null
    this.#lease = null
    lease.release(true)
    const second = await contexts.acquire()
    this.#lease = second
    if (signal.aborted) this.#release()
    signal.throwIfAborted()
    if (await this.#comesToLife(second, signal)) return
    throw new StartError({ kind: 'noAudio' })
  }

  /** Whether samples arrive; rejects without a graph, on a lost microphone, or when `signal` aborts. */
  async #comesToLife(lease: ContextLease, signal: AbortSignal): Promise<boolean> {
    const { environment, bridge } = this.#parts
    const { stream, options } = this
    const { context } = lease
    const { port1, port2 } = new MessageChannel()
    const outcome = new Promise<boolean>((heard, failed) => {
      this.#settle = { heard, failed }
      signal.addEventListener('abort', () => failed(signal.reason))
    })
    outcome.catch(ignore)
    this.#graph = new CaptureGraph({
      context,
      stream,
      source: environment.createSource(context, stream),
      port: port1,
      onInterrupted: why => void this.#lost(why),
    })
    const runs = this.#graph.run()
    const { sampleRate } = context
    await bridge.start(port2, { ...options, recordedAt: this.startedAt, sampleRate })
    if (this.#state === 'deaf') this.#state = 'starting'
    if (!(await Promise.race([runs, outcome]))) return false
    if (!this.#closed) {
      this.#watchdog = new Watchdog(
        () => context.currentTime,
        () => this.#stalled(),
      )
    }
    return outcome
  }

  #stalled(): void {
    if (this.#state === 'starting') this.#settle?.heard(false)
    else this.#interrupt('captureFailed')
  }

  async #lost(why: Interruption): Promise<void> {
    const blocked =
      why === 'microphoneLost' && (await this.#parts.environment.microphonePermission()) === 'denied'
    this.#interrupt(blocked ? 'microphoneBlocked' : why)
  }

  #interrupt(why: Interruption): void {
    if (this.#state === 'interrupted' || this.#closed) return
    const begun = this.#state === 'heard'
    this.#state = 'interrupted'
    this.#watchdog?.stop()
    this.#misbehaved = why === 'contextInterrupted' || why === 'captureFailed'
    if (begun) this.events.interrupted(why)
    else this.#settle?.failed(interruptedStart(why))
  }

  #release(): void {
    this.#lease?.release(this.#misbehaved)
    this.#lease = null
  }
}

function notJoined(error: unknown): false {
  if (startFault(error).kind === 'notSupported') return false
  throw error
}
