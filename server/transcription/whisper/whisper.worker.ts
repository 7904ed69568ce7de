/** Worker thread, off the server's event loop: loads Whisper and hears one recording after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadWhisper, type Whisper } from './whisper.ts'
import type { Job, WorkerMessage, WorkerOrder, WorkerStart } from './worker-messages.ts'

/** Aborts the job under way. */
let job = new AbortController()

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

async function hear(whisper: Whisper, { samples, hint, prompt }: Job): Promise<void> {
  job = new AbortController()
  try {
    say({ kind: 'heard', heard: await whisper.hear(samples, { hint, prompt }, job.signal) })
  } catch (error) {
    say({ kind: 'jobFailed', errorName: error instanceof Error ? error.name : 'unknown' })
  }
}

try {
  const whisper = await loadWhisper(workerData as WorkerStart)
  parentPort?.on('message', (order: WorkerOrder) => {
    if (order.kind === 'hear') return void hear(whisper, order.job)
    job.abort()
    if (order.kind === 'giveUp') return
    // The thread then ends after the engine's current step.
    parentPort?.close()
  })
  say({ kind: 'ready' })
} catch (error) {
  say({ kind: 'notLoaded', reason: error instanceof Error ? error.message : 'unknown' })
}
