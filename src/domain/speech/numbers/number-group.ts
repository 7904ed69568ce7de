/** The part of a number below its scale word: 'dua puluh lima', 'a hundred and twenty', '1,5', 'dua koma lima'. */

import type { Token } from '../words/token.ts'
import { readDigits } from './digits.ts'
import { numberWord, numberWordOf } from './number-words.ts'

export interface NumberGroup {
  readonly value: number
  /** Index after the last token. */
  readonly end: number
  /** The reading in front of a scale word, where digits have two: `1.250 juta`. */
  readonly beforeScale: number
  /** Grouped digits or decimals: money, not a count. */
  readonly formatted: boolean
  readonly english: boolean
}

interface Part {
  readonly value: number
  readonly end: number
  readonly english: boolean
}

/** 1..99 in words; 0 too. */
export function readBelowHundred(tokens: readonly Token[], at: number): Part | null {
  const word = numberWord(tokens[at])
  if (word?.kind === 'teen') return { value: word.value, end: at + 1, english: word.english }
  if (word?.kind === 'tens') {
    const unit = numberWordOf(tokens[at + 1], 'unit')
    if (!unit || unit.value === 0) return { value: word.value, end: at + 1, english: true }
    return { value: word.value + unit.value, end: at + 2, english: true }
  }
  if (word?.kind !== 'unit') return null
  const next = numberWord(tokens[at + 1])
  if (next?.kind === 'belas') return { value: 10 + word.value, end: at + 2, english: false }
  if (next?.kind === 'puluh') {
    const unit = numberWordOf(tokens[at + 2], 'unit')
    if (!unit || unit.value === 0 || isHundred(tokens[at + 3]))
      return { value: word.value * 10, end: at + 2, english: false }
    return { value: word.value * 10 + unit.value, end: at + 3, english: false }
  }
  return { value: word.value, end: at + 1, english: word.english }
}

function isHundred(token: Token | undefined): boolean {
  return numberWord(token)?.kind === 'hundred'
}

/** What stands before 'ratus' or 'hundred': null where nothing fits. */
function readHundreds(tokens: readonly Token[], at: number): Part | null {
  if (numberWordOf(tokens[at], 'oneHundred')) return { value: 100, end: at + 1, english: false }
  const token = tokens[at]
  if (!token) return null
  if (token.word === 'hundred') return { value: 100, end: at + 1, english: true }
  const below = readBelowHundred(tokens, at)
  // 'thirty-five hundred'.
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

/** The 50 of '2 ratus 50 ribu'. */
function readTwoDigits(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  const fits = token?.kind === 'number' && /^[1-9]\d?$/.test(token.text)
  const scaled = numberWordOf(tokens[at + 1], 'scale') !== null
  return fits && scaled ? { value: Number(token.text), end: at + 1, english: false } : null
}

/** 'koma lima', 'point two five', as the digits after the decimal separator. */
function readFraction(tokens: readonly Token[], at: number): { digits: string; end: number } | null {
  if (!numberWordOf(tokens[at], 'point')) return null
  let digits = ''
  let end = at + 1
  for (;;) {
    const token = tokens[end]
    const plain = token?.kind === 'number' && /^\d{1,3}$/.test(token.text) ? token.text : null
    const below = plain === null ? readBelowHundred(tokens, end) : null
    if (plain === null && below === null) break
    if (digits.length > 3) break
    digits += plain ?? String(below?.value)
    end = below?.end ?? end + 1
  }
  return digits === '' ? null : { digits, end }
}

function withFraction(tokens: readonly Token[], whole: Part, formatted: boolean): NumberGroup {
  const fraction = readFraction(tokens, whole.end)
  if (!fraction) return { ...whole, beforeScale: whole.value, formatted }
  const value = Number(`${whole.value}.${fraction.digits}`)
  return { value, beforeScale: value, end: fraction.end, formatted: true, english: whole.english }
}

export function readGroup(tokens: readonly Token[], at: number): NumberGroup | null {
  const hundreds = readHundreds(tokens, at)
  if (hundreds) {
    const and = hundreds.english && tokens[hundreds.end]?.word === 'and' ? 1 : 0
    const rest = readBelowHundred(tokens, hundreds.end + and) ?? readTwoDigits(tokens, hundreds.end)
    if (!rest || rest.value === 0 || isHundred(tokens[rest.end])) return withFraction(tokens, hundreds, false)
    const digitPair = rest.value < 10 ? numberWordOf(tokens[rest.end], 'unit') : null
    // 'seratus dua lima' is how 125 is said in haste.
    if (digitPair && !rest.english && rest.value > 0 && isPlainEnd(tokens, rest.end + 1)) {
      const value = hundreds.value + rest.value * 10 + digitPair.value
      return { value, beforeScale: value, end: rest.end + 1, formatted: false, english: false }
    }
    return withFraction(tokens, { ...rest, value: hundreds.value + rest.value }, false)
  }
  const token = tokens[at]
  if (token?.kind === 'number') {
    const digits = readDigits(token.text)
    if (!digits) return null
    const { value, asDecimal, formatted } = digits
    if (tokens[at + 1]?.text === '000' && value < 1000) {
      return { value: value * 1000, beforeScale: value * 1000, end: at + 2, formatted: true, english: false }
    }
    if (numberWordOf(tokens[at + 1], 'puluh') && value < 10) {
      return { value: value * 10, beforeScale: value * 10, end: at + 2, formatted, english: false }
    }
    const group = withFraction(tokens, { value, end: at + 1, english: false }, formatted)
    return asDecimal === null ? group : { ...group, beforeScale: asDecimal }
  }
  const below = readBelowHundred(tokens, at)
  return below ? withFraction(tokens, below, false) : null
}

/** No further number word follows, except a scale. */
function isPlainEnd(tokens: readonly Token[], at: number): boolean {
  const word = numberWord(tokens[at])
  return word === null || word.kind === 'scale'
}
