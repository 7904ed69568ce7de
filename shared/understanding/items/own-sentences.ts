/** What belongs to a thing although it is a sentence of its own: the shop, the quantity, the company. */
import { categorize } from '../categories/categorize.ts'
import type { Clause } from '../clauses/clause.ts'
import { clauseContent, hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { isPlaceName, placeOf } from '../descriptions/bare-place.ts'
import { COMPANY_WORDS } from '../descriptions/company.ts'
import { leadsToPlace } from '../descriptions/lead.ts'
import { clauseIntent, isNoSpending } from '../intent/intent.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { isShort, openerOf } from './clause-shape.ts'

/** Longest thing before its shop, in words. */
const MAX_THING = 8
/** Most clauses that name company: 'me, my wife and the kids'. */
const MAX_COMPANY = 3

/** Verbs of getting something: behind others the name of a shop tells of another place. */
const GETTING: ReadonlySet<string> = new Set(
  phraseList(
    `got|get|bought|buy|needed|need|ordered|grabbed|picked|replaced|beli|pesan|pesen|butuh|perlu|dapet|dapat|ganti|nyari|cari`,
  ),
)

function tellsThing(clause: Clause): boolean {
  const words = wordsOf(clause)
  if (!isShort(clause, MAX_THING) || leadsToPlace(words) || isNoSpending(clauseIntent(clause.said)))
    return false
  return categorize(words) !== null
}

/** 'Finally I got proper snow boots. DSW, 75 dollars.' */
export function namesShop(clause: Clause, next: Clause): boolean {
  const words = wordsOf(clause)
  const shop = contentWords(wordsOf(next))
  if (next.marker !== 'stop' || !isPlaceName(shop)) return false
  const isGot = words.some(({ word }) => GETTING.has(word))
  return isGot && !isPlaceName(contentWords(words)) && tellsThing(clause) && placeOf(words, shop) !== null
}

/** 'Walgreens. Cough syrup 12.99': the shop of what follows. */
export function headsSentence(clause: Clause, next: Clause): boolean {
  if (next.marker !== 'stop' || !clauseContent(next) || !hasAmount(next)) return false
  const { token, buys } = openerOf(next)
  if (buys || token?.word === 'i' || token?.word === 'aku') return false
  const shop = contentWords(wordsOf(clause))
  const bought = contentWords(wordsOf(next))
  return isPlaceName(shop) && !isPlaceName(bought) && placeOf(bought, shop) !== null
}

const WHOLES: ReadonlySet<string> = new Set(phraseList('full|tank|dozen|half|a|an|of|them|lusin|kodi'))

function measures(token: Token): boolean {
  return token.kind !== 'word' || numberWord(token) !== null || isUnit(token) || WHOLES.has(token.word)
}

/** 'Ice. Two bags. Six bucks.' */
export function tellsQuantity(clause: Clause, next: Clause): boolean {
  const words = wordsOf(next)
  return next.marker === 'stop' && words.length > 1 && words.every(measures) && tellsThing(clause)
}

/** 'Peter Piper Pizza, me and the kids, it was 52': how many clauses name company between a thing and its price. */
export function companyBehind(clauses: readonly Clause[], at: number): number {
  const [thing, ...others] = clauses.slice(at, at + MAX_COMPANY + 2)
  if (!thing || !isShort(thing, MAX_THING)) return 0
  const price = others.findIndex(clause => hasAmount(clause))
  const priced = others[price]
  if (!priced || price < 1 || clauseContent(priced) || priced.marker !== 'comma') return 0
  const company = others.slice(0, price)
  return company[0]?.marker === 'comma' && company.every(isCompany) ? price : 0
}

function isCompany(clause: Clause): boolean {
  const words = wordsOf(clause)
  if (clause.marker !== 'comma' && clause.marker !== 'and') return false
  return words.length > 0 && words.every(({ word }) => COMPANY_WORDS.has(word))
}
