/** The tokens by which Whisper is told what to do, and says what it heard beside the words. */
import type { GenerationConfig } from './transformers.ts'

export interface Vocabulary {
  readonly start: number
  /** Also the last token of a transcript: all above it are special, languages and time stamps among them. */
  readonly end: number
  readonly transcribe: number
  readonly noTimestamps: number
  readonly noSpeech: number
  /** Begins what was said before, or words to expect. */
  readonly startOfPrevious: number
  /** By Whisper's code. */
  readonly languages: ReadonlyMap<string, number>
  /** Never to be said: signs for music and applause, brackets. */
  readonly suppressed: readonly number[]
  /** Never to be said first: a space, the end. */
  readonly suppressedFirst: readonly number[]
}

/** Null for a model that knows one language only, or is no Whisper. */
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
    // They have had several names, and always these places.
    noSpeech: noTimestamps - 1,
    startOfPrevious: noTimestamps - 2,
    languages: new Map(languages),
    suppressed: config.suppress_tokens ?? [],
    suppressedFirst: config.begin_suppress_tokens ?? [],
  }
}
