/** Looks up what a word contributes to a number, in Indonesian, its neighbours and English. */
import type { Token } from '../utterance/token.ts'
import { ENGLISH_NUMBERS } from './english-numbers.ts'
import { INDONESIAN_NUMBERS } from './indonesian-numbers.ts'
import type { NumberWord } from './number-word-kinds.ts'
import { REGIONAL_NUMBERS } from './regional-numbers.ts'
import { SLANG_NUMBERS } from './slang-numbers.ts'

const WORDS: ReadonlyMap<string, NumberWord> = new Map([
  ...INDONESIAN_NUMBERS,
  ...ENGLISH_NUMBERS,
  ...REGIONAL_NUMBERS,
  ...SLANG_NUMBERS,
])

/** Every word that may be part of a number. */
export const NUMBER_WORDS: readonly string[] = [...WORDS.keys()]

/** What a word means as part of a number; null for any other word, and for digits. */
export function numberWord(token: Token | undefined): NumberWord | null {
  return token?.kind === 'word' ? (WORDS.get(token.word) ?? null) : null
}

/** A number word of one kind, or null. */
export function numberWordOf<K extends NumberWord['kind']>(
  token: Token | undefined,
  kind: K,
): Extract<NumberWord, { kind: K }> | null {
  const word = numberWord(token)
  return word?.kind === kind ? (word as Extract<NumberWord, { kind: K }>) : null
}

/** Whether it is a number, in digits or in words. */
export function isNumeric(token: Token | undefined): boolean {
  return token?.kind === 'number' || numberWord(token) !== null
}
