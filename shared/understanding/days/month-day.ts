/** The numbers of a date: a day of the month, '5', 'lima', '5th', 'twenty-first', and a year. */
import { readSmall } from '../numbers/below-hundred.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { ORDINAL_DAYS } from './day-words.ts'

export interface MonthDay {
  /** At least 1; it need not exist in any month. */
  readonly value: number
  /** Index after the last token. */
  readonly end: number
  readonly ordinal: boolean
}

const SUFFIXES = new Set(['st', 'nd', 'rd', 'th'])

/** The second word of 'twenty first'. */
function readOrdinalUnit(utterance: Utterance, at: number, tens: number): number | null {
  if (tens < 20 || tens % 10 !== 0) return null
  const unit = ORDINAL_DAYS.get(utterance.word(at))
  return unit !== undefined && unit < 10 ? unit : null
}

/** A day of the month that is neither the start of an amount nor of a longer number; null where none is said. */
export function readMonthDay(utterance: Utterance, at: number): MonthDay | null {
  const named = ORDINAL_DAYS.get(utterance.word(at))
  if (named !== undefined) return { value: named, end: at + 1, ordinal: true }
  const spoken = readSmall(utterance, at, /^\d{1,2}$/)
  if (!spoken || spoken.value < 1) return null
  const suffix = utterance.token(spoken.end)
  const ordinal = SUFFIXES.has(suffix?.word ?? '') && suffix?.gap === ''
  const end = ordinal ? spoken.end + 1 : spoken.end
  const unit = readOrdinalUnit(utterance, end, spoken.value)
  if (unit !== null) return { value: spoken.value + unit, end: end + 1, ordinal: true }
  const next = numberWord(utterance.token(end))
  if (next?.kind === 'scale' || next?.kind === 'hundred' || currencyAfter(utterance, end)) return null
  return { value: spoken.value, end, ordinal }
}

/** The year at `at`, 1900..2099; null, and `at` itself, where none is said. */
export function readYear(utterance: Utterance, at: number): { value: number | null; end: number } {
  const from = utterance.word(at) === 'tahun' || utterance.word(at) === ',' ? at + 1 : at
  const token = utterance.token(from)
  const isYear = token?.kind === 'number' && /^(19|20)\d\d$/.test(token.text)
  if (
    !isYear ||
    numberWord(utterance.token(from + 1))?.kind === 'scale' ||
    currencyAfter(utterance, from + 1)
  ) {
    return { value: null, end: at }
  }
  return { value: Number(token.text), end: from + 1 }
}
