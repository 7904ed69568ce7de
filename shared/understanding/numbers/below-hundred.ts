/** Numbers below a hundred: 'dua puluh lima', '2 puluh 5', 'lima belas', 'thirty-five', '35'. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** A whole number in a few tokens, without a scale word. */
export interface SmallNumber {
  readonly value: number
  /** Index after the last token. */
  readonly end: number
  /** In English words, or in digits before English words. */
  readonly english: boolean
}

/** 0..99 in words, in which single digits may be written as such, with no other number word before it. */
export function readBelowHundred(utterance: Utterance, at: number): SmallNumber | null {
  const word = numberWord(utterance.token(at)) ?? writtenUnit(utterance, at)
  if (word?.kind === 'teen') return { value: word.value, end: at + 1, english: word.english }
  if (word?.kind === 'tens') {
    const unit = countedUnit(utterance, at + 1)
    if (unit === null) return { value: word.value, end: at + 1, english: word.english }
    return { value: word.value + unit, end: at + 2, english: word.english }
  }
  if (word?.kind !== 'unit') return null
  const next = numberWord(utterance.token(at + 1))
  if (next?.kind === 'belas') return { value: 10 + word.value, end: at + 2, english: false }
  if (next?.kind === 'puluh') {
    const unit = countedUnit(utterance, at + 2)
    // In 'dua puluh lima ratus' the five counts hundreds.
    if (unit === null || isHundred(utterance.token(at + 3)))
      return { value: word.value * 10, end: at + 2, english: false }
    return { value: word.value * 10 + unit, end: at + 3, english: false }
  }
  return { value: word.value, end: at + 1, english: word.english }
}

/** As `readBelowHundred`, or else in digits of the form `written`, which count as English. */
export function readSmall(utterance: Utterance, at: number, written: RegExp): SmallNumber | null {
  const token = utterance.token(at)
  return token?.kind === 'number' && written.test(token.text)
    ? { value: Number(token.text), end: at + 1, english: true }
    : readBelowHundred(utterance, at)
}

/** 'ratus', 'hundred'. */
export function isHundred(token: Token | undefined): boolean {
  return numberWordOf(token, 'hundred') !== null
}

/** 1..9, which can stand behind tens; written as a digit where a scale word makes it part of the number. */
function countedUnit(utterance: Utterance, at: number): number | null {
  const token = utterance.token(at)
  const digit = digitOf(token)
  if (digit !== null) return numberWordOf(utterance.token(at + 1), 'scale') ? digit : null
  return numberWordOf(token, 'unit')?.value || null
}

/** The digit of '2 puluh' and '3 belas'. */
function writtenUnit(utterance: Utterance, at: number) {
  const value = digitOf(utterance.token(at))
  if (value === null) return null
  const next = numberWord(utterance.token(at + 1))?.kind
  return next === 'puluh' || next === 'belas' ? { kind: 'unit' as const, value, english: false } : null
}

/** 1..9, written alone. */
function digitOf(token: Token | undefined): number | null {
  return token?.kind === 'number' && /^[1-9]$/.test(token.text) ? Number(token.text) : null
}
