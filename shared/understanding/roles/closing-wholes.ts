/** A price said in another way: once more, for several things together, or below the value that is printed on it. */
import { isSmall, readAmount } from '../spans/amount.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isOfOne } from './closing-products.ts'
import { closingReading } from './closing-readings.ts'
import { isConcluding, namesPurpose } from './closing-result.ts'
import { FOR_ALL } from './closing-words.ts'
import { bareCountOf } from './derivation-operands.ts'
import { phraseBefore } from './phrase-before.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Least share of the face value that a card is sold at. */
const LEAST_OF_FACE = 0.5
/** Least share of what goods are worth. */
const LEAST_OF_WORTH = 0.1
/** Most words between the value and 'for': 'dollar Starbucks gift card for'. */
const MAX_BETWEEN = 5

/** Words of a second purchase at the same price. */
const AGAIN: ReadonlySet<string> = new Set(phraseList('again|too|also|more|another|juga|lagi'))

/** Words by which a product that is said once more was paid: 'paid the full 174'. */
const PAID = phraseSet(phraseList('paid|pay|charged|full|bayar|dibayar|bayarnya|lunas|semua'))

/** Whether a price is a product of what was said: '58 a night' of three nights. */
function isMultiplied(utterance: Utterance, { amount }: SaidAmount): boolean {
  return readAmount(utterance, amount.start)?.plain !== amount.plain
}

/** The price once more, as the result of what was said with it: '11 gallons at 3.29, that's 36.19 at Buc-ee's'. */
export function restatedOf(
  utterance: Utterance,
  [price, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  if (!price || others.length > 0 || namesPurpose(result)) return null
  const isPaid = isMultiplied(utterance, price) && findPhrase(PAID, result.before) >= 0
  if (!isConcluding(result) && !isPaid) return null
  if (result.behind.some(({ word }) => AGAIN.has(word))) return null
  const same = closingReading([price.amount], result.amount, ([told], paid) => told === paid)
  return same && price.amount
}

/** The same right before their price: 'finally she gave both for'. */
const ALL_FOR = phraseSet(
  phraseList('both for|both at|all for|all three for|all four for|them all for|the pair for|the lot for'),
)

/** 'Two 25 dollar gift cards, 45 for both', 'ten a bottle, so fifteen for the pair'. */
export function priceOfAll(
  utterance: Utterance,
  [price, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  const isForAll = matchPhrase(FOR_ALL, result.behind, 0) !== null && !nameThing(result.before)
  if (!price || others.length > 0 || !(isForAll || phraseBefore(ALL_FOR, result.before))) return null
  // Of 'wings were 16 and I had two beers, eleven for the two' the two are counted.
  if (bareCountOf(price) !== null && isSmall(price.amount) && nameThing(price.behind) && !isOfOne(price))
    return null
  const count = readCount(utterance, utterance.between(0, price.amount.start))
  if (count === null && !isOfOne(price)) return null
  return closingReading([price.amount], result.amount, ([one = 0], all) => all > one / 2 && all !== one)
}

const CARDS = phraseSet(phraseList('gift card|gift cards|giftcard|card|voucher|vouchers|voucher belanja'))

const WORTH = phraseSet(phraseList('worth of|worth|in value of'))

/**
 * What was paid where the amount before is a value and no price: 'a 50 dollar gift card for 45', 'a grand worth of windows
 * for eight fifty'.
 */
export function paidBelow(face: SaidAmount, result: SaidAmount): SpokenAmount | null {
  if (face.clause !== result.clause) return null
  const { before } = result
  const isSold = before.at(-1)?.word === 'for' || before.at(-1)?.word === 'seharga'
  const isWorth = matchPhrase(WORTH, face.behind, 0) !== null
  if (!isSold || before.length > MAX_BETWEEN || !(isWorth || findPhrase(CARDS, before) >= 0)) return null
  const least = isWorth ? LEAST_OF_WORTH : LEAST_OF_FACE
  const closes = ([value = 0]: readonly number[], paid: number) => paid < value && paid >= value * least
  return closingReading([face.amount], result.amount, closes)
}
