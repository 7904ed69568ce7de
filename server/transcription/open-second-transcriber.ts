/** Opens the second transcriber for doubtful amounts: a service, or another local Whisper. Without a prompt. */
import type { Config } from '../config.ts'
import { NOT_MEASURED } from '../observability/measure.ts'
import { measuredEar } from '../observability/measured-ear.ts'
import type { TurnBounds } from '../turns.ts'
import { guarded } from './guarded.ts'
import { inTurn, MACHINE_TURNS, SERVICE_TURNS } from './in-turn.ts'
import { openAiTranscriber } from './openai.ts'
import type { Transcribe } from './transcribe.ts'
import { IDLE, type OpenTranscriberOptions, type Transcriber } from './transcriber.ts'
import { trimmed } from './trimmed.ts'
import { ENGINE_FOLDER, isEngineInstalled } from './whisper/engine-folder.ts'
import { NotReadyError } from './whisper/not-ready.ts'
import { prepareWhisper } from './whisper/prepare.ts'
import { modelsIn, whisperOnThisMachine } from './whisper/this-machine.ts'

export type SecondTranscriber = Pick<Transcriber, 'start' | 'close'> & {
  /** Null where there is no second transcriber. */
  readonly transcribe: Transcribe | null
}

export function openSecondTranscriber(
  {
    transcriptionAgain,
    whisperAgain,
    whisper,
    dataDir,
  }: Pick<Config, 'transcriptionAgain' | 'whisperAgain' | 'whisper' | 'dataDir'>,
  {
    installEngine,
    engineFolder = ENGINE_FOLDER,
    output = process.stdout,
    measure = NOT_MEASURED,
  }: OpenTranscriberOptions,
): SecondTranscriber {
  const inTurns = (transcribe: Transcribe, turns: TurnBounds) =>
    trimmed(inTurn(guarded(measuredEar(transcribe, 'second', measure), false), turns))
  if (transcriptionAgain)
    return { ...IDLE, transcribe: inTurns(openAiTranscriber(transcriptionAgain), SERVICE_TURNS) }
  if (!whisperAgain) return { ...IDLE, transcribe: null }
  // Only one of the two installs the engine.
  const installs = installEngine && whisper === null
  const modelsFolder = modelsIn(dataDir)
  const whisperHere = whisperOnThisMachine('The second hearing', output, async signal => {
    if (!installs && !(await isEngineInstalled(engineFolder)))
      throw new NotReadyError('the speech engine is not installed yet')
    return prepareWhisper({ engineFolder, modelsFolder, source: whisperAgain, threads: 1, output }, signal)
  })
  return { ...whisperHere, transcribe: inTurns(whisperHere.transcribe, MACHINE_TURNS) }
}
