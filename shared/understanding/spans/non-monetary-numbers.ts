/** Numbers that are no money: parts of names, counts, measures, labels. */

import { readDay } from '../days/day-phrase.ts'
import { readTime } from '../days/time-of-day.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyBefore } from '../words/currency-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isLabel, isUnit } from '../words/units.ts'
import { isCertain } from './amount.ts'

/** Names and turns of phrase whose number words count nothing. */
const NAMES = phraseSet(
  phraseList(`seven eleven|7 eleven|seven 11|7 11|five guys|forever 21|forever twenty one|three second|one piece|salah satu|satu satunya
  one of|the one|this one|that one|which one|another one|no one|one more|one way|satu lagi|dua duanya|second hand|circle k
  cinema 21|cinema xxi|studio 21|four seasons|3 in 1|motel 6|super 8|studio 6|two way|the two|the three|both|one on one|bebek satu|upin ipin|k pop|k mart`),
)

/** Index behind the name that starts at `at`; or null. */
export function readName(utterance: Utterance, at: number): number | null {
  return matchPhrase(NAMES, utterance.tokens, at)?.end ?? null
}

/** A number that is part of a name: `s24`, `3in1`, `15-inch`. */
function isGlued(utterance: Utterance, at: number, end: number): boolean {
  const before = utterance.token(at - 1)
  const first = utterance.token(at)
  if (first?.kind !== 'number') return false
  // The k of '25k' belongs to the number before it, that of 'K24' to a name.
  const isNumber =
    numberWord(before) !== null && (before?.word !== 'k' || utterance.token(at - 2)?.kind === 'number')
  const gluedBefore =
    before?.kind === 'word' && first.gap === '' && !currencyBefore(utterance, at - 1) && !isNumber
  const next = utterance.token(end)
  const gluedAfter = next?.kind === 'word' && next.gap === '' && !isUnit(next) && !numberWord(next)
  return gluedBefore || gluedAfter
}

const CARRIERS = new Set(
  'flight penerbangan pesawat kereta ka train garuda citilink airasia batik lion'.split(' '),
)

/** The QG of 'flight Citilink QG 801'. */
function isCarrierCode(utterance: Utterance, at: number): boolean {
  if (!/^[A-Z]{2}$/.test(utterance.token(at)?.text ?? '')) return false
  const carrier = utterance.tokens.findIndex(({ word }) => CARRIERS.has(word))
  return carrier >= 0 && carrier < at
}

/** Whether a number counts, measures or labels something instead of being money. */
export function isCount(utterance: Utterance, amount: SpokenAmount): boolean {
  if (amount.named !== null || amount.scale > 1) return false
  if (isGlued(utterance, amount.start, amount.end)) return true
  if (
    !amount.formatted &&
    (isLabel(utterance.token(amount.start - 1)) || isCarrierCode(utterance, amount.start - 1))
  )
    return true
  // In 'tol 12.500 jam 7' the hour is the time, in 'parkir 2 jam' it is the unit.
  if (isCertain(amount) && readTime(utterance, amount.end) !== null) return false
  return isUnit(utterance.token(amount.end)) && readDay(utterance, amount.end) === null
}
