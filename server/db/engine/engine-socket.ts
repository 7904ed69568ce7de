/** A connection to the engine's thread with the interface of a socket, for `pg`. */
import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

interface Chunk {
  readonly chunk: Buffer
}

/** Owns `port`. Does not notice when the other end is gone: the caller has to destroy the socket then. */
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

  /** Sends what `pg` writes between `cork` and `uncork` as one batch, in a new buffer that is transferred. */
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
