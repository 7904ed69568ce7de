/**
 * Whether a price is predicated of a thing without any act: 'a room there is 220 a night', 'Target has diapers
 * for 24.99', 'kos di sini paling murah sejuta', 'es lilin dulu cuma 50 perak'.
 */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { SPEAKERS } from './people-words.ts'
import { POINTING } from './price-mention-words.ts'
import { SPENDING } from './spending-words.ts'
import {
  BEFORE_PRICE,
  CHEAPEST,
  FORMERLY,
  MOVED,
  OFFERED_FOR,
  OFFERS,
  PROMOTED,
  PROMOTION,
  RENTED,
  STANDS,
  THERE,
  VALID,
} from './standing-price-words.ts'
import { tellsAmount } from './without-amounts.ts'

/** Most words of a shop's name before 'has'. */
const MAX_SHOP = 4
/** Of the speaker's own bills the new price is paid: 'my phone bill went from 55 to 60'. */
const OWN: ReadonlySet<string> = new Set(['my', 'our'])
/** Latest word at which a promotion opens a clause. */
const OPENING = 4

function has(set: ReadonlySet<string>, token: Token | undefined): boolean {
  return token !== undefined && set.has(token.word)
}

/** 'A night at that hotel is 300', 'daycare around here runs 1,500 a month', 'that desk is 200 at IKEA'. */
function isPredicated(said: readonly Token[], start: number, end: number): boolean {
  let verb = start - 1
  while (has(BEFORE_PRICE, said[verb])) verb--
  if (verb < 1 || !has(STANDS, said[verb])) return false
  return matchPhrase(RENTED, said, end) !== null || containsPhrase(THERE, said) || has(POINTING, said[0])
}

/** 'Costco has the TV for 399'. */
function isOffered(said: readonly Token[], start: number): boolean {
  if (!has(OFFERED_FOR, said[start - 1])) return false
  const verb = said.slice(0, MAX_SHOP + 1).findIndex(token => has(OFFERS, token))
  return verb > 0 && verb < start - 2 && !said.slice(0, verb).some(token => has(SPEAKERS, token))
}

/** 'Ada promo McD dua ayam 35 ribu', 'promo Hokben 60 ribu sampai akhir bulan'. */
function isPromoted(said: readonly Token[]): boolean {
  const at = findPhrase(PROMOTED, said)
  if (at >= 0 && at < OPENING) return true
  const named = findPhrase(PROMOTION, said)
  return named >= 0 && named < OPENING && said.some(token => has(VALID, token))
}

/** 'Kos deket kampus paling murah 900 sebulan'. */
function isLowest(said: readonly Token[], start: number): boolean {
  const at = findPhrase(CHEAPEST, said)
  return at >= 0 && at < start
}

/** `said` is a clause with its amounts. */
export function isPriceStanding(said: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  if (start < 0) return false
  if (containsPhrase(FORMERLY, said)) return true
  if (tellsAct(withoutPhrases(PROMOTION, said)) || said.some(token => has(SPEAKERS, token))) return false
  if (said[0]?.word === 'dulu' || isPromoted(said) || isLowest(said, start)) return true
  const end = said.findLastIndex(tellsAmount) + 1
  if (isPredicated(said, start, end) || isOffered(said, start)) return true
  return (
    containsPhrase(MOVED, said) && !containsPhrase(SPENDING, said) && !said.some(token => has(OWN, token))
  )
}
