/** Pieces that are counted before the price of each: 'three coffees at four fifty', 'sheetrock, 22 sheets at 15.28', 'outlets, ten of them at 1.29'. */
import { numberWord } from '../numbers/number-words.ts'
import { readCount } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'

/** Counted people, who share a price. */
const COMPANY: ReadonlySet<string> = new Set(
  phraseList('friends|people|guys|girls|coworkers|colleagues|us|kids|others|boys|buddies'),
)
const PLURAL = /[^s]s$/

/** Whether a word names several: 'rotors', but not 'us' or 'glass'. */
export function isPlural({ word }: Token): boolean {
  return PLURAL.test(word) && !COMPANY.has(word)
}

function isNumberBefore(words: readonly Token[], at: number): boolean {
  const token = words[at - 1]
  return token?.kind === 'number' || numberWord(token) !== null
}

/** Whether pieces are counted at the end of `words`: 'three coffees', 'three of them', 'two loaves of bread', 'khakis two pair', 'outlets ten'. */
function countsPieces(words: readonly Token[]): boolean {
  const thing = words.at(-1)
  if (!thing || COMPANY.has(thing.word)) return false
  if (isUnit(thing) && thing.word !== 'dozen' && isNumberBefore(words, words.length - 1)) return true
  if (thing.word === 'them' || thing.word === 'those' || thing.word === 'of' || PLURAL.test(thing.word))
    return true
  const of = words.findLastIndex(({ word }) => word === 'of')
  const isOfPieces = of > 1 && PLURAL.test(words[of - 1]?.word ?? '') && isNumberBefore(words, of - 1)
  return isOfPieces
}

/** Before numbers of people and times. */
const NO_NAME: ReadonlySet<string> = new Set(['for', 'at'])

/** Whether a few pieces are counted behind their name: 'outlets ten', but not 'table for two', 'lunch at two', 'gas 30'. */
function countsBehindName(utterance: Utterance, words: readonly Token[]): boolean {
  const count = isNumberBefore(words, words.length) ? readCount(utterance, words.slice(-1)) : null
  return count !== null && count <= MAX_BEHIND_NAME && !NO_NAME.has(words.at(-2)?.word ?? '')
}
const MAX_BEHIND_NAME = 12

/** Before a company that has one price together: 'dinner for three kids at Chipotle'. */
const TOGETHER: ReadonlySet<string> = new Set(phraseList('for|with|of|and|the|my|our|fed|has|have|had'))

/** 'Two kids' right before their price: 'one adult at 19.95 and two kids at 14.95'. */
function countsCompany(words: readonly Token[]): boolean {
  const last = words.length - 1
  if (!isNumberBefore(words, last) || !COMPANY.has(words[last]?.word ?? '')) return false
  return !TOGETHER.has(words[last - 2]?.word ?? '')
}

/** Most words from 'for' to the price of each: 'two for my son at 14'. */
const MAX_FOR = 4

/** Whether a few of the things before are counted for a person: 'shirts for the kids, two for Tyler', 'three for me'. */
function countsForSomebody(utterance: Utterance, words: readonly Token[]): boolean {
  const at = words.findLastIndex(({ word }) => word === 'for')
  if (at < 1 || words.length - at > MAX_FOR || !isNumberBefore(words, at)) return false
  const count = readCount(utterance, words.slice(at - 1, at))
  return count !== null && count <= MAX_BEHIND_NAME && (at === 1 || words.slice(0, at - 1).some(isPlural))
}

/** Whether the words before an amount make it the price of each piece that they count. */
export function pricesEach(utterance: Utterance, before: readonly Token[]): boolean {
  if (before.at(-1)?.word !== 'at') return false
  const counted = before.slice(0, -1)
  if (countsCompany(counted)) return true
  return (
    (countsPieces(counted) && readCount(utterance, before) !== null) ||
    countsBehindName(utterance, counted) ||
    countsForSomebody(utterance, counted)
  )
}
