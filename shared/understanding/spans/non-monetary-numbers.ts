/** Numbers that are no money: counts, measures, labels, parts of a word. */

import { readDay } from '../days/day-phrase.ts'
import { readTime } from '../days/time-of-day.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyBefore } from '../words/currency-words.ts'
import { isLabel, labelsPairs } from '../words/labels.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { isCertain } from './amount.ts'

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

/** Before the number of those who share: 'dibagi tiga', 'bagi rata 4', 'divided by five'. */
const DIVIDERS = new Set(phraseList('dibagi|bagi|dibagikan|divided|split'))
const DIVIDING = new Set(phraseList('rata|by|into|between|among|jadi|sama'))
/** More do not share a bill. */
const MAX_SHARERS = 60

/** Whether the number at `at` is that of those who share. */
function isDivisor(utterance: Utterance, at: number): boolean {
  const first = DIVIDING.has(utterance.word(at - 1)) ? at - 2 : at - 1
  return DIVIDERS.has(utterance.word(first))
}

/** 'four of us', 'the three of them'. */
const GROUPS = new Set(phraseList('us|them|you'))

function isOfPeople(utterance: Utterance, end: number): boolean {
  return utterance.word(end) === 'of' && GROUPS.has(utterance.word(end + 1))
}

/** 'the lipstick one', 'one for one': no price is said as a bare 'one'. */
function isPronoun(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  return end === start + 1 && utterance.word(start) === 'one'
}

/** A year beside an amount: 'kalender 2027 35 ribu'. The rupiah has no coin for its last digits. */
function isYear(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  const token = utterance.token(start)
  if (token?.kind !== 'number' || end !== start + 1 || !/^(19[5-9]|20[0-3])\d$/.test(token.text)) return false
  const isRound = Number(token.text) % 50 === 0
  return !isRound && utterance.tokens.some(other => other !== token && isNumeric(other))
}

function isNumeric(token: Token | undefined): boolean {
  return token?.kind === 'number' || numberWord(token) !== null
}

/** Whether the number is the label that the word before it announces: 'lantai 3', 'room two fourteen'. */
function isLabelled(utterance: Utterance, { start, plain, uncertain }: SpokenAmount): boolean {
  const label = utterance.token(start - 1)
  if (!isLabel(label)) return false
  // In 'no, one eighty' it takes something back.
  if (label?.word === 'no' && utterance.token(start)?.kind === 'word') return false
  const isPair = uncertain && !Number.isInteger(plain)
  return !isPair || labelsPairs(label)
}

/** What one drives on: 'the toll on 130', 'Buc-ee's off 35'. */
const ROADS = new Set(
  phraseList('toll|tolls|exit|valero|shell|exxon|chevron|pilot|bucees|buc ees|quiktrip|racetrac'),
)
const ALONG = new Set(['on', 'off', 'along'])

/** Whether it is the number of a road, another number being the price. */
function isRoad(utterance: Utterance, { start, end, uncertain }: SpokenAmount): boolean {
  if (uncertain || !ALONG.has(utterance.word(start - 1)) || !ROADS.has(utterance.word(start - 2)))
    return false
  return utterance.tokens.some(
    ({ index }) => (index < start || index >= end) && isNumeric(utterance.tokens[index]),
  )
}

/** The letters of a number plate: 'DK 4471', 'B 1234 XY'. */
function isPlate(utterance: Utterance, { start, end, plain }: SpokenAmount): boolean {
  if (end !== start + 1 || plain < 100 || !/^[A-Z]{1,2}$/.test(utterance.token(start - 1)?.text ?? ''))
    return false
  return utterance.tokens.slice(end).some(isNumeric)
}

/** What a bare number does instead of being money; null where it may be money. */
export type NonMonetary =
  /** Part of a name, or the number of a place, a step or a year. */
  | 'label'
  /** It counts or measures, with its unit. */
  | 'count'

/** Whether a number counts, measures or labels something instead of being money. */
export function nonMonetaryUse(utterance: Utterance, amount: SpokenAmount): NonMonetary | null {
  if (amount.named !== null || amount.scale > 1) return null
  const { start, end, formatted } = amount
  if (isGlued(utterance, start, end) || isYear(utterance, amount) || isPronoun(utterance, amount))
    return 'label'
  if (!formatted && (isLabelled(utterance, amount) || isCarrierCode(utterance, start - 1))) return 'label'
  if (!formatted && (isRoad(utterance, amount) || isPlate(utterance, amount))) return 'label'
  if (amount.plain <= MAX_SHARERS && isDivisor(utterance, start)) return 'count'
  if (isOfPeople(utterance, end)) return 'count'
  // In 'tol 12.500 jam 7' the hour is the time, in 'parkir 2 jam' it is the unit.
  if (isCertain(amount) && readTime(utterance, end) !== null) return null
  return isUnit(utterance.token(end)) && readDay(utterance, end) === null ? 'count' : null
}
