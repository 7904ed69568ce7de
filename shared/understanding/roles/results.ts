/** Amounts that repeat or replace the price of a thing before. */
import { categorize } from '../categories/categorize.ts'
import { isSurcharge } from '../categories/surcharge.ts'
import { REPORTED } from '../intent/price-mention-words.ts'
import { isSmall } from '../spans/amount.ts'
import { CENT, isMultiple, onScaleOf } from '../spans/amount-arithmetic.ts'
import { readCount, saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { withoutPhrases } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { isFee, isSumOf, removeFee } from './added-up.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { boughtInstead, concludes, concludesBehind, endsInConclusion, WITH_ADDED } from './conclusion.ts'
import { isEarlierPart, isPartOfThisWeek, paysRestOf } from './earlier-parts.ts'
import { isHaggled } from './haggled.ts'
import { isOwnOfTotal } from './own-of-total.ts'
import { isMineInstead, isShareOfOther, isShareTold } from './own-results.ts'
import { isPaidInstead } from './paid-instead.ts'
import { isCharged } from './phone-credit.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readOne, readRate } from './rate-units.ts'
import { isPaidRest } from './wholes.ts'

/** Before a price that others did not change. */
const STILL: ReadonlySet<string> = new Set(['tetep', 'tetap', 'still'])

function isSame(one: SpokenAmount, other: SpokenAmount): boolean {
  return Math.abs(onScaleOf(other, one).plain - one.plain) < CENT
}

/** Whether the words of a result name the thing of the price once more: 'ada diskon jadi sepatunya cuma 250'. */
function isNamedAgain({ clause }: PlacedAmount, before: readonly Token[]): boolean {
  const at = before.findIndex(
    ({ word, index }, place) =>
      word.endsWith('nya') &&
      clause.said.some(said => said.index < index && plainWord(said.word) === plainWord(word)) &&
      endsInConclusion(before.slice(0, place)),
  )
  return at >= 0 && endsInConclusion(before.toSpliced(at, 1))
}

/** The price that an amount is the result of, or null. */
function resultOf(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): PlacedAmount | null {
  const { amount, behind } = said
  // In 'at 60 a visit so I paid him 120' 'a visit' belongs to the price before.
  const before = said.before.slice(readOne(said.before, 0)?.end ?? 0)
  const price = ledger.lastPrice()
  if (!price || ledger.clause?.marker === 'correction') return null
  if (ledger.isInSentence(price) && isNamedAgain(price, before)) return price
  // 'Lunch for three guys 12.50 each and mine was 11'
  if ((isPriceOfOne(price) || isBehindAt(price)) && before.some(({ word }) => word === 'mine')) return null
  const isShared = ledger.isSettled(price)
  if (phraseBefore(WITH_ADDED, before) && onScaleOf(amount, price.amount).plain <= price.amount.plain)
    return null
  const isBut = ledger.clause?.marker === 'but' && boughtInstead(before)
  const isRest = isPaidRest({ before, behind }) || paysRestOf(price, said)
  const isInstead = isRest || isPaidInstead(ledger, price, said)
  if (isRest && isPartOfThisWeek(utterance, price)) return null
  const isReason = ledger.clause?.marker === 'why' && endsInConclusion(before)
  const isSurely =
    isBut ||
    isInstead ||
    isMineInstead(ledger, before) ||
    isShareTold(price, said) ||
    isOwnOfTotal(price, said) ||
    isReason ||
    isCharged(price, amount, before) ||
    isHaggled(utterance, ledger, price, said)
  if (!isSurely && !concludes(before, behind, isShared) && !concludesBehind(before, behind)) return null
  if (!isSurely && (ledger.hasThingSince(price) || isShareOfOther(price, before, ledger))) return null
  // 'We went halves on the bait, 26, and I paid the 10 dollar launch fee': that of another thing.
  if (isShared && !isSurely && ARTICLES.has(before.at(-1)?.word ?? '') && nameThing(behind)) return null
  // 'Diskon 30 persen, jadi 420 ribu, plus ongkir 15 ribu': a fee behind a result is a separate amount.
  if (isSurcharge(before) && !endsInConclusion(before)) return null
  // A count beside a price was skipped.
  const others = [...ledger.built.amounts()].filter(
    ({ clause, parts, at, amount: other }) =>
      clause.sentence === price.clause.sentence &&
      (!isSmall(other) || (parts === price.parts && at === price.at)),
  )
  const [last, first] = others
  // 'Forty two, no wait, forty seven, the receipt says forty seven ten': the first was taken back.
  if (price.clause.marker === 'correction') return price
  if (isShared || isBut || isInstead || others.length < 2 || !last || !first) return price
  if (isTold(price, said)) return price
  // 'Baju 120 ribu, ongkir 15 ribu tapi pake voucher, jadi tetap 120 ribu'
  if (before.some(({ word }) => STILL.has(word)) && isSame(first.amount, amount)) {
    if (isFee(last, before)) removeFee(last, first)
    return first
  }
  if (others.length > 2) return null
  // 'Three beers at six dollars each, so eighteen': the first amount is a count.
  if (Math.abs(last.amount.plain * first.amount.plain - amount.plain) < CENT) return last
  // 'Seventy five, ten more as a tip, so eighty five all in'; '212 at Costco, 60 was my neighbour's, so mine is 152'.
  const isLeft = Math.abs(first.amount.plain - last.amount.plain - amount.plain) < CENT
  if (!isLeft && !(isSumOf(amount, first.amount, last.amount) && isFee(last, before))) return null
  removeFee(last, first)
  return first
}

/**
 * From this ratio of price to result on, the result is read as hundreds: 'a hundred and eighty, thirty off,
 * so one fifty'.
 */
const MAX_RATIO = 20

/** The other reading of a result such as 'one fifty', where it fits its price better. */
function inHundreds(result: SpokenAmount, price: SpokenAmount): SpokenAmount {
  const { uncertain, scale, plain, rupiah } = result
  const isPair = uncertain && scale === 1 && rupiah >= 100 && Math.round(plain * 100) === rupiah
  const isTooLow = price.plain >= plain * MAX_RATIO && rupiah <= price.plain * 1.5
  return isPair && isTooLow ? { ...result, plain: rupiah } : result
}

/** 'Two kids meals at 6.50' */
function isBehindAt({ parts, at }: PlacedAmount): boolean {
  const before = parts[at - 1]
  return before?.kind === 'words' && before.words.at(-1)?.word === 'at'
}

function isPriceOfOne({ parts, at }: PlacedAmount): boolean {
  const behind = parts[at + 1]
  return behind?.kind === 'words' && saysUnitPrice(behind.words)
}

/** 'Socks 3 bucks each so 6': the pieces are not counted, but what all of them cost is said right behind. */
function isTold(price: PlacedAmount, { amount, before }: AmountInWords): boolean {
  const isNamed = categorize(price.clause.said.filter(({ index }) => index < price.amount.start)) !== null
  return isNamed && isPriceOfOne(price) && isMultiple(amount, price.amount) && endsInConclusion(before)
}

/**
 * Removes the 'at' of 'three beers at six, so eighteen', and the 'sejamnya' of 'sejamnya 95, dibagi lima, jadi 38', which
 * would make the result a unit price.
 */
function dropRate({ parts, at }: PlacedAmount): void {
  const before = parts[at - 1]
  if (before?.kind !== 'words') return
  const length = before.words.at(-1)?.word === 'at' ? 1 : (readRate(before.words, [])?.before ?? 0)
  if (length > 0) parts[at - 1] = { kind: 'words', words: before.words.slice(0, -length) }
}

/** Before an amount that tells of which price a thing is: 'the 10 dollar launch fee'. */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'another'])

/** Replaces a price by its result; false where it is no result. */
export function conclude(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): boolean {
  const price = resultOf(utterance, ledger, said)
  if (!price) return false
  if (isEarlierPart(price)) ledger.built.redate(price)
  ledger.division = null
  // 'At six dollars each, so eighteen': a unit price is multiplied when the item is built.
  const isCounted =
    readCount(
      utterance,
      price.clause.said.filter(({ index }) => index < price.amount.start),
    ) !== null
  const isOfOne = isCounted && isMultiple(said.amount, price.amount) && isPriceOfOne(price)
  ledger.change(
    price,
    isOfOne ? price.amount : onScaleOf(inHundreds(said.amount, price.amount), price.amount),
  )
  if (!isOfOne) dropRate(price)
  // 'Kata temen 200 ribu, tapi aku dapat 175' tells what was paid.
  if (ledger.clause?.marker === 'but') ledger.built.reword(price, said => withoutPhrases(REPORTED, said))
  ledger.absorb(price)
  return true
}
