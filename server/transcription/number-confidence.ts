/** A transcriber's confidence in numbers, as a wrong number is a wrong amount. */
import { NUMBER_WORDS } from '../../shared/understanding/numbers/number-words.ts'

/** A token, or a segment: the parts of a transcript in their order, spaces included. */
export interface TextPart {
  readonly text: string
  /** Natural logarithm of its probability; of several tokens the mean. */
  readonly logprob: number
}

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS)

/** Probability of the least sure part of a number, in digits or in words, 0..1; null where no number was heard. */
export function numberConfidence(parts: readonly TextPart[]): number | null {
  const text = parts.map(part => part.text).join('')
  let least = Number.POSITIVE_INFINITY
  let start = 0
  const numbers = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => isNumber(word))
  for (const { text: own, logprob } of parts) {
    const end = start + own.length
    if (numbers.some(({ 0: word, index }) => index < end && index + word.length > start))
      least = Math.min(least, logprob)
    start = end
  }
  return Number.isFinite(least) ? Math.min(1, Math.exp(least)) : null
}

function isNumber(word: string): boolean {
  return /\p{N}/u.test(word) || NUMBERS.has(word.toLowerCase())
}
