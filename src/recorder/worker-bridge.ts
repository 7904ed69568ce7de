/** Owns the recording worker: starts it when it is first needed, and anew after it failed. The one user of Comlink. */
import { proxy, type Remote, transfer, wrap } from 'comlink'
import type {
  RecorderHost,
  RecordingOptions,
  RecordingService,
  UnsentRecording,
} from '../contracts/recorder.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'

/** A running worker. It is held as long as it lives: a collected Comlink proxy would leave its calls unanswered. */
interface Link {
  readonly service: Remote<RecordingService>
  /** Rejects when the worker fails, and never resolves. */
  readonly failed: Promise<never>
}

/** Each call rejects when the worker fails before it answers; the next call then meets a new worker. */
export class WorkerBridge implements Omit<RecordingService, 'attach'> {
  readonly #host: RecorderHost
  readonly #onFailure: () => void
  #link: Link | null = null

  /** `onFailure` is called before the calls under way reject. */
  constructor(host: RecorderHost, onFailure: () => void) {
    this.#host = host
    this.#onFailure = onFailure
  }

  /** Starts the worker, so that it is there when it is needed. */
  wake(): void {
    this.#link ??= this.#spawn()
  }

  start(port: MessagePort, options: RecordingOptions): Promise<void> {
    return this.#call(service => service.start(transfer(port, [port]), options))
  }

  finish(): Promise<VoiceOutcome> {
    return this.#call<VoiceOutcome>(service => service.finish())
  }

  discard(): Promise<void> {
    return this.#call(service => service.discard())
  }

  unsent(userId: string): Promise<readonly UnsentRecording[]> {
    return this.#call(service => service.unsent(userId))
  }

  retry(id: string): Promise<VoiceOutcome> {
    return this.#call<VoiceOutcome>(service => service.retry(id))
  }

  dropUnsent(id: string): Promise<void> {
    return this.#call(service => service.dropUnsent(id))
  }

  forget(userId: string): Promise<void> {
    return this.#call(service => service.forget(userId))
  }

  #call<T>(use: (service: Remote<RecordingService>) => Promise<T>): Promise<T> {
    this.#link ??= this.#spawn()
    return Promise.race([use(this.#link.service), this.#link.failed])
  }

  #spawn(): Link {
    const worker = new Worker(new URL('../../workers/recording.worker.ts', import.meta.url), {
      type: 'module',
    })
    const failed = new Promise<never>((_, reject) => {
      const fail = (event: Event) => {
        event.preventDefault()
        worker.terminate()
        this.#link = null
        this.#onFailure()
        reject(new Error('the recording worker failed'))
      }
      worker.addEventListener('error', fail)
      worker.addEventListener('messageerror', fail)
    })
    failed.catch(ignore)
    const service = wrap<RecordingService>(worker)
    // Messages keep their order: whatever is asked next finds the host attached.
    service.attach(proxy(this.#host)).catch(ignore)
    return { service, failed }
  }
}

/** A failure is told to whoever calls; when nobody does, there is nobody to tell. */
function ignore(): void {}
