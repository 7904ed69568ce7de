/** Runs Whisper in the thread that loads it: sound in, text out. */
import { numberConfidence, type TextPart } from '../number-confidence.ts'
import { isSilence } from '../silence.ts'
import { audioChunks } from './audio-chunks.ts'
import { type Lead, transcribeChunk, type WhisperParts } from './transcribe-chunk.ts'
import { loadTransformers } from './transformers.ts'
import { readVocabulary } from './vocabulary.ts'

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
async function hear(
  parts: WhisperParts,
  samples: Float32Array,
  lead: Lead,
  signal: AbortSignal,
): Promise<Heard> {
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

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
