/** The count of a thing whose unit price was said before: '45 apiece, I bought two', '3.99 a bag and I got six of them'. */

import { isSmall } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { isTimes, readCount, saysUnitPrice } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { pricesEach } from './counted-pieces.ts'
import { offerTold, paidPieces } from './free-pieces.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readRate } from './rate-units.ts'
import { REDUCERS } from './reduction-words.ts'

/** Verbs that alone before a number make it a count. */
const TAKING = phraseSet(
  phraseList(
    `i|we|so|bought|got|took|had|ate|drank|ordered|get|buy|it took|picked up|grabbed|needed|aku|saya|gue|kami|kita|beli|ambil|dapat|dapet|pesan|pesen|order|borong|tapi|but|jadi|cuma|just|only|covered|my|paid for`,
  ),
)
const EACH_PIECE = phraseSet(phraseList('each|apiece|a piece|satunya|perbiji|masing masing'))

/** Whether the words beside a price make it a unit price. */
export function isOfOne({ parts, at }: PlacedAmount): boolean {
  const [before, behind] = [parts[at - 1], parts[at + 1]]
  const leading = before?.kind === 'words' ? before.words.slice(-2) : []
  const following = behind?.kind === 'words' ? behind.words.slice(0, 3) : []
  return saysUnitPrice(leading) || saysUnitPrice(following) || readRate(leading, following) !== null
}

/** Whether words only tell of taking; 'each' of the price before may stand first: 'each got three'. */
function isTaking(words: readonly Token[]): boolean {
  let at = skipPhrase(EACH_PIECE, words, 0)
  while (at < words.length) {
    const end = matchPhrase(TAKING, words, at)?.end ?? matchPhrase(FILLERS, words, at)?.end
    if (end === undefined) return false
    at = end
  }
  return at > 0 && words.length > skipPhrase(EACH_PIECE, words, 0)
}

const FOR = 'for'

/** A price of several pieces. */
interface Bundle {
  readonly count: number
  /** Parts that tell the count, right before its price. */
  readonly parts: number
}

/** The pieces that a price is for: 'two for five dollars', 'tiga seratus ribu'; null where they are not said. */
function bundleOf({ parts, at }: PlacedAmount): Bundle | null {
  const [first, before] = [parts[at - 2], parts[at - 1]]
  if (before?.kind === 'amount')
    return isSmall(before.amount) && before.amount.plain > 1 ? { count: before.amount.plain, parts: 1 } : null
  if (first?.kind !== 'amount' || before?.kind !== 'words' || !isSmall(first.amount)) return null
  const [only, ...others] = before.words
  return only?.word === FOR && others.length === 0 ? { count: first.amount.plain, parts: 2 } : null
}

/** The 6 of 'boxes at 2.50 each six of those'. */
function isOfEach(before: readonly Token[], behind: readonly Token[]): boolean {
  return before.length > 0 && skipPhrase(EACH_PIECE, before, 0) === before.length && ofThemLength(behind) > 0
}

/** The 'times' of 'twenty eight dollars, times two'. */
function isFactor(before: readonly Token[]): boolean {
  return before.length === 1 && isTimes(before[0])
}

/** The number of words of 'of them' right behind a count. */
export function ofThemLength(behind: readonly Token[]): number {
  return skipPhrase(OF_THEM, behind, 0)
}
const OF_THEM = phraseSet(phraseList('of them|of those|of em|of the things'))

/** Multiplies the price before by an amount that is a mere count; false where it is none. */
export function takesPieces(
  utterance: Utterance,
  ledger: PriceLedger,
  { amount, before, behind }: AmountInWords,
): boolean {
  const price = ledger.built.lastAmount()
  if (
    !price ||
    !isSmall(amount) ||
    amount.plain < 1 ||
    !(isTaking(before) || isFactor(before) || isOfEach(before, behind))
  )
    return false
  // Of 'got three minus the twenty dollar discount' the words behind tell of the next amount.
  if (!REDUCERS.has(behind[0]?.word ?? '') && nameThing(behind.slice(ofThemLength(behind)))) return false
  const bundle = bundleOf(price)
  if (!ledger.isInSentence(price) || !(bundle || isOfOne(price) || isFactor(before))) return false
  if (bundle && amount.plain % bundle.count !== 0) return false
  ledger.change(price, times(price.amount, paidPieces(utterance, amount.plain) / (bundle?.count ?? 1)))
  if (bundle) price.parts.splice(price.at - bundle.parts, bundle.parts)
  return true
}

