/** A connection to the engine's thread as `pg` expects a socket to be. */
import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

interface Chunk {
  readonly chunk: Buffer
}

/** Owns `port`. Does not see its other end go: the caller that does has to destroy the socket. */
export class EngineSocket extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super({ decodeStrings: true })
    this.#port = port
    port.on('message', (bytes: Uint8Array) =>
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    )
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done)
  }

  /** What `pg` writes between `cork` and `uncork` goes as one batch, in memory of its own that is handed over. */
  override _writev(chunks: readonly Chunk[], done: () => void): void {
    const batch = new Uint8Array(chunks.reduce((length, { chunk }) => length + chunk.length, 0))
    let at = 0
    for (const { chunk } of chunks) {
      batch.set(chunk, at)
      at += chunk.length
    }
    this.#port.postMessage(batch, [batch.buffer])
    done()
  }

  override _final(done: () => void): void {
    this.#port.close()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }
}
