/** Numbers used as labels: a year, a flight, a floor, a road, a number plate. */

import { isNumeric, numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyBefore, currencyNamed } from '../words/currency-words.ts'
import { isLabel, labelsPairs } from '../words/labels.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isPressure } from './blood-pressure.ts'
import { isNameInside } from './capitals.ts'
import { readBreak } from './delimiters.ts'
import { isScore } from './match-scores.ts'
import { isModel } from './model-numbers.ts'
import { isRoad, isRoadway } from './roads.ts'
import { isTransitLine } from './transit-lines.ts'

const CARRIERS = new Set(
  'flight penerbangan pesawat kereta ka train garuda citilink airasia batik lion'.split(' '),
)

/** The QG of 'flight Citilink QG 801'. */
function isCarrierCode(utterance: Utterance, at: number): boolean {
  if (!/^[A-Z]{2}$/.test(utterance.token(at)?.text ?? '')) return false
  const carrier = utterance.tokens.findIndex(({ word }) => CARRIERS.has(word))
  return carrier >= 0 && carrier < at
}

/** A year beside an amount: 'kalender 2027 35 ribu'. No rupiah price ends in such digits. */
export function isYear(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  const token = utterance.token(start)
  if (token?.kind !== 'number' || end !== start + 1 || !/^(19[5-9]|20[0-3])\d$/.test(token.text)) return false
  const isRound = Number(token.text) % 50 === 0
  return !isRound && utterance.tokens.some(other => other !== token && isNumeric(other))
}

function hasOtherNumber({ tokens }: Utterance, { start, end }: SpokenAmount): boolean {
  return tokens.some((token, at) => (at < start || at >= end) && isNumeric(token))
}

/** 'My part 24' is a share of a bill. */
const WHOSE: ReadonlySet<string> = new Set(['my', 'our', 'his', 'her', 'their'])

/** Units that are paid for and have no number: 'storage unit eighty five'. */
const PRICED_UNITS: ReadonlySet<string> = new Set(['storage', 'ac', 'hvac', 'window'])

/** Whether the word before the number makes it a label: 'lantai 3', 'room two fourteen'. */
function isLabelled(utterance: Utterance, amount: SpokenAmount): boolean {
  const { start, plain, uncertain } = amount
  const label = utterance.token(start - 1)
  if (!isLabel(label) || (label?.word === 'part' && WHOSE.has(utterance.word(start - 2)))) return false
  // 'Parking at the job twenty two'
  if (label?.word === 'job' && utterance.word(start - 2) === 'the') return false
  // In 'donuts for the unit eighteen fifty' the number is the only price.
  if (label?.word === 'unit' && !hasOtherNumber(utterance, amount)) return false
  if (label?.word === 'unit' && PRICED_UNITS.has(utterance.word(start - 2))) return false
  // 'Popcorn at the rink twelve'
  const isPlace = utterance.word(start - 2) === 'the' && !labelsPairs(label)
  if (isPlace && !hasOtherNumber(utterance, amount)) return false
  // In 'no, one eighty' 'no' is a correction.
  const before = utterance.word(start - 2) === ',' ? start - 3 : start - 2
  const beside = utterance.token(before)
  const isPriced = isNumeric(beside) || (beside !== undefined && currencyNamed(beside) !== null)
  const isRefusal = utterance.token(start)?.kind === 'word' || isPriced
  if (label?.word === 'no' && isRefusal) return false
  const isPair = uncertain && !Number.isInteger(plain)
  return !isPair || labelsPairs(label)
}

/** Capitals that are no plate. */
const NO_PLATES: ReadonlySet<string> = new Set(['dp', 'rp', 'pp'])

/** The letters of a number plate: 'DK 4471', 'B 1234 XY'. */
function isPlate(utterance: Utterance, { start, end, plain }: SpokenAmount): boolean {
  if (NO_PLATES.has(utterance.word(start - 1))) return false
  if (end !== start + 1 || plain < 100 || !/^[A-Z]{1,2}$/.test(utterance.token(start - 1)?.text ?? ''))
    return false
  return utterance.tokens.slice(end).some(isNumeric)
}

/** Places that have a number: 'Pasar 16', 'SMP 4', 'Jalan 45'. */
const PLACES = new Set(
  phraseList(`pasar|jalan|jl|simpang|kampung|taman|dusun|kompleks|komplek|perumahan|sd|sdn|smp|smpn|sma|sman|smk|smkn|mts|man|tk|puskesmas|posyandu|toko|warung|kedai|apotek
  pier|hall|studio|theater|lobby|lobi|building|bldg|lab|station|stop|booth|pavilion|annex|pad|sektor|cluster|klaster|dermaga|pelabuhan`),
)
/** Words that follow the number of a place: '26 Ilir', '42 Street'. */
const QUARTERS = new Set(phraseList('ilir|ulu|street|avenue|ave'))

/** Whether a token makes a number money. */
function isMoney(token: Token): boolean {
  if (token.kind === 'number') return /[.,]\d{3}$/.test(token.text)
  return numberWord(token)?.kind === 'scale' || currencyNamed(token) !== null
}

/** Whether another price is said right behind the number, or before it in the same clause. */
function hasPriceBeside(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  if (isNumeric(utterance.token(end)) || currencyBefore(utterance, end)) return true
  for (let at = start - 1; at >= 0; at--) {
    const token = utterance.token(at)
    if (token && isMoney(token)) return true
    if (readBreak(utterance, at)) return false
  }
  return false
}

const STREETS: ReadonlySet<string> = new Set(['jalan', 'jl', 'jln'])

/** The 88 of 'kena 195 di bengkel jalan Sudirman 88': a house, where another number stands before it in its clause. */
function isHouse(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  const isStreet = STREETS.has(utterance.word(start - 2)) || STREETS.has(utterance.word(start - 3))
  if (!isStreet || isNumeric(utterance.token(end)) || currencyBefore(utterance, end)) return false
  for (let at = start - 3; at >= 0 && !readBreak(utterance, at); at--)
    if (isNumeric(utterance.token(at))) return true
  return false
}

/** 'Jilbab 70 ribu di Pasar 16 Ilir', but not 'belanja di pasar 50, parkir 2'. */
function isPlaceNumber(utterance: Utterance, amount: SpokenAmount): boolean {
  if (QUARTERS.has(utterance.word(amount.end))) return true
  if (!PLACES.has(utterance.word(amount.start - 1))) return false
  return hasPriceBeside(utterance, amount) || isNameInside(utterance, amount.start - 1)
}

/** Whether a bare number is that of a flight, a place, a step, a road, a vehicle or a match. */
export function isNumberLabel(utterance: Utterance, amount: SpokenAmount): boolean {
  return (
    isLabelled(utterance, amount) ||
    isCarrierCode(utterance, amount.start - 1) ||
    isRoad(utterance, amount) ||
    isRoadway(utterance, amount) ||
    isTransitLine(utterance, amount) ||
    isModel(utterance, amount) ||
    isPlate(utterance, amount) ||
    isPlaceNumber(utterance, amount) ||
    isHouse(utterance, amount) ||
    isPressure(utterance, amount) ||
    isScore(utterance, amount)
  )
}
