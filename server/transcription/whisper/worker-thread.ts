/** The one owner of Whisper's thread: starts it, feeds it one recording at a time, restarts it after a crash. */
import type { Worker } from 'node:worker_threads'
import { withinTime } from '../../http/within-time.ts'
import { ask, ended, failed, type Hearing, letGo, loaded } from './worker-link.ts'
import type { Job } from './worker-messages.ts'

/** Recordings that may wait, a minute or two for the last one. */
const MOST_WAITING = 8
/** Longer than any caller waits; the engine then counts as stuck. */
const STUCK_MS = 120_000
/** Most abandoned threads that have not ended, as each keeps its model in memory. */
const MOST_STUCK = 1

export interface WhisperThread {
  /** Rejects only when `signal` is aborted, and then with an Error. Takes the samples' buffer. */
  hear(job: Job, signal: AbortSignal): Promise<Hearing>
  /** Ends the thread, also within a recording (10 s at most); waiting calls fail. */
  close(): Promise<void>
}

interface Waiting {
  readonly job: Job
  readonly signal: AbortSignal
  settle(hearing: Hearing): void
}

/** Resolves once the model is loaded; rejects with the engine's reason where that fails. */
export async function startWhisperThread(open: () => Worker, stuckMs = STUCK_MS): Promise<WhisperThread> {
  const waiting: Waiting[] = []
  let running = false
  let closed = false
  let loading: Promise<Worker> | null = null
  const stuck = new Set<Worker>()

  /** The thread that runs, or a new one. */
  const load = (): Promise<Worker> => {
    if (loading) return loading
    if (stuck.size > MOST_STUCK) return Promise.reject(new Error('the engine is stuck'))
    const worker = open()
    const own = loaded(worker, () => {
      stuck.delete(worker)
      if (loading === own) loading = null
    })
    loading = own
    return own
  }

  const hear = async ({ job, signal: caller }: Waiting): Promise<Hearing> => {
    try {
      const worker = await load()
      const answered = ask(worker, job, caller)
      return await withinTime(stuckMs, NEVER, signal => Promise.race([answered, aborted(signal)])).catch(
        () => {
          // Terminating it would crash the process; the next recording starts a new thread.
          stuck.add(worker)
          loading = null
          letGo(worker)
          return failed('the engine was stuck and is restarted')
        },
      )
    } catch (error) {
      return failed(error instanceof Error ? error.message : 'the thread did not start')
    }
  }

  const run = async () => {
    if (running) return
    running = true
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.settle(closed ? CLOSED : await hear(next))
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
        const entry: Waiting = { job, signal, settle }
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

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function hungUp(): Error {
  return new Error('The caller has hung up')
}

const CLOSED = failed('the server is stopping')
const NEVER = new AbortController().signal
