/**
 * Whether a price is predicated of a thing without any act: 'a room there is 220 a night', 'Target has diapers
 * for 24.99', 'kos di sini paling murah sejuta', 'es lilin dulu cuma 50 perak'.
 */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { SPEAKERS } from './people-words.ts'
import { NOWADAYS, POINTING } from './price-mention-words.ts'
import { SPENDING } from './spending-words.ts'
import {
  BEFORE_PRICE,
  CHEAPEST,
  COPULA,
  FORMERLY,
  MOVED,
  OFFERED_FOR,
  OFFERS,
  PROMOTED,
  PROMOTION,
  REACHING,
  RENTED,
  STANDS,
  SUPERLATIVE,
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
  return (
    matchPhrase(RENTED, said, end) !== null ||
    containsPhrase(THERE, said) ||
    (verb > 1 && has(POINTING, said[0]))
  )
}

/** 'Costco has the TV for 399'. */
function isOffered(said: readonly Token[], start: number): boolean {
  if (!has(OFFERED_FOR, said[start - 1])) return false
  const verb = said.slice(0, MAX_SHOP + 1).findIndex(token => has(OFFERS, token))
  const isUnbroken = (said[start]?.index ?? 0) - (said[verb]?.index ?? 0) === start - verb
  return verb > 0 && verb < start - 2 && isUnbroken
}

/** 'Dulu bensin 4500 seliter', but not 'dulu 10 ribu, sekarang jadi 15 ribu'. */
function isOfFormerly(said: readonly Token[]): boolean {
  return said[0]?.word === 'dulu' && !said.some(token => has(NOWADAYS, token))
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
  if (at >= 0 && at < start) return true
  if (has(REACHING, said[start - 1])) return true
  return has(COPULA, said[start - 1]) && said.slice(0, start).some(token => has(SUPERLATIVE, token))
}

/** Whether a price from `start` to the last amount stands; `said` tells no act. */
function standsThere(said: readonly Token[], start: number): boolean {
  if (isOfFormerly(said) || isPromoted(said) || isLowest(said, start)) return true
  if (isPredicated(said, start, said.findLastIndex(tellsAmount) + 1) || isOffered(said, start)) return true
  return (
    containsPhrase(MOVED, said) && !containsPhrase(SPENDING, said) && !said.some(token => has(OWN, token))
  )
}

/** `said` is a clause with its amounts. */
export function isPriceStanding(said: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  if (start < 0) return false
  if (containsPhrase(FORMERLY, said)) return true
  if (!standsThere(said, start)) return false
  return !tellsAct(withoutPhrases(PROMOTION, said)) && !said.some(token => has(SPEAKERS, token))
}
