/** Which clauses without an amount belong to the one that follows: 'nasi goreng dan es teh, 20 ribu'. */
import { categorize } from '../categories/categorize.ts'
import type { Clause } from '../clauses/clause.ts'
import { clauseContent, hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { placeOf } from '../descriptions/bare-place.ts'
import { leadsToPlace } from '../descriptions/lead.ts'
import { clauseIntent, isNoSpending } from '../intent/intent.ts'
import { PEOPLE } from '../intent/people-words.ts'
import { contentWords } from '../words/content-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { isAmountFirst, isShort, listsOn, openerOf, turns } from './clause-shape.ts'
import { companyBehind, headsSentence, namesShop, tellsQuantity } from './own-sentences.ts'

const MOTION = new Set('pulang jalan ketemu lagi sampai going came habis'.split(' '))
const PLACES: ReadonlySet<string> = new Set(['di', 'at', 'from', 'on', 'in', 'dari'])
/** Longest place, in words. */
const MAX_PLACE = 3
/** The words of a shop's name, at most. */
const MAX_SHOP = 4
/** Longest thing before a place and a price, in words. */
const MAX_PRICED_IN_PLACE = 8
const PRONOUNS = new Set('saya aku gue gua gw kita kami i we naik isi ngisi'.split(' '))

const WITH: ReadonlySet<string> = new Set(['sama', 'ama', 'bareng'])

/** 'Makan bakso di depan kantor sama suamiku, 50 ribu': a companion, no second thing. */
function isCompany(next: Clause): boolean {
  return WITH.has(next.markerTokens[0]?.word ?? '') && matchPhrase(PEOPLE, wordsOf(next), 0) !== null
}

/** Whether a clause without an amount is the first part of a list that `next` continues and prices. */
function listsInto(clause: Clause, next: Clause): boolean {
  const longest = isCompany(next) ? MAX_PRICED_IN_PLACE : undefined
  if (!listsOn(next) || isAmountFirst(next) || !isShort(clause, longest)) return false
  const first = openerOf(clause)
  const second = openerOf(next)
  if (MOTION.has(first.token?.word ?? '')) return false
  return (
    first.buys || leadsToPlace(wordsOf(clause)) || !(second.buys || PRONOUNS.has(second.token?.word ?? ''))
  )
}

/** Whether the intent changes to spending, so that it is no list. */
function turnsTo(clause: Clause, next: Clause): boolean {
  const intent = ({ said }: Clause) => clauseIntent(said)
  return clauseContent(next) && isNoSpending(intent(clause)) && !isNoSpending(intent(next))
}

/** Whether a clause has a price and a place, but no thing: ', 139 ribu di Tokopedia'. */
function pricesInPlace(clause: Clause): boolean {
  const words = contentWords(wordsOf(clause))
  return isAmountFirst(clause) && PLACES.has(wordsOf(clause)[0]?.word ?? '') && words.length <= MAX_PLACE
}

/** Whether `next` has only a reason and a price: 'naik Grab ke kantor, soalnya hujan 19 ribu'. */
function pricesBehindReason(clause: Clause, next: Clause): boolean {
  if (next.marker !== 'why' || next.parts.at(-1)?.kind !== 'amount' || !isShort(clause)) return false
  return (
    categorize(wordsOf(clause)) !== null &&
    categorize(wordsOf(next)) === null &&
    !isNoSpending(clauseIntent(clause.said)) &&
    !isNoSpending(clauseIntent(next.said))
  )
}

/** Whether `next` has only the final price: 'mukena ditawarin 250, kutawar 180, akhirnya jadi 200'. */
function pricesInTheEnd(clause: Clause, next: Clause): boolean {
  if (next.marker !== 'but' || !hasAmount(next) || clauseContent(next) || !isShort(clause)) return false
  return categorize(wordsOf(clause)) !== null && !isNoSpending(clauseIntent(clause.said))
}

/** 'Dinner at Cracker Barrel, whole family, 78 dollars': what stands between a thing and its price names none. */
function pricesBehindRemark(clause: Clause, remark: Clause, price: Clause | undefined): boolean {
  if (!price || !listsOn(remark) || price.marker !== 'comma' || hasAmount(remark)) return false
  if (clauseContent(remark) || !hasAmount(price) || clauseContent(price)) return false
  return isShort(clause, MAX_PRICED_IN_PLACE) && !isNoSpending(clauseIntent(clause.said))
}

/** 'Four-by-fours and a bag of Quikrete, home depo, 38 dollars': the price follows the name of the shop. */
function pricesAtShop(clause: Clause, next: Clause): boolean {
  const said = wordsOf(next)
  if (next.marker !== 'comma' || said.length === 0 || said.length > MAX_SHOP) return false
  const shop = contentWords(said)
  if (shop.length === 0 || placeOf(wordsOf(clause), shop) === null) return false
  return isShort(clause, MAX_PRICED_IN_PLACE)
}

/** Whether `next` only says that the speaker paid for `clause`: 'sate sama mertua, aku yang bayar, 120 ribu'. */
function saysPaid(clause: Clause, next: Clause): boolean {
  return isShort(clause, MAX_PRICED_IN_PLACE) && clauseIntent(next.said) === 'spent'
}

function joinsNext(clause: Clause, next: Clause, nextJoins: boolean): boolean {
  if (pricesBehindReason(clause, next)) return true
  if (pricesInTheEnd(clause, next)) return true
  if (next.marker === 'cancel' || turns(next)) return false
  if (clause.day && next.day && clause.day.day !== next.day.day) return false
  if (hasAmount(next)) {
    if (turnsTo(clause, next)) return false
    return (
      !clauseContent(next) ||
      listsInto(clause, next) ||
      pricesAtShop(clause, next) ||
      namesShop(clause, next) ||
      headsSentence(clause, next) ||
      tellsQuantity(clause, next) ||
      (isShort(clause, MAX_PRICED_IN_PLACE) && pricesInPlace(next))
    )
  }
  if (nextJoins && (namesShop(clause, next) || tellsQuantity(clause, next))) return true
  if (!listsOn(next)) return false
  if (!clauseContent(next))
    return next.day !== null || next.payment !== null || (nextJoins && saysPaid(clause, next))
  return nextJoins && (listsInto(clause, next) || pricesAtShop(clause, next))
}

/** For each clause, if it names something and has no amount: whether it belongs to the next amount. */
export function forwardJoins(clauses: readonly Clause[]): boolean[] {
  const joins: boolean[] = clauses.map(() => false)
  for (let at = clauses.length - 2; at >= 0; at--) {
    const clause = clauses[at]
    const next = clauses[at + 1]
    if (!clause || !next || hasAmount(clause)) continue
    joins[at] =
      joinsNext(clause, next, joins[at + 1] ?? false) || pricesBehindRemark(clause, next, clauses[at + 2])
    const company = joins[at] ? 0 : companyBehind(clauses, at)
    if (company > 0) joins.fill(true, at, at + company + 1)
  }
  return joins
}
