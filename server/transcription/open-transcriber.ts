/** Opens the configured transcriber: a service, Whisper on this machine, or none. */
import type { Config } from '../config.ts'
import { NOT_MEASURED } from '../observability/measure.ts'
import { measuredEar } from '../observability/measured-ear.ts'
import type { TurnBounds } from '../turns.ts'
import { guarded } from './guarded.ts'
import { MACHINE_TURNS, type Queue, queued, SERVICE_TURNS } from './in-turn.ts'
import { openAiTranscriber } from './openai.ts'
import { IDLE, type OpenTranscriberOptions, type Transcriber } from './transcriber.ts'
import { trimmed } from './trimmed.ts'
import { ENGINE_FOLDER, isEngineInstalled } from './whisper/engine-folder.ts'
import { prepareWhisper } from './whisper/prepare.ts'
import { modelsIn, whisperOnThisMachine } from './whisper/this-machine.ts'
import { workAhead } from './work-ahead.ts'

export type TranscriberConfig = Pick<
  Config,
  'transcription' | 'whisper' | 'dataDir' | 'transcribeAtOnce' | 'transcribePrompt' | 'transcribeAhead'
>

export async function openTranscriber(
  config: TranscriberConfig,
  {
    installEngine,
    engineFolder = ENGINE_FOLDER,
    output = process.stdout,
    measure = NOT_MEASURED,
  }: OpenTranscriberOptions,
): Promise<Transcriber> {
  const { transcription, whisper, dataDir, transcribeAtOnce, transcribePrompt, transcribeAhead } = config
  const bounds = (usual: TurnBounds) => ({ ...usual, atOnce: transcribeAtOnce ?? usual.atOnce })
  if (transcription) {
    const ear = guarded(
      measuredEar(openAiTranscriber(transcription), 'first', measure),
      transcribePrompt ?? true,
    )
    return { ...IDLE, ...opened(queued(ear, bounds(SERVICE_TURNS)), transcribeAhead ?? false) }
  }
  if (!whisper) return IDLE
  if (!installEngine && !(await isEngineInstalled(engineFolder)))
    return { ...IDLE, start: () => void output.write(`${NOT_INSTALLED}\n`) }
  const { atOnce } = bounds(MACHINE_TURNS)
  const modelsFolder = modelsIn(dataDir)
  const whisperHere = whisperOnThisMachine('Voice', output, signal =>
    prepareWhisper({ engineFolder, modelsFolder, source: whisper, threads: atOnce, output }, signal),
  )
  // Without a prompt by default: its effect in silence is unknown for most configurable models.
  const ear = guarded(measuredEar(whisperHere.transcribe, 'first', measure), transcribePrompt ?? false)
  return { ...whisperHere, ...opened(queued(ear, bounds(MACHINE_TURNS)), transcribeAhead ?? true) }
}

function opened(queue: Queue, isAhead: boolean): Pick<Transcriber, 'transcribe' | 'ahead' | 'load'> {
  const { load } = queue
  if (!isAhead) return { transcribe: trimmed(queue.transcribe), ahead: null, load }
  const ahead = workAhead(queue)
  return { transcribe: trimmed(ahead.transcribe), ahead, load }
}

const NOT_INSTALLED =
  'Voice is off: run npm start once, which installs the speech engine, or set TRANSCRIBE_URL.'
