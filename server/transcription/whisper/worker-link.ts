/** What is said to and heard from one thread of Whisper's, from its start to its end. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Heard } from './whisper.ts'
import type { Job, WorkerMessage, WorkerOrder } from './worker-messages.ts'

const MOST_TO_END_MS = 10_000

export type Hearing =
  | { readonly kind: 'heard'; readonly heard: Heard }
  /** `detail` is safe to log. */
  | { readonly kind: 'failed'; readonly detail: string }

export function failed(detail: string): Hearing {
  return { kind: 'failed', detail }
}

/**
 * Asks the thread to end. It is never cut off: the engine, when cut off in the middle of a step, takes the whole
 * process with it. A step that lasts longer than anyone would wait is left to the process's own end.
 */
export async function ended(worker: Worker): Promise<void> {
  const order: WorkerOrder = { kind: 'end' }
  const exit = new Promise(resolve => worker.once('exit', resolve))
  worker.postMessage(order)
  const late = new AbortController()
  await Promise.race([exit, delay(MOST_TO_END_MS, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
}

/** Asks the thread to end, whenever it can, and lets the process end without it. */
export function letGo(worker: Worker): void {
  const order: WorkerOrder = { kind: 'end' }
  worker.postMessage(order)
  worker.unref()
}

/** Resolves at `ready`. `onEnd` is called once, when the thread is no more. */
export function loaded(worker: Worker, onEnd: () => void): Promise<Worker> {
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

/**
 * Gives it a job and resolves with the answer: it has one at a time. The job is given up, and so fails soon, when `caller`
 * is aborted. The samples' buffer is transferred.
 */
export async function ask(worker: Worker, job: Job, caller: AbortSignal): Promise<Hearing> {
  if (caller.aborted) return failed('given up')
  const answered = answer(worker)
  const hear: WorkerOrder = { kind: 'hear', job }
  worker.postMessage(hear, [job.samples.buffer])
  const giveUp = () => {
    const order: WorkerOrder = { kind: 'giveUp' }
    worker.postMessage(order)
  }
  caller.addEventListener('abort', giveUp, { once: true })
  const hearing = await answered
  caller.removeEventListener('abort', giveUp)
  return hearing
}

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
