/** A number while its scale words are added up, the largest first: 'dua juta', then 'lima ratus ribu'. */

import type { SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { numberWord, numberWordOf } from './number-words.ts'

export type NumberAccumulator = { -readonly [Field in keyof SpokenNumber]: SpokenNumber[Field] } & {
  /** The scale word added last; a larger one, or the same again, begins another number. */
  last: number
}

/** A scale word from here on is no number by itself: it exceeds any amount. */
const TRILLION = 1e12

export function emptyAccumulator(at: number): NumberAccumulator {
  const last = Number.POSITIVE_INFINITY
  return {
    end: at,
    plain: 0,
    rupiah: 0,
    scale: 1,
    rupiahScale: false,
    formatted: false,
    uncertain: false,
    last,
  }
}

/** A scale word that needs a number before it. */
export function scaleAt(utterance: Utterance, at: number) {
  const scale = numberWordOf(utterance.token(at), 'scale')
  return scale?.alone ? null : scale
}

/** Quarters behind an 'and'. */
const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['a quarter', 0.25],
  ['one quarter', 0.25],
  ['three quarters', 0.75],
])

/** Behind a price: 'at two and a quarter each', 'got six and a quarter back'. */
const EACH: ReadonlySet<string> = new Set(['each', 'apiece', 'back', 'change', 'total'])

/** 'And a quarter' at `at`, with nothing behind it that the quarter may measure, as in 'and a quarter pounder'. */
function quarterAfter(utterance: Utterance, at: number): { value: number; end: number } | null {
  if (utterance.word(at) !== 'and') return null
  const value = QUARTERS.get(`${utterance.word(at + 1)} ${utterance.word(at + 2)}`)
  const end = at + 3
  if (value === undefined) return null
  const isWhole =
    closesNumber(utterance.token(end)) ||
    EACH.has(utterance.word(end)) ||
    currencyAfter(utterance, end) ||
    scaleAt(utterance, end)
  return isWhole ? { value, end } : null
}

/** 'setengah', 'seperempat', 'and a half' or 'and a quarter' at `at`, and the index behind it; or null. */
export function halfAfter(utterance: Utterance, at: number): { value: number; end: number } | null {
  const word = utterance.word(at)
  if (word === 'setengah') return { value: 0.5, end: at + 1 }
  if (word === 'seperempat') return { value: 0.25, end: at + 1 }
  const isHalf = word === 'and' && utterance.word(at + 1) === 'a' && utterance.word(at + 2) === 'half'
  return isHalf ? { value: 0.5, end: at + 3 } : quarterAfter(utterance, at)
}

/** A number with one decimal, such as that of '3.1k'. */
const DECIMAL = /^\d{1,2}[.,]\d$/

/** The 'k' of 'two k' and '3.1k', which is also used with dollars. */
function isEnglishK(utterance: Utterance, at: number): boolean {
  if (utterance.word(at) !== 'k') return false
  const before = utterance.token(at - 1)
  const word = numberWord(before)
  return word === null ? DECIMAL.test(before?.text ?? '') : 'english' in word && word.english
}

/** Adds `count` of the scale word at `at`; false where that scale cannot follow the ones before it. */
export function takeScale(
  number: NumberAccumulator,
  utterance: Utterance,
  at: number,
  count: number,
): boolean {
  const scale = numberWordOf(utterance.token(at), 'scale')
  if (!scale || scale.value >= number.last) return false
  number.plain += count * scale.value
  number.rupiah += count * scale.value
  number.scale = Math.max(number.scale, scale.value)
  number.last = scale.value
  number.rupiahScale ||= scale.rupiah && !isEnglishK(utterance, at)
  number.end = at + 1
  // Said twice, in hesitation.
  while (utterance.word(number.end) === utterance.word(at)) number.end++
  const half = halfAfter(utterance, number.end)
  if (half !== null && scaleAt(utterance, half.end) === null) {
    number.plain += scale.value * half.value
    number.rupiah += scale.value * half.value
    number.end = half.end
  }
  return true
}

/** Adds 'seribu', 'sejuta', 'a thousand', 'half a million', 'setengah juta'; false where none stands at `at`. */
export function takeLoneScale(number: NumberAccumulator, utterance: Utterance, at: number): boolean {
  const word = numberWord(utterance.token(at))
  if (word?.kind === 'scale') {
    const english = !word.rupiah && word.value < TRILLION
    return (word.alone || english) && takeScale(number, utterance, at, 1)
  }
  if (utterance.word(at) === 'a')
    return scaleAt(utterance, at + 1)?.rupiah === false && takeScale(number, utterance, at + 1, 1)
  if (word?.kind !== 'half') return false
  return takeScale(number, utterance, utterance.word(at + 1) === 'a' ? at + 2 : at + 1, word.value)
}
