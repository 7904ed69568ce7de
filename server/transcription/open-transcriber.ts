/** Opens the configured transcriber: a service, Whisper on this machine, or none. */
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { type Measure, NOT_MEASURED } from '../observability/measure.ts'
import { measuredEar } from '../observability/measured-ear.ts'
import type { TurnBounds, TurnLoad } from '../turns.ts'
import { inTurn, MACHINE_TURNS, type Queue, queued, SERVICE_TURNS } from './in-turn.ts'
import { openAiTranscriber } from './openai.ts'
import { prompted } from './prompted.ts'
import { withoutLoops } from './repetition.ts'
import { type Transcribe, transcribeNothing } from './transcribe.ts'
import { trimmed } from './trimmed.ts'
import { ENGINE_FOLDER, isEngineInstalled } from './whisper/engine-folder.ts'
import { type LocalWhisper, type LocalWhisperParts, localWhisper } from './whisper/local-whisper.ts'
import { NotReadyError } from './whisper/not-ready.ts'
import { prepareWhisper } from './whisper/prepare.ts'
import type { Output } from './whisper/progress-bar.ts'
import { type WorkAhead, workAhead } from './work-ahead.ts'

export interface Transcriber {
  readonly transcribe: Transcribe
  /** Transcribes recordings that are still being spoken; null where that is off. */
  readonly ahead: WorkAhead | null
  /** Transcriptions under way and waiting; null where nothing is transcribed. */
  readonly load: (() => TurnLoad) | null
  /** Starts slow preparations; to be called once the server listens. */
  start(): void
  close(): Promise<void>
}

export type TranscriberConfig = Pick<
  Config,
  'transcription' | 'whisper' | 'dataDir' | 'transcribeAtOnce' | 'transcribePrompt' | 'transcribeAhead'
>

export interface OpenTranscriberOptions {
  /** Whether a missing speech engine may be installed; otherwise voice is off without it. */
  readonly installEngine: boolean
  readonly engineFolder?: string
  /** Output for the operator. */
  readonly output?: Output
  readonly measure?: Measure
}

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

export type SecondTranscriber = Pick<Transcriber, 'start' | 'close'> & {
  /** Null where there is no second transcriber. */
  readonly transcribe: Transcribe | null
}

/** The second transcriber for doubtful amounts: a service, or another local Whisper. Without a prompt. */
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

function whisperOnThisMachine(
  name: string,
  output: Output,
  prepare: LocalWhisperParts['prepare'],
): LocalWhisper {
  return localWhisper({
    name,
    prepare,
    say: line => void output.write(`${line}\n`),
    // An early end rejects, which is no failure here.
    wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
  })
}

function modelsIn(dataDir: string): string {
  return resolve(join(dataDir, 'models'))
}

/** Adds a prompt, and removes endless repetitions. */
function guarded(transcribe: Transcribe, withPrompt: boolean): Transcribe {
  return withoutLoops(withPrompt ? prompted(transcribe) : transcribe)
}

function opened(queue: Queue, isAhead: boolean): Pick<Transcriber, 'transcribe' | 'ahead' | 'load'> {
  const { load } = queue
  if (!isAhead) return { transcribe: trimmed(queue.transcribe), ahead: null, load }
  const ahead = workAhead(queue)
  return { transcribe: trimmed(ahead.transcribe), ahead, load }
}

const NOT_INSTALLED =
  'Voice is off: run npm start once, which installs the speech engine, or set TRANSCRIBE_URL.'

const IDLE: Transcriber = {
  transcribe: transcribeNothing,
  ahead: null,
  load: null,
  start() {},
  async close() {},
}