/** Whether an amount tells only how many pieces of an offer were paid for or taken; a price of one becomes that of those paid for. */
export function takesOffer(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): boolean {
  const told = offerTold(utterance, said)
  const price = told && ledger.lastPrice()
  if (!price || !ledger.isInSentence(price)) return false
  const isCounted = readCount(utterance, utterance.between(0, price.amount.start)) !== null
  const isOne = told === 'paid' && isOfOne(price) && !isCounted
  if (isOne) ledger.change(price, times(price.amount, said.amount.plain))
  return true
}

const SO: ReadonlySet<string> = new Set(['jadi', 'jadinya', 'berarti', 'so'])

/** Multiplies the price of one by the pieces that are concluded from it: 'satunya 520 ribu, jadi dua tiket'; false elsewhere. */
export function concludesPieces(ledger: PriceLedger, { amount, before, behind }: AmountInWords): boolean {
  const price = ledger.built.lastAmount()
  if (!price || !isSmall(amount) || amount.plain < 2 || !Number.isInteger(amount.plain)) return false
  const isCount =
    SO.has(before.at(-1)?.word ?? '') && behind[0]?.kind === 'word' && nameThing(behind.slice(0, 1))
  if (!isCount || !ledger.isInSentence(price) || !isOfOne(price)) return false
  ledger.change(price, times(price.amount, amount.plain))
  return true
}

/**
 * Makes a price of one that of all, where the pieces are counted before it: in 'two boxes at 25 each and ten off' ten is
 * taken off their sum.
 */
export function priceAll(utterance: Utterance, ledger: PriceLedger): void {
  const price = ledger.lastPrice()
  if (!price || !ledger.isInSentence(price)) return
  const { parts, at, amount } = price
  const [first, before, behind] = [parts[at - 2], parts[at - 1], parts[at + 1]]
  if (before?.kind !== 'words') return
  const each = behind?.kind === 'words' ? matchPhrase(EACH_PIECE, behind.words, 0) : null
  const number = first?.kind === 'amount' && isSmall(first.amount) ? first.amount : null
  const counted = number ? utterance.between(number.start, number.end) : []
  if (!each && !pricesEach(utterance, [...counted, ...before.words])) return
  const count = readCount(utterance, before.words) ?? number?.plain
  if (!count) return
  if (each && behind?.kind === 'words') parts[at + 1] = { kind: 'words', words: behind.words.slice(each.end) }
  if (before.words.at(-1)?.word === 'at') parts[at - 1] = { kind: 'words', words: before.words.slice(0, -1) }
  ledger.change(price, times(amount, count))
}

/** Multiplies a price of one by the pieces of 'and I got six of them'; the words behind, or null where none are told. */
export function takesOfThem(
  utterance: Utterance,
  ledger: PriceLedger,
  words: readonly Token[],
): readonly Token[] | null {
  const of = findPhrase(OF_THEM, words)
  const price = of < 1 ? null : ledger.lastPrice()
  const bundle = price && bundleOf(price)
  if (!price || !ledger.isInSentence(price) || !(bundle || isOfOne(price))) return null
  const count = readCount(utterance, words.slice(0, of))
  const number = words.findIndex(
    ({ index }) => readCount(utterance, utterance.between(index, index + 1)) !== null,
  )
  const isRightBehind = number <= skipPhrase(EACH_PIECE, words, 0)
  if (count === null || !(isRightBehind || isTaking(words.slice(0, number)))) return null
  if (bundle && count % bundle.count !== 0) return null
  ledger.change(price, times(price.amount, count / (bundle?.count ?? 1)))
  if (bundle) price.parts.splice(price.at - bundle.parts, bundle.parts)
  return words.slice(skipPhrase(OF_THEM, words, of))
}
