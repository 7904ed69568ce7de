/** Runs Whisper in the thread that loads it: sound in, text out. */
import type { Language } from '../../messages/message.ts'
import { numberConfidence, type TextPart } from '../number-confidence.ts'
import { isSilence } from '../silence.ts'
import { audioChunks } from './audio-chunks.ts'
import { decoding, PROMPT_LENGTH } from './decoding.ts'
import { loadTransformers, type Processor, type Tokenizer, type WhisperModel } from './transformers.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

/** Whisper's own limit, half of its positions per chunk. */
const MAX_TOKENS = 224
/** Longest prompt in tokens; prompt and text together fit into the model's 448 positions. */
const MAX_PROMPT_TOKENS = 200

export interface Heard {
  readonly text: string
  /** Geometric mean of the tokens' probabilities, 0..1; null where nothing was said. */
  readonly confidence: number | null
  /** Of the least sure token of a number, 0..1; null where none was said. */
  readonly numberConfidence: number | null
}

export interface Whisper {
  /** `samples` at 16 kHz, mono. Rejects soon after `signal` is aborted: between two tokens. */
  hear(samples: Float32Array, lead: Lead, signal: AbortSignal): Promise<Heard>
}

/** Input other than the audio. */
export interface Lead {
  readonly hint: Language
  /** Words that may be said; null for none. */
  readonly prompt: string | null
}

export interface WhisperFolders {
  /** Where the engine is installed. */
  readonly engine: string
  /** The model's own, with all that `MODEL_FILES` names. */
  readonly model: string
}

export interface WhisperStart extends WhisperFolders {
  /** Processors that the engine may use in parallel. */
  readonly processors: number
}

interface Parts {
  readonly model: WhisperModel
  readonly processor: Processor
  readonly tokenizer: Tokenizer
  readonly vocabulary: Vocabulary
}

/** Throws where the engine does not run here or the model is no multilingual Whisper. */
export async function loadWhisper({ engine, model: folder, processors }: WhisperStart): Promise<Whisper> {
  const library = loadTransformers(engine)
  const local = { local_files_only: true } as const
  const [model, processor, tokenizer] = await Promise.all([
    library.WhisperForConditionalGeneration.from_pretrained(folder, {
      ...local,
      dtype: 'q8',
      session_options: { intraOpNumThreads: processors },
    }),
    library.AutoProcessor.from_pretrained(folder, local),
    library.AutoTokenizer.from_pretrained(folder, local),
  ])
  const vocabulary = readVocabulary(model.generation_config)
  if (!vocabulary) throw new Error('The model is no multilingual Whisper')
  const parts = { model, processor, tokenizer, vocabulary }
  return { hear: (samples, lead, signal) => hear(parts, samples, lead, signal) }
}

/** The language is detected per chunk, as people mix languages. */
async function hear(parts: Parts, samples: Float32Array, lead: Lead, signal: AbortSignal): Promise<Heard> {
  const texts: string[] = []
  const logprobs: number[] = []
  const said: TextPart[] = []
  for (const chunk of audioChunks(samples)) {
    const heard = await transcribeChunk(parts, chunk, lead, signal)
    if (isSilence(heard.noSpeech, mean(heard.logprobs))) continue
    texts.push(heard.text)
    logprobs.push(...heard.logprobs)
    said.push(...heard.parts)
  }
  const text = texts.join(' ').replace(/\s+/g, ' ').trim()
  const confidence = text === '' ? null : Math.exp(mean(logprobs))
  return { text, confidence, numberConfidence: numberConfidence(said) }
}

async function transcribeChunk(
  { model, processor, tokenizer, vocabulary }: Parts,
  chunk: Float32Array,
  { hint, prompt }: Lead,
  signal: AbortSignal,
) {
  const { input_features } = await processor(chunk)
  const before = promptTokens(prompt, tokenizer, vocabulary)
  const { process, heard } = decoding(vocabulary, hint, before.length)
  const rows = await model.generate({
    inputs: input_features,
    decoder_input_ids: [...before, vocabulary.start],
    logits_processor: [
      (tokens, logits) => {
        signal.throwIfAborted()
        return process(tokens, logits)
      },
    ],
    max_new_tokens: PROMPT_LENGTH - 1 + MAX_TOKENS,
    // Suppressed in `decoding`: the library would discard the probability of no speech.
    suppress_tokens: null,
    begin_suppress_tokens: null,
  })
  const words = (rows.tolist()[0] ?? []).slice(before.length + PROMPT_LENGTH)
  const text = words.length > 0 ? tokenizer.decode(words, { skip_special_tokens: true }) : ''
  const { logprobs, ...said } = heard()
  // The last probability belongs to the end token.
  const parts = words.map((token, at) => ({
    text: tokenizer.decode([token], { skip_special_tokens: true }),
    logprob: logprobs[at] ?? 0,
  }))
  return { text, parts, logprobs, ...said }
}

/** The prompt as a preceding transcript, in whose words the model continues; the end of a long one. */
function promptTokens(
  prompt: string | null,
  tokenizer: Tokenizer,
  { startOfPrevious }: Vocabulary,
): number[] {
  if (prompt === null) return []
  const tokens = tokenizer.encode(` ${prompt}`, { add_special_tokens: false })
  return [startOfPrevious, ...tokens.slice(-MAX_PROMPT_TOKENS)]
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
