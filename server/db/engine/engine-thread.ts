/** The engine's thread, restarted where it ends by itself. */
import { MessageChannel, type Worker } from 'node:worker_threads'
import { openWorker } from '../../open-worker.ts'
import { EngineError } from './engine-failure.ts'
import { EngineSocket } from './engine-socket.ts'
import type { EngineMessage, EngineOrder, EngineStart } from './thread-messages.ts'

export interface EngineThread {
  /** Opens a connection; in a new thread where the engine has failed. One at a time: the engine has one session. */
  connect(): EngineSocket
  /** Resolves once all is written and the thread has ended; rejects with an EngineError if writing failed. */
  end(): Promise<void>
}

/** Resolves once the engine takes statements; rejects with an EngineError when it cannot. */
export async function startEngineThread(folder: string): Promise<EngineThread> {
  let thread = open(folder)
  await thread.ready
  return {
    connect() {
      if (thread.hasEnded()) {
        thread = open(folder)
        // Where it fails, its connections close with it.
        thread.ready.catch(() => {})
      }
      const { port1, port2 } = new MessageChannel()
      const order: EngineOrder = { kind: 'connect', port: port2 }
      thread.worker.postMessage(order, [port2])
      return closedWith(thread.worker, new EngineSocket(port1))
    },
    async end() {
      if (thread.hasEnded()) return
      const order: EngineOrder = { kind: 'end' }
      thread.worker.postMessage(order)
      const failure = await thread.ended
      if (failure) throw failure
    },
  }
}

/** Only after the thread has ended, since `pg` reconnects at once and must reach the next thread. */
function closedWith(worker: Worker, socket: EngineSocket): EngineSocket {
  const close = () => socket.destroy()
  worker.once('exit', close)
  return socket.once('close', () => worker.off('exit', close))
}

interface Thread {
  readonly worker: Worker
  readonly ready: Promise<void>
  /** Null when it ended on request. */
  readonly ended: Promise<EngineError | null>
  hasEnded(): boolean
}

function open(folder: string): Thread {
  const workerData: EngineStart = { folder }
  const worker = openWorker('db/engine/engine.worker', workerData)
  let failure = new EngineError({ message: 'the thread of the database ended', code: null })
  let hasEnded = false
  // `exit` follows; without a listener it would end the process.
  worker.on('error', error => {
    failure = new EngineError({ message: String(error), code: null })
  })
  const ready = new Promise<void>(settle => {
    worker.on('message', (message: EngineMessage) => {
      if (message.kind === 'ready') settle()
      else failure = new EngineError(message.failure)
    })
  })
  const ended = new Promise<EngineError | null>(settle => {
    worker.once('exit', code => {
      hasEnded = true
      settle(code === 0 ? null : failure)
    })
  })
  const early = ended.then(() => Promise.reject(failure))
  return { worker, ready: Promise.race([ready, early]), ended, hasEnded: () => hasEnded }
}
