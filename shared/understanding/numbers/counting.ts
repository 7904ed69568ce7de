/** Sequences of numbers that are no money: 'satu dua tiga', a telephone number, '5 of 24', '47 in a 35'. */

import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { readSmall } from './below-hundred.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** Kinds of number words that extend the unit before them to a larger number. */
const GOING_ON: ReadonlySet<string> = new Set(['scale', 'puluh', 'belas', 'hundred'])

/** Index behind two or more units that count up from one and are followed by no other number word; or null. */
export function readCounting(utterance: Utterance, at: number): number | null {
  let counted = 0
  let end = at
  for (let next = at; ; next++) {
    if (counted > 0 && utterance.word(next) === ',') continue
    const unit = numberWordOf(utterance.token(next), 'unit')
    if (unit?.value !== counted + 1) break
    counted++
    end = next + 1
  }
  const goesOn = GOING_ON.has(numberWord(utterance.token(end))?.kind ?? '')
  return counted >= 2 && !goesOn ? end : null
}

/** Index behind '0812 3456 7890'; or null. */
export function readTelephone(utterance: Utterance, at: number): number | null {
  const next = utterance.token(at + 1)
  // '555-0142'
  if (/^\d{3}$/.test(utterance.token(at)?.text ?? '') && next?.gap === '-' && /^\d{4}$/.test(next.text))
    return at + 2
  if (utterance.token(at)?.kind !== 'number' || !/^0\d{2,}$/.test(utterance.token(at)?.text ?? ''))
    return null
  let end = at + 1
  while (utterance.token(end)?.kind === 'number') end++
  return end
}

const OUT_OF = new Set(['of', 'dari'])
/** Ten years of months; beyond that, as in '150 of 300', it is money. */
const MOST_STEPS = 120

const ORDINALS: ReadonlySet<string> = new Set(
  `pertama kesatu kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh kesebelas
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth`.split(/\s+/),
)

/** Whether an ordinal begins at the token: 'kelima', 'kedua puluh'. */
export function isOrdinal(utterance: Utterance, at: number): boolean {
  return ORDINALS.has(utterance.word(at))
}

/** Index behind the ordinal at `at`, 'kelima' or 'kedua puluh satu'; `at` without one. */
function ordinalEnd(utterance: Utterance, at: number): number {
  if (!isOrdinal(utterance, at)) return at
  const kind = numberWord(utterance.token(at + 1))?.kind
  if (kind === 'belas') return at + 2
  if (kind !== 'puluh') return at + 1
  return numberWordOf(utterance.token(at + 2), 'unit') ? at + 3 : at + 2
}

/** Index behind the number of steps behind 'of' at `at`; or null. */
function lastStepEnd(utterance: Utterance, at: number): number | null {
  if (!OUT_OF.has(utterance.word(at))) return null
  const last = readSmall(utterance, at + 1, /^\d{1,3}$/)
  if (!last || last.value < 2 || currencyAfter(utterance, last.end)) return null
  return GOING_ON.has(numberWord(utterance.token(last.end))?.kind ?? '') ? null : last.end
}

/** Index behind 'kelima dari sembilan', 'fifth of twelve'; or null. */
export function readOrdinalOf(utterance: Utterance, at: number): number | null {
  const end = ordinalEnd(utterance, at)
  return end === at ? null : lastStepEnd(utterance, end)
}

/** Index behind 'month 5 of 24', 'cicilan ke-12 dari 24', '5/24': a step, and the last one; or null. */
export function readStepOf(utterance: Utterance, at: number): number | null {
  const step = readSmall(utterance, at, /^\d{1,3}$/)
  if (!step) return null
  const sign = utterance.token(step.end)
  const slash = sign?.kind === 'number' && sign.gap === '/'
  const out =
    sign?.word === 'out' && utterance.word(step.end + 1) === 'of' && utterance.word(at - 1) === 'number'
  if (!slash && !out && !OUT_OF.has(sign?.word ?? '')) return null
  const last = readSmall(utterance, slash ? step.end : step.end + 1 + (out ? 1 : 0), /^\d{1,3}$/)
  if (!last || last.value < step.value || step.value > MOST_STEPS) return null
  if (currencyAfter(utterance, last.end)) return null
  return GOING_ON.has(numberWord(utterance.token(last.end))?.kind ?? '') ? null : last.end
}

const BY: ReadonlySet<string> = new Set(['x', 'kali', 'by', '\u00d7'])
const SIZED: ReadonlySet<string> = new Set(['ukuran', 'ukurannya', 'dimensi', 'size', 'uk'])
const LENGTHS: ReadonlySet<string> = new Set(
  'meter m cm senti sentimeter mm inch inches inchi inci feet foot ft'.split(' '),
)

/** Index behind the size of 'seprei ukuran 180 kali 200', 'karpet 2 x 3 meter'; or null. */
export function readDimensions(utterance: Utterance, at: number): number | null {
  const width = readSmall(utterance, at, /^\d{1,3}$/)
  if (!width || !BY.has(utterance.word(width.end))) return null
  const length = readSmall(utterance, width.end + 1, /^\d{1,3}$/)
  if (!length || currencyAfter(utterance, length.end)) return null
  if (GOING_ON.has(numberWord(utterance.token(length.end))?.kind ?? '')) return null
  const isMeasured = LENGTHS.has(utterance.word(length.end))
  return isMeasured || SIZED.has(utterance.word(at - 1)) ? length.end : null
}

/** Limits of speed are multiples of this, in miles an hour. */
const STEP_OF_LIMITS = 5

/** Index behind '47 in a 35': how fast one drove, and where how fast is allowed; or null. */
export function readSpeed(utterance: Utterance, at: number): number | null {
  const speed = readSmall(utterance, at, /^\d{2,3}$/)
  if (!speed || utterance.word(speed.end) !== 'in') return null
  const article = utterance.word(speed.end + 1)
  if (article !== 'a' && article !== 'an') return null
  const limit = readSmall(utterance, speed.end + 2, /^\d{2}$/)
  if (!limit || limit.value >= speed.value || limit.value % STEP_OF_LIMITS !== 0) return null
  return currencyAfter(utterance, limit.end) ? null : limit.end
}
