/**
 * What crosses between the main thread, the audio thread and the recording worker while audio is captured.
 * PCM travels only on the capture port (audio thread to worker); the main thread never sees a sample.
 */

/** The name under which the audio thread registers its processor. */
export const CAPTURE_PROCESSOR = 'ucap-capture'

/** A run of mono samples, nominally in -1..1. Its buffer is transferred and comes back. */
export interface CaptureBlock {
  readonly kind: 'block'
  /** Index of the first sample, counted from the first one captured. A jump between blocks is a loss. */
  readonly firstSample: number
  /** How many samples at the start of `samples` are valid; the last block of a recording is partial. */
  readonly length: number
  readonly samples: Float32Array<ArrayBuffer>
}

/** No block follows. The worker closes the port, once every block is on its way back. */
export interface CaptureEnd {
  readonly kind: 'end'
  /** How many samples were captured in all. */
  readonly sampleCount: number
}

/** Audio thread to worker, on the capture port. */
export type FromCapture = CaptureBlock | CaptureEnd

/** Worker to audio thread, on the capture port: an emptied block, for reuse. */
export type ToCapture = Float32Array<ArrayBuffer>

/** Main thread to audio thread, on the node's own port. `end` flushes the partial block; `flushed` answers it. */
export type CaptureCommand =
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'end' }

/** Audio thread to main thread, on the node's own port: the last block and the end marker are on their way. */
export interface CaptureFlushed {
  readonly kind: 'flushed'
}
