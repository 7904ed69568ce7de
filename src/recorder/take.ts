/** One recording as the main thread holds it: its graph, its share of the context, and who hears of it. */
import type { RecordingProgress } from '../contracts/recorder.ts'
import type { ContextLease } from './capture-context.ts'
import { CaptureGraph } from './capture-graph.ts'
import type { Interruption } from './fault.ts'

export interface RecordingEvents {
  /** At most 10 times a second. The first one says that audio really arrives. */
  progress(progress: RecordingProgress): void
  /** The 60 s are full: time to `stop`. Nothing more is recorded. */
  capReached(): void
  /** No more audio comes: time to `stop`, which still sends what was said before. Called at most once. */
  interrupted(why: Interruption): void
}

export interface TakeParts {
  readonly lease: ContextLease
  readonly stream: MediaStream
  readonly createSource: (context: AudioContext, stream: MediaStream) => AudioNode
  /** Where the samples go. */
  readonly port: MessagePort
  readonly events: RecordingEvents
  readonly userId: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
}

export class Take {
  readonly userId: string
  readonly startedAt: number
  readonly events: RecordingEvents
  readonly #lease: ContextLease
  readonly #graph: CaptureGraph
  #interrupted = false
  #misbehaved = false
  #closed = false

  /** Throws what the browser throws for a graph that it can't build; the parts are then still the caller's. */
  constructor({ lease, stream, createSource, port, events, userId, startedAt }: TakeParts) {
    this.userId = userId
    this.startedAt = startedAt
    this.events = events
    this.#lease = lease
    this.#graph = new CaptureGraph({
      context: lease.context,
      stream,
      source: createSource(lease.context, stream),
      port,
      onInterrupted: why => this.interrupt(why),
    })
  }

  /** Resolves once samples flow; rejects where they don't, or when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      await this.#graph.run(signal)
    } catch (error) {
      this.#misbehaved = !signal.aborted
      throw error
    }
  }

  interrupt(why: Interruption): void {
    if (this.#interrupted || this.#closed) return
    this.#interrupted = true
    this.#misbehaved = why === 'contextInterrupted' || why === 'captureFailed'
    this.events.interrupted(why)
  }

  /** The microphone is off when this returns; the last samples are flushed after it. May be called again. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    void this.#graph.stop().then(() => this.#lease.release(this.#misbehaved))
  }
}
