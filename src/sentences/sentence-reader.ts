/** Owns the worker that understands typed sentences: starts it on first use and again after a failure. */
import type { ReadAnswer, ReadRequest } from '../../shared/contracts/understanding.ts'
import { NO_MEMORY, type PhraseMemory } from '../../shared/domain/phrase-memory.ts'

/** The part of a `Worker` that is used. */
export type ReadingWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

/** Each request has the phrase memory; the worker gets it once. */
export interface Sentence extends ReadRequest {
  readonly memory: PhraseMemory
}

interface Call extends Sentence {
  readonly resolve: (answer: ReadAnswer | null) => void
  readonly reject: (error: Error) => void
}

export class SentenceReader {
  readonly #spawn: () => ReadingWorker
  #worker: ReadingWorker | null = null
  #current: Call | null = null
  /** The latest call, which waits for the one being read. */
  #next: Call | null = null
  /** The memory that the worker has. */
  #memory: PhraseMemory = NO_MEMORY

  constructor(spawn = spawnWorker) {
    this.#spawn = spawn
  }

  /** Loads the worker before the first sentence. */
  wake(): void {
    this.#worker ??= this.#start()
  }

  /**
   * The request or the expenses in the text; null where a later call superseded this one. Rejects where the
   * worker fails; the next call starts a new one.
   */
  read(request: Sentence): Promise<ReadAnswer | null> {
    return new Promise((resolve, reject) => {
      this.#next?.resolve(null)
      this.#next = { ...request, resolve, reject }
      this.#advance()
    })
  }

  #advance(): void {
    if (this.#current || !this.#next) return
    this.#current = this.#next
    this.#next = null
    const { text, context, saved, canUndo, memory } = this.#current
    this.#worker ??= this.#start()
    const news = memory === this.#memory ? null : memory
    this.#memory = memory
    this.#worker.postMessage({ text, context, saved, canUndo, memory: news } satisfies ReadRequest)
  }

  #start(): ReadingWorker {
    const worker = this.#spawn()
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
      const answered = this.#current
      this.#current = null
      answered?.resolve(data)
      this.#advance()
    }
    const fail = (event: Event) => {
      event.preventDefault()
      worker.terminate()
      this.#worker = null
      this.#memory = NO_MEMORY
      const failed = [this.#current, this.#next]
      this.#current = null
      this.#next = null
      for (const call of failed) call?.reject(new Error('understanding failed'))
    }
    worker.onerror = fail
    worker.onmessageerror = fail
    return worker
  }
}

function spawnWorker(): ReadingWorker {
  return new Worker(new URL('../../workers/understanding.worker.ts', import.meta.url), { type: 'module' })
}
