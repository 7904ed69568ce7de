/**
 * Types of the used parts of @huggingface/transformers: it is installed separately and is missing when types
 * are checked. Only the worker thread loads it.
 */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Of one step and one recording. */
export interface Logits {
  /** One a token; may be changed in place. */
  readonly data: Float32Array
}

/** Receives the tokens so far and the next logits, and returns these, modified or not. */
export type LogitsProcessor = (tokens: readonly (readonly bigint[])[], logits: Logits) => Logits

export interface GenerationConfig {
  readonly is_multilingual?: boolean
  readonly decoder_start_token_id?: number
  readonly eos_token_id?: number | readonly number[]
  readonly no_timestamps_token_id?: number
  /** By `<|id|>`. */
  readonly lang_to_id?: Readonly<Record<string, number>>
  readonly task_to_id?: Readonly<Record<string, number>>
  readonly suppress_tokens?: readonly number[] | null
  readonly begin_suppress_tokens?: readonly number[] | null
}

export interface WhisperModel {
  readonly generation_config: GenerationConfig | null
  /** Greedy. Rows of tokens, the given ones included. */
  generate(options: {
    readonly inputs: unknown
    readonly decoder_input_ids: readonly number[]
    readonly logits_processor: readonly LogitsProcessor[]
    readonly max_new_tokens: number
    readonly suppress_tokens: null
    readonly begin_suppress_tokens: null
  }): Promise<{ tolist(): readonly (readonly bigint[])[] }>
}

/** Log-mel features of up to 30 s at 16 kHz. */
export type Processor = (samples: Float32Array) => Promise<{ readonly input_features: unknown }>

export interface Tokenizer {
  encode(text: string, options: { readonly add_special_tokens: boolean }): readonly number[]
  decode(tokens: readonly bigint[], options: { readonly skip_special_tokens: boolean }): string
}

export interface LoadOptions {
  readonly local_files_only: true
  /** Of the weights; chooses the files, too. */
  readonly dtype?: 'q8'
  /** Of onnxruntime. */
  readonly session_options?: { readonly intraOpNumThreads: number }
}

interface Loader<Loaded> {
  from_pretrained(folder: string, options: LoadOptions): Promise<Loaded>
}

export interface Transformers {
  readonly env: { logLevel: number; allowRemoteModels: boolean; useFSCache: boolean }
  readonly WhisperForConditionalGeneration: Loader<WhisperModel>
  readonly AutoProcessor: Loader<Processor>
  readonly AutoTokenizer: Loader<Tokenizer>
}

const SILENT = 50

/** Without downloads and without output: on an error the library would print the recording's features. */
export function loadTransformers(engineFolder: string): Transformers {
  const fromEngine = createRequire(join(resolve(engineFolder), 'package.json'))
  const library = fromEngine('@huggingface/transformers') as Transformers
  library.env.logLevel = SILENT
  library.env.allowRemoteModels = false
  library.env.useFSCache = false
  return library
}
