/** Counts what it hears and keeps nothing. Runs on the audio thread. */
import { ONSET } from './api.ts'

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

class FloorProcessor extends AudioWorkletProcessor {
  /** Samples since the first that was real sound. */
  #heard = 0

  constructor() {
    super()
    this.port.onmessage = () => this.port.postMessage(this.#heard)
  }

  process(inputs: Float32Array[][]): boolean {
    const channel = inputs[0]?.[0]
    if (!channel) return true
    if (this.#heard > 0) this.#heard += channel.length
    else {
      const first = channel.findIndex(sample => Math.abs(sample) >= ONSET)
      if (first >= 0) this.#heard = channel.length - first
    }
    return true
  }
}

registerProcessor('floor', FloorProcessor)
