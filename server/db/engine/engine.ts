/** Starts the embedded PostgreSQL and serves a connection to it. Runs in any thread. */
import type { MessagePort } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** PGlite's default is 160 MB, most of which stays allocated; the system caches the same files anyway. */
const SHARED_BUFFERS = '16MB'
/**
 * Relative to a sequential page, 1: the system caches the files. With PostgreSQL's default of 4, for spinning
 * disks, each page of a list sorts all rows of the account until the tables are analyzed.
 */
const RANDOM_PAGE_COST = '1.1'

/** Old log segments contain deleted data, so they are deleted rather than recycled. */
const OLD_LOG = 'wal_recycle=off'

/** Resolves once it accepts statements. Rejects with what the engine throws, which need not be an Error. */
export async function startEngine(options: PGliteOptions): Promise<PGlite> {
  const settings = [
    `shared_buffers=${SHARED_BUFFERS}`,
    `random_page_cost=${RANDOM_PAGE_COST}`,
    OLD_LOG,
  ].flatMap(setting => ['-c', setting])
  const engine = new PGlite({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] })
  await engine.waitReady
  return engine
}

/**
 * Serves PostgreSQL's protocol (version 3) on `port`, each message a batch of whole protocol messages. The
 * engine has one session: a new connection rolls back what the previous one has left open. `onBroken`
 * receives errors other than those of statements, after which the engine is unusable.
 */
export function serveConnection(engine: PGlite, port: MessagePort, onBroken: (error: unknown) => void): void {
  let isNew = true
  const answer = async (batch: Uint8Array) => {
    if (isNew && engine.isInTransaction()) await engine.exec('rollback')
    isNew = false
    const bytes = await execute(engine, batch)
    port.postMessage(bytes, [bytes.buffer])
  }
  let answered = Promise.resolve()
  port.on('message', (batch: Uint8Array) => {
    answered = answered.then(() => answer(batch)).catch(onBroken)
  })
}

/**
 * The engine's answer. Not by `execProtocolRaw`, which spends a third of its time parsing answers and never
 * releases them.
 */
async function execute(engine: PGlite, batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  await engine.execProtocolRawStream(batch, {
    onRawData(part) {
      length += part.length
      // A copy, since the engine reuses this memory.
      parts.push(part.slice())
    },
  })
  const answer = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    answer.set(part, at)
    at += part.length
  }
  return answer
}
