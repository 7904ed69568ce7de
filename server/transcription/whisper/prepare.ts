/** Prepares Whisper on this machine, in order: engine, model, thread. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openWorker } from '../../open-worker.ts'
import { installEngine, isEngineInstalled } from './engine-folder.ts'
import { fetchModel } from './fetch-model.ts'
import { missingFiles } from './model-files.ts'
import type { ModelSource } from './model-host.ts'
import { firstLine, NotReadyError } from './not-ready.ts'
import { type Output, progressBar } from './progress-bar.ts'
import type { WorkerStart } from './worker-messages.ts'
import { startWhisperThread, type WhisperThread } from './worker-thread.ts'
import { startThreads } from './worker-threads.ts'

export interface Preparation {
  readonly engineFolder: string
  /** Holds one folder a model. */
  readonly modelsFolder: string
  readonly source: ModelSource
  /** Recordings transcribed at the same time, from 1; each needs the model's memory. */
  readonly threads: number
  readonly output: Output
}

/** Performs only missing steps. Throws NotReadyError for problems that an operator can understand or fix. */
export async function prepareWhisper(
  { engineFolder, modelsFolder, source, threads, output }: Preparation,
  signal: AbortSignal,
): Promise<WhisperThread> {
  if (!(await isEngineInstalled(engineFolder))) {
    output.write('Installing the speech engine, once: 160 MB to fetch, 470 MB on the disk ...\n')
    await installEngine(engineFolder, signal)
  }
  const folder = join(modelsFolder, ...source.model.split('/'))
  if (missingFiles(folder).length > 0) {
    const onProgress = progressBar('Fetching the speech model', output)
    await fetchModel(source, folder, { signal, onProgress })
  }
  signal.throwIfAborted()
  const processors = Math.max(1, Math.floor(availableParallelism() / threads))
  const workerData: WorkerStart = { engine: engineFolder, model: folder, processors }
  const start = () => startWhisperThread(() => openWorker('transcription/whisper/whisper.worker', workerData))
  try {
    return threads === 1 ? await start() : await startThreads(threads, start)
  } catch (error) {
    throw new NotReadyError(`the speech engine does not run here (${firstLine(error)})`, { cause: error })
  }
}
