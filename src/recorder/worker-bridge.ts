/** Owns the recording worker: starts it when it is first needed, and anew after it failed. The one user of Comlink. */
import { proxy, type Remote, transfer, wrap } from 'comlink'
import type {
  RecorderHost,
  RecorderNews,
  RecordingOptions,
  RecordingService,
} from '../../shared/contracts/recorder.ts'
import { ignore } from './ignore.ts'

/** How often a worker that owes an answer is asked whether it lives, in milliseconds. */
const PULSE_MS = 1000
/** Questions unanswered after which it counts as hanging, and how many more while it is still being loaded. */
const PATIENCE = 4
const LOADING_PATIENCE = 26

/** What comes of the worker unasked. */
export type WorkerEvents = {
  readonly [Kind in RecorderNews['kind']]: (news: Extract<RecorderNews, { kind: Kind }>) => void
} & {
  /** It failed or hangs: called before the calls under way reject. */
  readonly failed: () => void
}

/** A running worker. It is held as long as it lives: a collected Comlink proxy would leave its calls unanswered. */
interface Link {
  readonly service: Remote<RecordingService>
  /** Of the calls that wait. */
  readonly rejections: Set<(error: Error) => void>
  readonly fail: () => void
  /** Of the watch that is kept while calls wait. */
  pulse: ReturnType<typeof setInterval> | undefined
  /** Questions; below 0 while it is being loaded. */
  unanswered: number
}

/** Each call rejects when the worker fails or hangs before it answers; the next call then meets a new worker. */
export class WorkerBridge {
  readonly #host: RecorderHost
  readonly #events: WorkerEvents
  #link: Link | null = null

  constructor(host: RecorderHost, events: WorkerEvents) {
    this.#host = host
    this.#events = events
  }

  /** Starts the worker, so that it is there when it is needed. */
  wake(): void {
    this.#link ??= this.#spawn()
  }

  /** The port is given away. */
  start(port: MessagePort, options: RecordingOptions): Promise<void> {
    return this.call(service => service.start(transfer(port, [port]), options))
  }

  /** The canvas is given away. */
  showLevel(canvas: OffscreenCanvas, color: string): Promise<void> {
    return this.call(service => service.showLevel(transfer(canvas, [canvas]), color))
  }

  call<T>(use: (service: Remote<RecordingService>) => Promise<T>): Promise<T> {
    this.#link ??= this.#spawn()
    const link = this.#link
    return new Promise<T>((resolve, reject) => {
      link.rejections.add(reject)
      link.pulse ??= watch(link)
      use(link.service)
        .then(resolve, reject)
        .finally(() => link.rejections.delete(reject))
    })
  }

  #spawn(): Link {
    const worker = new Worker(new URL('../../workers/recording.worker.ts', import.meta.url), {
      type: 'module',
    })
    const service = wrap<RecordingService>(worker)
    const rejections = new Set<(error: Error) => void>()
    const fail = () => {
      worker.terminate()
      this.#link = null
      this.#events.failed()
      for (const reject of rejections) reject(new Error('worker failed'))
      rejections.clear()
    }
    // What has no kind is Comlink's.
    worker.addEventListener('message', ({ data }) => this.#events[data.kind as RecorderNews['kind']]?.(data))
    for (const kind of ['error', 'messageerror']) {
      worker.addEventListener(kind, event => {
        event.preventDefault()
        fail()
      })
    }
    const link: Link = { service, rejections, fail, pulse: undefined, unanswered: -LOADING_PATIENCE }
    // Messages keep their order: whatever is asked next finds the host attached.
    service.attach(proxy(this.#host)).then(() => {
      link.unanswered = 0
    }, ignore)
    return link
  }
}

/** Fails a worker that hangs, as long as calls wait for it. */
function watch(link: Link): Link['pulse'] {
  return setInterval(() => {
    if (link.rejections.size === 0) {
      clearInterval(link.pulse)
      link.pulse = undefined
      return
    }
    link.unanswered += 1
    if (link.unanswered > PATIENCE) {
      link.fail()
    } else {
      link.service.ping().then(() => {
        link.unanswered = 0
      }, ignore)
    }
  }, PULSE_MS)
}
