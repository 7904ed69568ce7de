/** The one owner of Whisper's thread: starts it, feeds it one recording at a time, starts it anew after a crash. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Heard } from './whisper.ts'
import type { Job, WorkerMessage, WorkerOrder } from './worker-messages.ts'

/** Recordings that may wait behind the one that is heard: a minute or two of waiting for the last. */
const MOST_WAITING = 8
const MOST_TO_END_MS = 10_000

export type Hearing =
  | { readonly kind: 'heard'; readonly heard: Heard }
  /** `detail` is safe to log. */
  | { readonly kind: 'failed'; readonly detail: string }

export interface WhisperThread {
  /** Rejects only when `signal` is aborted, and then with an Error. Takes the samples' buffer. */
  hear(job: Job, signal: AbortSignal): Promise<Hearing>
  /** Ends the thread, also in the middle of a recording (10 s at most); whoever waits is told that it failed. */
  close(): Promise<void>
}

interface Waiting {
  readonly job: Job
  settle(hearing: Hearing): void
}

/** Resolves once the model is loaded; rejects with the engine's own reason where it is not. */
export async function startWhisperThread(open: () => Worker): Promise<WhisperThread> {
  const waiting: Waiting[] = []
  let running = false
  let closed = false
  let loading: Promise<Worker> | null = null

  /** The thread that runs, or a new one. */
  const load = (): Promise<Worker> => {
    loading ??= loaded(open(), () => {
      loading = null
    })
    return loading
  }

  const hear = async (job: Job): Promise<Hearing> => {
    try {
      const worker = await load()
      const answered = answer(worker)
      const order: WorkerOrder = { kind: 'hear', job }
      worker.postMessage(order, [job.samples.buffer])
      return await answered
    } catch (error) {
      return failed(error instanceof Error ? error.message : 'the thread did not start')
    }
  }

  const run = async () => {
    if (running) return
    running = true
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.settle(closed ? CLOSED : await hear(next.job))
    running = false
  }

  await load()
  return {
    hear(job, signal) {
      if (closed) return Promise.resolve(CLOSED)
      if (waiting.length >= MOST_WAITING) return Promise.resolve(failed('too many recordings wait'))
      if (signal.aborted) return Promise.reject(hungUp())
      return new Promise((resolve, reject) => {
        const leave = () => {
          const place = waiting.indexOf(entry)
          if (place >= 0) waiting.splice(place, 1)
          reject(hungUp())
        }
        const settle = (hearing: Hearing) => {
          signal.removeEventListener('abort', leave)
          resolve(hearing)
        }
        const entry: Waiting = { job, settle }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        void run()
      })
    },
    async close() {
      closed = true
      const worker = await loading?.catch(() => null)
      if (worker) await ended(worker)
    },
  }
}

function failed(detail: string): Hearing {
  return { kind: 'failed', detail }
}

function hungUp(): Error {
  return new Error('The caller has hung up')
}

const CLOSED = failed('the server is stopping')

/**
 * Asks the thread to end. It is never cut off: the engine, when cut off in the middle of a step, takes the whole
 * process with it. A step that lasts longer than anyone would wait is left to the process's own end.
 */
async function ended(worker: Worker): Promise<void> {
  const order: WorkerOrder = { kind: 'end' }
  const exit = new Promise(resolve => worker.once('exit', resolve))
  worker.postMessage(order)
  const late = new AbortController()
  await Promise.race([exit, delay(MOST_TO_END_MS, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
}

/** Resolves at `ready`. `onEnd` is called once, when the thread is no more. */
function loaded(worker: Worker, onEnd: () => void): Promise<Worker> {
  // What it says is in `exit`, which follows; without a listener it would end the server.
  worker.on('error', () => {})
  worker.once('exit', onEnd)
  return new Promise((resolve, reject) => {
    let reason = 'the thread ended'
    worker.once('exit', () => reject(new Error(reason)))
    worker.once('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') resolve(worker)
      // It ends by itself, for the same reason as above.
      else if (message.kind === 'notLoaded') reason = message.reason
    })
  })
}

/** To the one job that was, or is about to be, given to it. */
function answer(worker: Worker): Promise<Hearing> {
  return new Promise(resolve => {
    const end = () => settle(failed('the thread ended'))
    const settle = (hearing: Hearing) => {
      worker.off('exit', end)
      worker.off('message', read)
      resolve(hearing)
    }
    const read = (message: WorkerMessage) =>
      settle(message.kind === 'heard' ? message : failed(errorName(message)))
    worker.once('exit', end)
    worker.once('message', read)
  })
}

function errorName(message: WorkerMessage): string {
  return message.kind === 'jobFailed' ? message.errorName : 'the thread spoke out of turn'
}
