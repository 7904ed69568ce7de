/** The embedded PostgreSQL as it is started here, and the server's end of a connection to it. Runs in any thread. */
import type { MessagePort } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** PGlite's own value is 160 MB, most of which stays with the process; the system caches the same files anyway. */
const SHARED_BUFFERS = '16MB'
/**
 * Of a page anywhere, where the next one costs 1: the system has the files in memory. With PostgreSQL's 4, for a disk that
 * turns, an account's rows are read and sorted whole for each page of them, until the tables are analyzed.
 */
const RANDOM_PAGE_COST = '1.1'

/** What was deleted is in old parts of the log as it was: they go, rather than wait to be written over. */
const OLD_LOG = 'wal_recycle=off'

/** Resolves once it takes statements. Rejects with whatever the engine throws, which need not be an Error. */
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
 * Answers what comes in at `port` in PostgreSQL's protocol (version 3), each message a batch of whole protocol messages.
 * The engine has one session: a new connection ends what the one before has left open. `onBroken` is told what the
 * engine throws beside the errors of statements, after which it is of no use.
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
 * What the engine answers. Not `execProtocolRaw`: that parses each answer, a third of the time it takes, and keeps all that
 * it has parsed for ever.
 */
async function execute(engine: PGlite, batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  await engine.execProtocolRawStream(batch, {
    onRawData(part) {
      length += part.length
      // It is the engine's memory, which it uses again.
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
