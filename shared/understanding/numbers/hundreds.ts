/** Hundreds and what follows them: 'dua ratus lima puluh', 'a hundred and twenty', 'seratus dua lima'. */
import type { Utterance } from '../utterance/utterance.ts'
import { isHundred, readBelowHundred, type SmallNumber } from './below-hundred.ts'
import { readDigits } from './digits.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** 'seratus', 'a hundred', 'thirty-five hundred', '2 ratus'; null where no hundred follows. */
function readCounted(utterance: Utterance, at: number): SmallNumber | null {
  if (numberWordOf(utterance.token(at), 'oneHundred')) return { value: 100, end: at + 1, english: false }
  const token = utterance.token(at)
  if (!token) return null
  if (token.word === 'hundred') return { value: 100, end: at + 1, english: true }
  const below = readBelowHundred(utterance, at)
  if (below?.english && below.value > 10 && utterance.word(below.end) === 'hundred')
    return { value: below.value * 100, end: below.end + 1, english: true }
  const english = utterance.word(at + 1) === 'hundred'
  if (!isHundred(utterance.token(at + 1))) return null
  if (token.word === 'a') return { value: 100, end: at + 2, english: true }
  const unit = numberWordOf(token, 'unit')
  if (unit) return { value: unit.value * 100, end: at + 2, english }
  const digits = token.kind === 'number' ? readDigits(token.text) : null
  return digits ? { value: digits.value * 100, end: at + 2, english } : null
}

/** The 50 of '2 ratus 50 ribu', 1..99. */
function readTwoDigits(utterance: Utterance, at: number): SmallNumber | null {
  const token = utterance.token(at)
  const fits = token?.kind === 'number' && /^[1-9]\d?$/.test(token.text)
  const scaled = numberWordOf(utterance.token(at + 1), 'scale') !== null
  return fits && scaled ? { value: Number(token.text), end: at + 1, english: false } : null
}

/** No further number word follows, except a scale. */
function isPlainEnd(utterance: Utterance, at: number): boolean {
  const word = numberWord(utterance.token(at))
  return word === null || word.kind === 'scale'
}

export interface Hundreds extends SmallNumber {
  /** Digits without place words, as in 'seratus dua lima' for 125; no decimals follow. */
  readonly hasty: boolean
}

/** A whole number from a hundred on, without a scale word; null where no hundred is said at `at`. */
export function readHundreds(utterance: Utterance, at: number): Hundreds | null {
  const hundreds = readCounted(utterance, at)
  if (!hundreds) return null
  const and = hundreds.english && utterance.word(hundreds.end) === 'and' ? 1 : 0
  const rest = readBelowHundred(utterance, hundreds.end + and) ?? readTwoDigits(utterance, hundreds.end)
  if (!rest || rest.value === 0 || isHundred(utterance.token(rest.end))) return { ...hundreds, hasty: false }
  const units = rest.value < 10 && !rest.english ? numberWordOf(utterance.token(rest.end), 'unit') : null
  if (units && isPlainEnd(utterance, rest.end + 1)) {
    const value = hundreds.value + rest.value * 10 + units.value
    return { value, end: rest.end + 1, english: false, hasty: true }
  }
  return { ...rest, value: hundreds.value + rest.value, hasty: false }
}
