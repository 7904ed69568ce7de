/**
 * Controls Whisper's decoding of one recording: start, language, task, no time stamps, words. The library
 * expects the language as a parameter (default English); here the model's first step chooses it, without
 * another encoder pass, and every step records the model's confidence.
 */
import type { Language } from '../../messages/message.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Logits, LogitsProcessor } from './transformers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Tokens before the first word, from the start token on. */
export const PROMPT_LENGTH = 4

export interface Decoding {
  readonly process: LogitsProcessor
  /** Measures of the tokens generated so far. */
  heard(): {
    readonly language: Language
    /** Probability that there is no speech, 0..1. */
    readonly noSpeech: number
    /** Natural logarithms of the words' probabilities, the end's included. */
    readonly logprobs: readonly number[]
  }
}

/**
 * For one recording, decoded greedily from the start token, or from `promptTokens` tokens of a prompt and the
 * start token.
 */
export function decoding(vocabulary: Vocabulary, hint: Language, promptTokens = 0): Decoding {
  let language = hint
  let noSpeech = 0
  const logprobs: number[] = []

  const process = ([tokens = []]: readonly (readonly bigint[])[], logits: Logits): Logits => {
    const { data } = logits
    const position = tokens.length - promptTokens
    switch (position) {
      case 1: {
        const probabilities = softmax(data)
        noSpeech = probabilities[vocabulary.noSpeech] ?? 0
        language = spokenLanguage(probabilities, vocabulary, hint)
        return force(logits, vocabulary.languages.get(language))
      }
      case 2:
        return force(logits, vocabulary.transcribe)
      case 3:
        return force(logits, vocabulary.noTimestamps)
      default:
        data.fill(Number.NEGATIVE_INFINITY, vocabulary.end + 1)
        suppress(data, vocabulary.suppressed)
        if (position === PROMPT_LENGTH) suppress(data, vocabulary.suppressedFirst)
        logprobs.push(bestLogprob(data))
        return logits
    }
  }
  return { process, heard: () => ({ language, noSpeech, logprobs }) }
}

function force(logits: Logits, token: number | undefined): Logits {
  if (token === undefined) throw new Error('The model does not know this language')
  logits.data.fill(Number.NEGATIVE_INFINITY)
  logits.data[token] = 0
  return logits
}

function suppress(data: Float32Array, tokens: readonly number[]): void {
  for (const token of tokens) data[token] = Number.NEGATIVE_INFINITY
}

function softmax(data: Float32Array): Float32Array {
  const scale = logSumExp(data)
  return data.map(value => Math.exp(value - scale))
}

/** Log probability of the likeliest token, which greedy decoding takes. */
function bestLogprob(data: Float32Array): number {
  return largest(data) - logSumExp(data)
}

function logSumExp(data: Float32Array): number {
  const most = largest(data)
  return most + Math.log(data.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

function largest(data: Float32Array): number {
  return data.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
}
