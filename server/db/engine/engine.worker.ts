/** Worker thread: the embedded PostgreSQL, off the server's event loop, for as long as its statements take. */
import { parentPort, workerData } from 'node:worker_threads'
import { serveConnection, startEngine } from './engine.ts'
import { engineFailure } from './engine-failure.ts'
import type { EngineMessage, EngineOrder, EngineStart } from './thread-messages.ts'

function say(message: EngineMessage): void {
  parentPort?.postMessage(message)
}

function fail(error: unknown): void {
  say({ kind: 'failed', failure: engineFailure(error) })
  process.exit(1)
}

try {
  const { folder }: EngineStart = workerData
  const engine = await startEngine({ dataDir: folder })
  parentPort?.on('message', (order: EngineOrder) => {
    if (order.kind === 'connect') return serveConnection(engine, order.port, fail)
    engine.close().then(() => process.exit(0), fail)
  })
  say({ kind: 'ready' })
} catch (error) {
  fail(error)
}
