/** Whether a price is only mentioned: reported, compared with earlier ones, or of a thing on offer. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { DEPENDANTS, SPEAKERS } from './people-words.ts'
import {
  ALREADY,
  NOWADAYS,
  ON_OFFER,
  OUTRAGE,
  PER_PIECE,
  POINTING,
  REPORTED,
  STANDING_AT,
  STAPLES,
  TOO_DEAR,
} from './price-mention-words.ts'
import { BUYING, SPENDING } from './spending-words.ts'
import { tellsAmount, withoutAmounts } from './without-amounts.ts'

/** Categories of things that are looked at before a purchase; a priced meal or ride was paid for. */
const LOOKED_AT: ReadonlySet<Category | null> = new Set<Category | null>([
  null,
  'Shopping',
  'Entertainment',
  'Travel',
])
/** Where vehicles are for sale. */
const DEALERS = new Set(['dealer', 'dealership', 'showroom'])
/** Words for the price that the speaker paid. */
const CAME_TO = new Set(['habis', 'abis', 'kena', 'kenanya', 'habisnya', 'got', 'jadinya'])
/** Words between 'di' and 'ada': 'di mall ada tas'. */
const REACH_OF_PLACE = 4

function has(set: ReadonlySet<string>, token: Token | undefined): boolean {
  return token !== undefined && set.has(token.word)
}

/** 'Sekilo', 'sekilonya'. */
function isOnePiece(token: Token | undefined): boolean {
  const word = token?.word.replace(/nya$/, '') ?? ''
  return word.length > 2 && PER_PIECE.has(word)
}

/** 'gula udah 18 ribu sekilo', 'telur sekarang 32 ribu sekilo', 'cabe sekarang sekilo 90 ribu'. */
function isUnitPrice(said: readonly Token[], start: number, end: number): boolean {
  const isLed = isOnePiece(said[has(ALREADY, said[start - 1]) ? start - 2 : start - 1])
  if (!has(PER_PIECE, said[end]) && !isLed) return false
  return has(ALREADY, said[start - 1]) || said.some(token => NOWADAYS.has(token.word))
}

/** 'Diesel's at 3.69', 'eggs are up to six dollars', 'gas is 3.19 a gallon': the price on the board. */
function isPosted(said: readonly Token[], start: number, end: number): boolean {
  const named = said[said[0]?.word === 'the' ? 1 : 0]?.word ?? ''
  const staple = STAPLES.has(named)
  if (!staple && !STAPLES.has(named.replace(/s$/, ''))) return false
  const between = said.slice(0, start)
  const isPresent = !staple || between.some(({ word }) => word === 'is' || word === 'are')
  return isPresent && (has(PER_PIECE, said[end]) || has(STANDING_AT, said[start - 1]))
}

/** 'di mall ada tas 450 ribu', 'there's a bag for 45 dollars'. */
function isOnOffer(words: readonly Token[]): boolean {
  if (matchPhrase(ON_OFFER, words, 0)) return true
  const there = words.slice(0, REACH_OF_PLACE).findIndex(({ word }) => word === 'ada')
  return words[0]?.word === 'di' && there > 1
}

/** 'that bike is 900 dollars', 'the van is 42k at the dealer'. */
function isQuoted(said: readonly Token[], start: number, end: number): boolean {
  const verb = said.slice(Math.max(0, start - 2), start).some(({ word }) => word === 'is' || word === 'are')
  return verb && (has(POINTING, said[0]) || said.slice(end).some(token => DEALERS.has(token.word)))
}

/**
 * Whether the thing before the price has a demonstrative or '-nya': 'tiket konsernya', 'kulkas itu', 'that
 * Honda is'.
 */
function isPointedAt(said: readonly Token[], start: number): boolean {
  const named = said[start - 1]?.word ?? ''
  return named.endsWith('nya') || named === 'itu' || has(POINTING, said[0])
}

/** Whether no word says that the priced thing was bought. */
function isOnlyNamed(said: readonly Token[]): boolean {
  return (
    !containsPhrase(BUYING, said) &&
    !containsPhrase(SPENDING, said) &&
    !said.some(({ word }) => CAME_TO.has(word) || SPEAKERS.has(word))
  )
}

/** 'Naik' behind a price is its rise, not a ride. */
function withoutRise(said: readonly Token[]): readonly Token[] {
  return said.at(-1)?.word === 'naik' ? said.slice(0, -1) : said
}

const ASKING: ReadonlySet<string> = new Set([
  'minta',
  'mintanya',
  'matok',
  'patok',
  'nembak',
  'wants',
  'wanted',
])

/** 'Tukang AC minta 350 buat nyuci dua unit', but not 'anak minta 20 ribu'. */
function isAskedFor(said: readonly Token[], start: number): boolean {
  if (!has(ASKING, said[start - 1])) return false
  return !said.slice(0, start).some(token => has(SPEAKERS, token) || has(DEPENDANTS, token))
}

/** 'iPhone yang baru tuh sekarang 24 juta', 'the new iPhone is now 1200' */
function isOfNow(said: readonly Token[]): boolean {
  return said.some((token, at) => tellsAmount(token) && has(NOWADAYS, said[at - 1]))
}

const PRICES: ReadonlySet<string> = new Set(['harga', 'harganya', 'price', 'prices'])

/** 'Gila nggak sih harganya' */
function isOutrageAtPrice(opinion: readonly Token[]): boolean {
  return opinion.some(token => has(PRICES, token)) && containsPhrase(OUTRAGE, opinion)
}

/** Right before a price that only stands: 'the Dyson fan is 599'. */
const STATED: ReadonlySet<string> = new Set(['is', 'are'])

/** 'tiket konsernya 1,8 juta', where `opinion`, of the same clause or the next, is 'mahal banget'. */
export function isFoundDear(said: readonly Token[], opinion: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  if (start < 0) return false
  if (isAskedFor(said, start))
    return (containsPhrase(TOO_DEAR, opinion) || containsPhrase(OUTRAGE, opinion)) && !tellsAct(said)
  const isStated = has(STATED, said[start - 1]) && containsPhrase(OUTRAGE, opinion)
  const isOutrage = (isOfNow(said) && isOutrageAtPrice(opinion)) || isStated
  if (!isOutrage && !containsPhrase(TOO_DEAR, opinion)) return false
  return (
    (isOutrage || isPointedAt(said, start)) &&
    isOnlyNamed(said) &&
    LOOKED_AT.has(categorize(withoutAmounts(said)))
  )
}

const SEEING: ReadonlySet<string> = new Set(['lihat', 'liat', 'saw', 'tengok'])

/** 'Pesawat Surabaya Makassar kulihat sejuta' */
function isSeenAt(said: readonly Token[], start: number): boolean {
  return has(SEEING, said[start - 1]) && has(SPEAKERS, said[start - 2])
}

/** `said` is a clause with its amounts; without one it is false, as nothing in it has a price. */
export function isPriceMentioned(said: readonly Token[], words: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  const end = said.findLastIndex(tellsAmount) + 1
  if (start < 0 || containsPhrase(BUYING, said) || said.some(token => CAME_TO.has(token.word))) return false
  if (containsPhrase(REPORTED, said.slice(0, end)) || isSeenAt(said, start)) return true
  if (!isOnlyNamed(withoutRise(said))) return false
  if (isUnitPrice(said, start, end) || isPosted(said, start, end)) return true
  const isMentioned = isOnOffer(words) || isQuoted(said, start, end)
  if (isFoundDear(said, said)) return true
  return isMentioned && (LOOKED_AT.has(categorize(words)) || words.some(({ word }) => DEALERS.has(word)))
}
