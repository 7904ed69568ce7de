/** Which size of Whisper a machine is good for. */
import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  /** That can be used at the same time. */
  readonly processors: number
  readonly memoryBytes: number
}

/** OpenAI's multilingual sizes, as the engine wants them. */
const BASE = 'onnx-community/whisper-base'
const SMALL = 'onnx-community/whisper-small'

/**
 * Small gets half as many Indonesian words wrong, and takes 0.9 GB and 3 s of one processor for a sentence, where base takes
 * half a GB and 1 s (docs/decisions/whisper-size.md).
 */
const SMALL_PROCESSORS = 2
/** What is sold as 4 GB, less what the system keeps. */
const SMALL_MEMORY_BYTES = 3.5 * 2 ** 30

export function defaultWhisperModel({ processors, memoryBytes }: Machine): string {
  return processors >= SMALL_PROCESSORS && memoryBytes >= SMALL_MEMORY_BYTES ? SMALL : BASE
}

/** With the limit of a container, where there is one. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  const memoryBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return { processors: availableParallelism(), memoryBytes }
}
