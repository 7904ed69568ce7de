/** 'semalam' behind the price of a room. */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../words/token.ts'

const LODGINGS = new Set(
  'hotel villa vila penginapan homestay airbnb hostel kamar resort losmen wisma room guesthouse'.split(' '),
)

/** 'hotel 450 ribu semalam': a night's rate, not last night. */
export function isNightly(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'semalam') return false
  return tokens.slice(0, at).some(({ word }) => LODGINGS.has(word)) && numberWord(tokens[at - 1]) !== null
}
