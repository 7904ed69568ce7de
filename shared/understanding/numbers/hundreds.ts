/** Hundreds and what follows them: 'dua ratus lima puluh', 'a hundred and twenty', 'seratus dua lima'. */
import type { Token } from '../words/token.ts'
import { isHundred, readBelowHundred, type SmallNumber } from './below-hundred.ts'
import { readDigits } from './digits.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** 'seratus', 'a hundred', 'thirty-five hundred', '2 ratus'; null where no hundred follows. */
function readCounted(tokens: readonly Token[], at: number): SmallNumber | null {
  if (numberWordOf(tokens[at], 'oneHundred')) return { value: 100, end: at + 1, english: false }
  const token = tokens[at]
  if (!token) return null
  if (token.word === 'hundred') return { value: 100, end: at + 1, english: true }
  const below = readBelowHundred(tokens, at)
  if (below?.english && below.value > 10 && tokens[below.end]?.word === 'hundred')
    return { value: below.value * 100, end: below.end + 1, english: true }
  const english = tokens[at + 1]?.word === 'hundred'
  if (!isHundred(tokens[at + 1])) return null
  if (token.word === 'a') return { value: 100, end: at + 2, english: true }
  const unit = numberWordOf(token, 'unit')
  if (unit) return { value: unit.value * 100, end: at + 2, english }
  const digits = token.kind === 'number' ? readDigits(token.text) : null
  return digits ? { value: digits.value * 100, end: at + 2, english } : null
}

/** The 50 of '2 ratus 50 ribu', 1..99. */
function readTwoDigits(tokens: readonly Token[], at: number): SmallNumber | null {
  const token = tokens[at]
  const fits = token?.kind === 'number' && /^[1-9]\d?$/.test(token.text)
  const scaled = numberWordOf(tokens[at + 1], 'scale') !== null
  return fits && scaled ? { value: Number(token.text), end: at + 1, english: false } : null
}

/** No further number word follows, except a scale. */
function isPlainEnd(tokens: readonly Token[], at: number): boolean {
  const word = numberWord(tokens[at])
  return word === null || word.kind === 'scale'
}

export interface Hundreds extends SmallNumber {
  /** Said in haste, digit by digit, as 125 is in 'seratus dua lima': no decimals follow. */
  readonly hasty: boolean
}

/** A whole number from a hundred on, without a scale word; null where no hundred is said at `at`. */
export function readHundreds(tokens: readonly Token[], at: number): Hundreds | null {
  const hundreds = readCounted(tokens, at)
  if (!hundreds) return null
  const and = hundreds.english && tokens[hundreds.end]?.word === 'and' ? 1 : 0
  const rest = readBelowHundred(tokens, hundreds.end + and) ?? readTwoDigits(tokens, hundreds.end)
  if (!rest || rest.value === 0 || isHundred(tokens[rest.end])) return { ...hundreds, hasty: false }
  const units = rest.value < 10 && !rest.english ? numberWordOf(tokens[rest.end], 'unit') : null
  if (units && isPlainEnd(tokens, rest.end + 1)) {
    const value = hundreds.value + rest.value * 10 + units.value
    return { value, end: rest.end + 1, english: false, hasty: true }
  }
  return { ...rest, value: hundreds.value + rest.value, hasty: false }
}
