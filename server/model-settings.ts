/** Which services and models hear recordings and read transcripts. */
import type * as v from 'valibot'
import { type environment, NO_WHISPER } from './environment-schema.ts'
import { defaultWhisperModel, type Machine } from './transcription/whisper/default-model.ts'

/** Settings of any service with the OpenAI protocol. */
export interface ServiceSettings {
  /** Base URL, which ends in `/v1`. */
  readonly url: string
  readonly key: string | null
  readonly model: string
}

/** A model for the speech engine on this machine, and its source. */
interface WhisperSettings {
  /** `owner/name`. */
  readonly model: string
  /** Address without a slash at its end. */
  readonly host: string
}

export interface ModelSettings {
  /** Null where no transcription service is set. */
  readonly transcription: ServiceSettings | null
  /** The service that transcribes doubtful amounts a second time; null for none. */
  readonly transcriptionAgain: ServiceSettings | null
  /** The language model that reads transcripts beside the rules; null for the rules alone. */
  readonly extraction: ServiceSettings | null
  /** Null where a service is set, or where none is wanted. */
  readonly whisper: WhisperSettings | null
  /**
   * Model on this machine that transcribes doubtful amounts a second time; null where a service does, and for
   * none.
   */
  readonly whisperAgain: WhisperSettings | null
}

/** Where none is named. */
const HEARING_MODEL = 'whisper-1'
const READING_MODEL = 'gpt-4.1-mini'
const DEFAULT_MODEL_HOST = 'https://huggingface.co'

export function readModelSettings(
  output: v.InferOutput<typeof environment>,
  machine: Machine,
): ModelSettings {
  return {
    transcription: service(
      output.TRANSCRIBE_URL,
      output.TRANSCRIBE_KEY,
      output.TRANSCRIBE_MODEL ?? HEARING_MODEL,
    ),
    transcriptionAgain: service(
      output.TRANSCRIBE_AGAIN_URL,
      output.TRANSCRIBE_AGAIN_KEY,
      output.TRANSCRIBE_AGAIN_MODEL ?? HEARING_MODEL,
    ),
    extraction: service(output.EXTRACT_URL, output.EXTRACT_KEY, output.EXTRACT_MODEL ?? READING_MODEL),
    whisper:
      output.TRANSCRIBE_URL || output.WHISPER_MODEL === NO_WHISPER
        ? null
        : {
            model: output.WHISPER_MODEL ?? defaultWhisperModel(machine),
            host: output.HF_ENDPOINT ?? DEFAULT_MODEL_HOST,
          },
    whisperAgain:
      output.TRANSCRIBE_AGAIN_URL || output.WHISPER_AGAIN_MODEL === null
        ? null
        : { model: output.WHISPER_AGAIN_MODEL, host: output.HF_ENDPOINT ?? DEFAULT_MODEL_HOST },
  }
}

function service(url: string | null, key: string | null, model: string): ServiceSettings | null {
  return url ? { url, key, model } : null
}
