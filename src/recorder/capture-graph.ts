/** The audio graph of one recording: from a source to a worklet node, which sends samples to a port. */
import { CAPTURE_PROCESSOR, type CaptureCommand } from '../../shared/contracts/capture.ts'
import type { Interruption } from './fault.ts'

/** How long the context may take to run, in milliseconds. */
const RUN_TIMEOUT_MS = 3000
/** How long the audio thread may take to flush, in milliseconds; a quantum lasts 3 at 48 kHz. */
const FLUSH_TIMEOUT_MS = 500
/**
 * A microphone muted by the system for longer, in milliseconds, counts as lost: a phone call, or a hardware
 * switch.
 */
const MUTE_TIMEOUT_MS = 1000

export interface CaptureParts {
  readonly context: AudioContext
  readonly stream: MediaStream
  readonly source: AudioNode
  /** Receives the samples; transferred to the audio thread. */
  readonly port: MessagePort
  /** Called at most once, and not after `stop`. */
  readonly onInterrupted: (why: Interruption) => void
}

export class CaptureGraph {
  readonly #parts: CaptureParts
  readonly #node: AudioWorkletNode
  readonly #listeners = new AbortController()

  /** Throws the browser's error where the node cannot be created. */
  constructor(parts: CaptureParts) {
    this.#parts = parts
    // A node without outputs is processed, too, so nothing reaches a loudspeaker.
    this.#node = new AudioWorkletNode(parts.context, CAPTURE_PROCESSOR, {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    const { port } = parts
    this.#node.port.postMessage({ kind: 'connect', port } satisfies CaptureCommand, [port])
    parts.source.connect(this.#node)
  }

  /**
   * Whether the context runs, after 3 s at most. To be called while the microphone is open: browsers that
   * require a gesture for audio exempt a page that captures, and the touch of a held button is no gesture
   * yet.
   */
  async run(): Promise<boolean> {
    const resumed = this.#parts.context.resume().then(
      () => true,
      () => false,
    )
    const runs = await Promise.race([resumed, after(RUN_TIMEOUT_MS, false)])
    if (runs) this.#watch()
    return runs
  }

  /**
   * Ends the capture: when it resolves, the last samples have been sent to the port, or given up after half a
   * second. Does not turn off the microphone.
   */
  async stop(): Promise<void> {
    const { source } = this.#parts
    const flushed = new Promise(resolve => {
      this.#node.port.onmessage = resolve
    })
    this.#node.port.postMessage({ kind: 'end' } satisfies CaptureCommand)
    this.#listeners.abort()
    await Promise.race([flushed, after(FLUSH_TIMEOUT_MS, null)])
    source.disconnect()
    this.#node.port.close()
  }

  #watch(): void {
    const { context, stream } = this.#parts
    const { signal } = this.#listeners
    const interrupted = (why: Interruption) => {
      this.#listeners.abort()
      this.#parts.onInterrupted(why)
    }
    for (const track of stream.getTracks()) {
      const lost = () => interrupted('microphoneLost')
      track.addEventListener('ended', lost, { signal })
      track.addEventListener(
        'mute',
        () => setTimeout(() => track.muted && !signal.aborted && lost(), MUTE_TIMEOUT_MS),
        { signal },
      )
    }
    this.#node.addEventListener('processorerror', () => interrupted('captureFailed'), { signal })
    context.addEventListener(
      'statechange',
      () => {
        if (context.state !== 'running') interrupted('contextInterrupted')
      },
      { signal },
    )
  }
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise(resolve => setTimeout(resolve, ms, value))
}
