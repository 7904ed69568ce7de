/** Runs on the audio thread: `process` must neither block, log nor allocate beyond a block's message. */
import type { CaptureCommand, CaptureFlushed, FromCapture, ToCapture } from '../shared/contracts/capture.ts'
import { BlockPool } from './block-pool.ts'
import { FrameBatcher } from './frame-batcher.ts'

/** Shared by all recordings of this context, consecutive or overlapping; each context has its own. */
const pool = new BlockPool()

/** Captures the first channel of its input from `connect` until `end`; the node's explicit mono mixes down. */
export class CaptureProcessor extends AudioWorkletProcessor {
  #port: MessagePort | null = null
  #ended = false
  readonly #batcher = new FrameBatcher(
    (samples, firstSample, length) => {
      this.#send({ kind: 'block', firstSample, length, samples }, [samples.buffer])
    },
    () => pool.take(),
  )

  constructor() {
    super()
    pool.fill()
    this.port.onmessage = ({ data }: MessageEvent<CaptureCommand>) => this.#obey(data)
  }

  process(inputs: Float32Array[][]): boolean {
    if (this.#ended) return false
    // Without a channel no source is connected: nothing was captured, which is not silence.
    const channel = inputs[0]?.[0]
    if (channel && this.#port) this.#batcher.push(channel)
    return true
  }

  #obey(command: CaptureCommand): void {
    switch (command.kind) {
      case 'connect':
        this.#port = command.port
        // Stays open after the end until the worker closes it, so that the last blocks are returned, too.
        this.#port.onmessage = ({ data }: MessageEvent<ToCapture>) => pool.give(data)
        return
      case 'end':
        this.#end()
        return
    }
  }

  #end(): void {
    this.#ended = true
    this.#batcher.flush()
    this.#send({ kind: 'end', sampleCount: this.#batcher.sampleCount }, [])
    this.port.postMessage({ kind: 'flushed' } satisfies CaptureFlushed)
  }

  #send(message: FromCapture, transfer: Transferable[]): void {
    this.#port?.postMessage(message, transfer)
  }
}
