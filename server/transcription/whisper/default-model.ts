/** The size of Whisper that suits a machine. */
import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  /** Processors that can be used in parallel. */
  readonly processors: number
  readonly memoryBytes: number
}

/** OpenAI's multilingual sizes, in the engine's format. */
const BASE = 'onnx-community/whisper-base'
const SMALL = 'onnx-community/whisper-small'

/**
 * Small gets half as many Indonesian words wrong, and takes 0.9 GB and 3 s of one processor for a sentence, where base takes
 * half a GB and 1 s (docs/decisions/whisper-size.md).
 */
const SMALL_PROCESSORS = 2
/** A nominal 4 GB minus the system's share. */
const SMALL_MEMORY_BYTES = 3.5 * 2 ** 30

export function defaultWhisperModel({ processors, memoryBytes }: Machine): string {
  return processors >= SMALL_PROCESSORS && memoryBytes >= SMALL_MEMORY_BYTES ? SMALL : BASE
}

/** Respects the limit of a container. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  const memoryBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return { processors: availableParallelism(), memoryBytes }
}
