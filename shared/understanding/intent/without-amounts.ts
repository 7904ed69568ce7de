/** Removes the amounts of a clause, so that subject, verb and object are adjacent. */
import { NUMBER_WORDS } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { CURRENCY_WORDS } from '../words/currency-words.ts'

/** Abbreviated scale words, which the tokeniser separates from their digits: '25 k'. */
const SCALES = ['k', 'rb', 'rban', 'jt', 'ribu', 'ribuan', 'juta', 'jutaan', 'million', 'thousand']
const PARTS_OF_AMOUNTS = new Set([...SCALES, ...NUMBER_WORDS, ...CURRENCY_WORDS])

/** Whether a word is part of an amount. */
export function tellsAmount(token: Token): boolean {
  return token.kind === 'number' || PARTS_OF_AMOUNTS.has(token.word)
}

/** The words without numbers, scales and currencies: 'paid Sam the thirty dollars back' as 'paid Sam the back'. */
export function withoutAmounts(words: readonly Token[]): readonly Token[] {
  return words.filter(token => token.kind !== 'sign' && !tellsAmount(token))
}
