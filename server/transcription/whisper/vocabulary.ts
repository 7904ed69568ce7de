/** Whisper's special tokens. */
import type { GenerationConfig } from './transformers.ts'

export interface Vocabulary {
  readonly start: number
  /** Also the last token of a transcript: all above it are special, languages and time stamps among them. */
  readonly end: number
  readonly transcribe: number
  readonly noTimestamps: number
  readonly noSpeech: number
  /** Starts the previous text, or a prompt. */
  readonly startOfPrevious: number
  /** By Whisper's code. */
  readonly languages: ReadonlyMap<string, number>
  /** Tokens never to generate: signs for music and applause, brackets. */
  readonly suppressed: readonly number[]
  /** Tokens never to generate first: a space, the end. */
  readonly suppressedFirst: readonly number[]
}

/** Null for a monolingual model, or one that is no Whisper. */
export function readVocabulary(config: GenerationConfig | null): Vocabulary | null {
  if (!config?.is_multilingual) return null
  const { decoder_start_token_id: start, no_timestamps_token_id: noTimestamps, eos_token_id } = config
  const end = typeof eos_token_id === 'number' ? eos_token_id : eos_token_id?.[0]
  const { transcribe } = config.task_to_id ?? {}
  const languages = Object.entries(config.lang_to_id ?? {}).map(
    ([token, id]) => [token.replace(/^<\|(.*)\|>$/, '$1'), id] as const,
  )
  if (start === undefined || end === undefined || transcribe === undefined || noTimestamps === undefined)
    return null
  return {
    start,
    end,
    transcribe,
    noTimestamps,
    // The names vary, the positions do not.
    noSpeech: noTimestamps - 1,
    startOfPrevious: noTimestamps - 2,
    languages: new Map(languages),
    suppressed: config.suppress_tokens ?? [],
    suppressedFirst: config.begin_suppress_tokens ?? [],
  }
}
