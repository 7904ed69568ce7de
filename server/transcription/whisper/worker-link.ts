/** Communication with one Whisper thread, from start to end. */
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
 * Asks the thread to end. It is never terminated: terminating the engine within a step would crash the
 * process. A step that takes too long ends with the process.
 */
export async function ended(worker: Worker): Promise<void> {
  const order: WorkerOrder = { kind: 'end' }
  const exit = new Promise(resolve => worker.once('exit', resolve))
  worker.postMessage(order)
  const late = new AbortController()
  await Promise.race([exit, delay(MOST_TO_END_MS, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
}

/** Asks the thread to end, without keeping the process alive for it. */
export function letGo(worker: Worker): void {
  const order: WorkerOrder = { kind: 'end' }
  worker.postMessage(order)
  worker.unref()
}

/** Resolves at `ready`. `onEnd` is called once, when the thread has ended. */
export function loaded(worker: Worker, onEnd: () => void): Promise<Worker> {
  // `exit` follows and is handled; without this listener the error would end the server.
  worker.on('error', () => {})
  worker.once('exit', onEnd)
  return new Promise((resolve, reject) => {
    let reason = 'the thread ended'
    worker.once('exit', () => reject(new Error(reason)))
    worker.once('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') resolve(worker)
      // It ends by itself, as terminating it could crash the process.
      else if (message.kind === 'notLoaded') reason = message.reason
    })
  })
}

/**
 * Sends a job and resolves to its answer; one job at a time. When `caller` is aborted, the job is cancelled
 * and soon fails. The samples' buffer is transferred.
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
