/** The transcriber of the settings: a service, Whisper on this machine, or none. */
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { TurnBounds } from '../turns.ts'
import { inTurn, MACHINE_TURNS, SERVICE_TURNS } from './in-turn.ts'
import { openAiTranscriber } from './openai.ts'
import { prompted } from './prompted.ts'
import { withoutLoops } from './repetition.ts'
import { type Transcribe, transcribeNothing } from './transcribe.ts'
import { trimmed } from './trimmed.ts'
import { ENGINE_FOLDER, isEngineInstalled } from './whisper/engine-folder.ts'
import { localWhisper } from './whisper/local-whisper.ts'
import { prepareWhisper } from './whisper/prepare.ts'
import type { Output } from './whisper/progress-bar.ts'

export interface Transcriber {
  readonly transcribe: Transcribe
  /** What takes its time begins; to be called once the server listens. */
  start(): void
  close(): Promise<void>
}

export type TranscriberConfig = Pick<
  Config,
  'transcription' | 'whisper' | 'dataDir' | 'transcribeAtOnce' | 'transcribePrompt'
>

export interface OpenTranscriberOptions {
  /** Whether the speech engine may be installed where it is not; otherwise voice is not set then. */
  readonly installEngine: boolean
  readonly engineFolder?: string
  /** For the operator. */
  readonly output?: Output
}

export async function openTranscriber(
  { transcription, whisper, dataDir, transcribeAtOnce, transcribePrompt }: TranscriberConfig,
  { installEngine, engineFolder = ENGINE_FOLDER, output = process.stdout }: OpenTranscriberOptions,
): Promise<Transcriber> {
  const bounds = (usual: TurnBounds) => ({ ...usual, atOnce: transcribeAtOnce ?? usual.atOnce })
  if (transcription) {
    const ear = guarded(openAiTranscriber(transcription), transcribePrompt ?? true)
    return { ...IDLE, transcribe: inTurn(ear, bounds(SERVICE_TURNS)) }
  }
  if (!whisper) return IDLE
  const say = (line: string) => void output.write(`${line}\n`)
  if (!installEngine && !(await isEngineInstalled(engineFolder)))
    return { ...IDLE, start: () => say(NOT_INSTALLED) }
  const { atOnce } = bounds(MACHINE_TURNS)
  const modelsFolder = resolve(join(dataDir, 'models'))
  const whisperHere = localWhisper({
    prepare: signal =>
      prepareWhisper({ engineFolder, modelsFolder, source: whisper, threads: atOnce, output }, signal),
    say,
    // Ended early it rejects, which is no failure here.
    wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
  })
  // What a prompt does to a small model in silence is not known for all that may be set.
  const ear = guarded(whisperHere.transcribe, transcribePrompt ?? false)
  return { ...whisperHere, transcribe: inTurn(ear, bounds(MACHINE_TURNS)) }
}

/** The service that hears again what may be a wrong amount; null where none is set. It is told no words to expect. */
export function openSecondTranscriber({
  transcriptionAgain,
}: Pick<Config, 'transcriptionAgain'>): Transcribe | null {
  return transcriptionAgain && inTurn(guarded(openAiTranscriber(transcriptionAgain), false), SERVICE_TURNS)
}

/** What every transcriber is spared, and what we are spared by it. */
function guarded(transcribe: Transcribe, withPrompt: boolean): Transcribe {
  return trimmed(withoutLoops(withPrompt ? prompted(transcribe) : transcribe))
}

const NOT_INSTALLED =
  'Voice is off: run npm start once, which installs the speech engine, or set TRANSCRIBE_URL.'

const IDLE: Transcriber = { transcribe: transcribeNothing, start() {}, async close() {} }
