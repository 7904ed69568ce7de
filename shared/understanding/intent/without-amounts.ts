/** A clause without its numbers, so that who does what to whom stands side by side. */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { currencyNamed } from '../words/currency-words.ts'

/** Shortened scales, which the tokeniser parts from their digits: '25 k'. */
const SCALES = new Set(['k', 'rb', 'rban', 'jt', 'ribu', 'ribuan', 'juta', 'jutaan', 'million', 'thousand'])

/** Whether a word is part of an amount. */
export function tellsAmount(token: Token): boolean {
  if (token.kind === 'number' || SCALES.has(token.word)) return true
  return numberWord(token) !== null || currencyNamed(token) !== null
}

/** The words without numbers, scales and currencies: 'paid Sam the thirty dollars back' as 'paid Sam the back'. */
export function withoutAmounts(words: readonly Token[]): readonly Token[] {
  return words.filter(token => token.kind !== 'sign' && !tellsAmount(token))
}
