/** The end of a number behind its scale words: the 'lima ratus' of 'dua juta lima ratus', the 'and fifty' of English. */

import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { isUnit } from '../words/units.ts'
import { readBelowHundred } from './below-hundred.ts'
import { type NumberAccumulator, scaleAt } from './number-accumulator.ts'
import type { NumberGroup } from './number-group.ts'
import { numberWord } from './number-words.ts'

/** From this scale word on, a last group may omit 'ribu': 'dua juta lima ratus'. */
const MILLION = 1e6
const THOUSAND = 1e3

/** Whether a last group below 100 belongs to the number; in 'bakso dua puluh ribu dua' it is a count. */
function isComplete(number: NumberAccumulator, utterance: Utterance, { value, end }: NumberGroup): boolean {
  const isCount = value < 10 && number.last < MILLION
  return isCount ? currencyAfter(utterance, end) !== null : closesNumber(utterance.token(end))
}

/** Whether a digit is written right behind 'rb' or 'k', which makes it no count: '25rb5'. */
function isWrittenTo(number: NumberAccumulator, utterance: Utterance, { value, end }: NumberGroup): boolean {
  const token = utterance.token(number.end)
  return (
    value < 10 &&
    number.last === THOUSAND &&
    end === number.end + 1 &&
    token?.gap === '' &&
    token.kind === 'number'
  )
}

/** Whether a number before token index `end` counts units; in 'dua ribu lima ratus kali enam' it is multiplied. */
function isCountOfUnits(utterance: Utterance, end: number): boolean {
  const isTimes = utterance.word(end) === 'kali' && numberWord(utterance.token(end + 1)) !== null
  return isUnit(utterance.token(end)) && !isTimes
}

/** Adds a last group without a scale word, where it is part of the number. */
export function takeTail(number: NumberAccumulator, utterance: Utterance, group: NumberGroup): void {
  const { value, end } = group
  if (value <= 0 || value >= number.last || !Number.isInteger(value) || isCountOfUnits(utterance, end)) return
  const isWritten = isWrittenTo(number, utterance, group)
  if (value < 100 && !isWritten && !isComplete(number, utterance, group)) return
  // 'sejuta dua' is 1.2 million: a single digit is of the next lower place, except before a currency ('satu
  // juta dua rupiah').
  const inFull = currencyAfter(utterance, end) !== null
  const elided = (number.last >= MILLION || isWritten) && value < 1000 && !(value < 10 && inFull)
  number.plain += value
  number.rupiah += elided ? (value * number.last) / (value < 10 ? 10 : 1000) : value
  number.uncertain ||= elided && (value < 10 || inFull)
  number.end = end
}

/** The British 'and' before a last group below a hundred: 'two million and fifty thousand', 'a thousand and five'. */
export function joinsSmallGroup(
  { end, last, rupiahScale }: NumberAccumulator,
  utterance: Utterance,
): boolean {
  if (utterance.word(end) !== 'and' || last === Number.POSITIVE_INFINITY || rupiahScale) return false
  const group = readBelowHundred(utterance, end + 1)
  if (!group?.english) return false
  const scale = scaleAt(utterance, group.end)
  return scale ? scale.value < last : closesNumber(utterance.token(group.end))
}
