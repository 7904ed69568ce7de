/** Owns the recording worker: starts it on first use and again after a failure. The main thread's only user of Comlink. */
import { proxy, transfer, wrap } from 'comlink'
import type { LevelShape, RecorderEvent, RecordingOptions } from '../../shared/contracts/recorder.ts'
import type { RecorderHost, RecordingService } from '../../shared/contracts/recording-service.ts'
import { ignore } from './ignore.ts'

/** Interval of the pings to a worker with calls under way, in milliseconds. */
const HEARTBEAT_MS = 1000
/** Unanswered pings after which the worker counts as hanging, and further ones while its code loads. */
const MAX_UNANSWERED = 4
const MAX_UNANSWERED_WHILE_LOADING = 26

/** What the worker emits. */
export type WorkerEvents = {
  readonly [Kind in RecorderEvent['kind']]: (event: Extract<RecorderEvent, { kind: Kind }>) => void
} & {
  /** The worker failed or hangs; called before the calls under way reject. */
  readonly failed: () => void
}

/** A running worker. The reference keeps the Comlink proxy alive: a collected proxy leaves its calls unanswered. */
interface Link {
  readonly service: RecordingService
  /** `reject` of each call under way. */
  readonly rejections: Set<(error: Error) => void>
  readonly fail: () => void
  /** Timer of the pings while calls are under way. */
  heartbeat: ReturnType<typeof setInterval> | undefined
  /** Pings without an answer; below 0 while the worker is being loaded. */
  unanswered: number
}

/** A call rejects when the worker fails or hangs before it answers; the next call starts a new worker. */
export class WorkerBridge {
  readonly #host: RecorderHost
  readonly #events: WorkerEvents
  #link: Link | null = null

  constructor(host: RecorderHost, events: WorkerEvents) {
    this.#host = host
    this.#events = events
  }

  /** Starts the worker before the first call. */
  wake(): void {
    this.#link ??= this.#spawn()
  }

  /** Transfers the port. */
  start(port: MessagePort, options: RecordingOptions): Promise<void> {
    return this.call(service => service.start(transfer(port, [port]), options))
  }

  /** Transfers the canvas. */
  showLevel(canvas: OffscreenCanvas, color: string, shape: LevelShape): Promise<void> {
    return this.call(service => service.showLevel(transfer(canvas, [canvas]), color, shape))
  }

  call<T>(use: (service: RecordingService) => Promise<T>): Promise<T> {
    this.#link ??= this.#spawn()
    const link = this.#link
    return new Promise<T>((resolve, reject) => {
      link.rejections.add(reject)
      link.heartbeat ??= watch(link)
      use(link.service)
        .then(resolve, reject)
        .finally(() => link.rejections.delete(reject))
    })
  }

  /** Where no worker runs, there is nothing to discard. */
  discard(): void {
    this.#link?.service.discard().catch(ignore)
  }

  #spawn(): Link {
    const worker = new Worker(new URL('../../workers/recording.worker.ts', import.meta.url), {
      type: 'module',
    })
    // All its methods return promises, so the proxy has the contract's type.
    const service = wrap(worker) as unknown as RecordingService
    const rejections = new Set<(error: Error) => void>()
    const fail = () => {
      worker.terminate()
      this.#link = null
      this.#events.failed()
      for (const reject of rejections) reject(new Error('worker failed'))
      rejections.clear()
    }
    // A message without a kind is Comlink's.
    worker.addEventListener('message', ({ data }) => this.#events[data.kind as RecorderEvent['kind']]?.(data))
    worker.onmessageerror = fail
    worker.onerror = event => {
      event.preventDefault()
      fail()
    }
    const link: Link = {
      service,
      rejections,
      fail,
      heartbeat: undefined,
      unanswered: -MAX_UNANSWERED_WHILE_LOADING,
    }
    // Messages keep their order: the next call finds the host attached.
    service.attach(proxy(this.#host)).then(() => {
      link.unanswered = 0
    }, ignore)
    return link
  }
}

/** Pings the worker while calls are under way, and fails it where it hangs. */
function watch(link: Link): Link['heartbeat'] {
  return setInterval(() => {
    if (link.rejections.size === 0) {
      clearInterval(link.heartbeat)
      link.heartbeat = undefined
    } else if (++link.unanswered > MAX_UNANSWERED) {
      link.fail()
    } else {
      link.service.ping().then(() => {
        link.unanswered = 0
      }, ignore)
    }
  }, HEARTBEAT_MS)
}
