/** A price of one whose product is said: 'four tyres, 89 each, that's 356', '4.99 a pound, a fourteen-pounder, 69.86'. */

import { readCount, saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import { isResult, saysResult } from './closing-result.ts'
import { MOST_CHARGES } from './closing-sums.ts'
import { WITH_CHARGES } from './closing-words.ts'
import { bareCountOf } from './derivation-operands.ts'
import { EACH } from './each-words.ts'
import { readRate } from './rate-units.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Words beside a price that make it the price of one. */
const REACH = 3

/** Whether an amount is said to be the price of one. */
export function isOfOne({ before, behind }: SaidAmount): boolean {
  const [leading, following] = [before.slice(-REACH), behind.slice(0, REACH)]
  return (
    leading.at(-1)?.word === 'at' ||
    saysUnitPrice([...leading, ...following]) ||
    readRate(leading, following) !== null
  )
}

/** The count before the price of one, or between it and the result: 'tickets 15 each, two of them, so thirty'. */
function countBeside(utterance: Utterance, one: SaidAmount, result: SaidAmount): number {
  return (
    readCount(utterance, utterance.between(0, one.amount.start)) ??
    readCount(utterance, utterance.between(one.amount.end, result.amount.start)) ??
    0
  )
}

/** 'Motel two nights at 84, the room tax made it 188.50': a little more than the product, with taxes or tips named. */
export function productWithCharges(
  utterance: Utterance,
  [one, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  if (!one || others.length > 0 || !isOfOne(one) || !saysResult(result)) return null
  if (!containsPhrase(WITH_CHARGES, utterance.between(one.amount.end, result.amount.start))) return null
  const count = countBeside(utterance, one, result)
  if (count < 2) return null
  return closingReading([one.amount], result.amount, ([price = 0], whole) => {
    return whole > price * count && whole <= price * count * (1 + MOST_CHARGES)
  })
}

/** Most pieces that are not counted aloud. */
const MAX_PIECES = 20

/** 'Lunch money, 25 a piece, 75': nothing but the sum is told behind the price of each. */
function isBareTotal(one: SaidAmount, { before, behind }: SaidAmount): boolean {
  return matchPhrase(EACH, one.behind, 0) !== null && before.length === 0 && !nameThing(behind)
}

function productOfSome(one: SaidAmount, result: SaidAmount): SpokenAmount | null {
  return closingReading(
    [one.amount],
    result.amount,
    ([price = 0], whole) => whole > price && whole % price === 0 && whole / price <= MAX_PIECES,
  )
}

/**
 * The result where it is a multiple of the price of one, the first of `members`, by a count before it or the other
 * member.
 */
export function productOf(
  utterance: Utterance,
  [one, other, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  if (
    !one ||
    !isOfOne(one) ||
    !isResult(result) ||
    others.length > 0 ||
    nameThing(result.before.slice(0, -1))
  )
    return null
  if (other && bareCountOf(other) === null) return null
  const count = (other && bareCountOf(other)) ?? countBeside(utterance, one, result)
  if (count < 2) return isBareTotal(one, result) ? productOfSome(one, result) : null
  return closingReading([one.amount], result.amount, ([price = 0], whole) => price * count === whole)
}
