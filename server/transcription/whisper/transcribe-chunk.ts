/** Transcribes one chunk of a recording, after a prompt. */
import type { Language } from '../../messages/message.ts'
import { decoding, PROMPT_LENGTH } from './decoding.ts'
import type { Processor, Tokenizer, WhisperModel } from './transformers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Whisper's own limit, half of its positions per chunk. */
const MAX_TOKENS = 224
/** Longest prompt in tokens; prompt and text together fit into the model's 448 positions. */
const MAX_PROMPT_TOKENS = 200

/** Input other than the audio. */
export interface Lead {
  readonly hint: Language
  /** Words that may be said; null for none. */
  readonly prompt: string | null
}

export interface WhisperParts {
  readonly model: WhisperModel
  readonly processor: Processor
  readonly tokenizer: Tokenizer
  readonly vocabulary: Vocabulary
}

export async function transcribeChunk(
  { model, processor, tokenizer, vocabulary }: WhisperParts,
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
