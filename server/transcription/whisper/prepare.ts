/** All that makes Whisper ready on this machine, in order: engine, model, thread. */
import { join } from 'node:path'
import { openWorker } from '../../open-worker.ts'
import { installEngine, isEngineInstalled } from './engine-folder.ts'
import { fetchModel, type ModelSource } from './fetch-model.ts'
import { missingFiles } from './model-files.ts'
import { firstLine, NotReadyError } from './not-ready.ts'
import { type Output, progressBar } from './progress-bar.ts'
import type { WorkerStart } from './worker-messages.ts'
import { startWhisperThread, type WhisperThread } from './worker-thread.ts'

export interface Preparation {
  readonly engineFolder: string
  /** Holds one folder a model. */
  readonly modelsFolder: string
  readonly source: ModelSource
  readonly output: Output
}

/** Does only what is missing. Throws NotReadyError for what a person can understand or mend. */
export async function prepareWhisper(
  { engineFolder, modelsFolder, source, output }: Preparation,
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
  const workerData: WorkerStart = { engine: engineFolder, model: folder }
  try {
    return await startWhisperThread(() => openWorker('transcription/whisper/whisper.worker', workerData))
  } catch (error) {
    throw new NotReadyError(`the speech engine does not run here (${firstLine(error)})`, { cause: error })
  }
}
