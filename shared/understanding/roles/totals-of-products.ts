/** Totals of things of which some are counted: in 'two beers at 6 each and a burger for 14, so 26' the 26 is no price. */
import { readCount } from '../spans/unit-price.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { skipPhrase } from '../words/phrase-table.ts'
import { isOfOne } from './closing-products.ts'
import { closingReading } from './closing-readings.ts'
import { isCharge, isConcluding, isTakenOff } from './closing-result.ts'
import { WHOLE_BEHIND } from './closing-words.ts'
import { bareCountOf } from './derivation-operands.ts'
import type { SaidAmount } from './said-amounts.ts'

/** A price, and how many times it counts. */
interface Counted {
  readonly price: SaidAmount
  readonly count: number
}

/** The prices with their counts; null where one is a charge, or neither has a name nor is the price of one. */
function countedPrices(utterance: Utterance, members: readonly SaidAmount[]): Counted[] | null {
  const counted: Counted[] = []
  let from = members[0]?.before[0]?.index ?? members[0]?.amount.start ?? 0
  for (const [at, price] of members.entries()) {
    const next = members[at + 1]
    const isCount = next && !isOfOne(price) && isOfOne(next) && bareCountOf(price) !== null
    if (isCount) continue
    const count = isOfOne(price) ? readCount(utterance, utterance.between(from, price.amount.start)) : 1
    if (count === null || isCharge(price) || isTakenOff(price)) return null
    if (!isOfOne(price) && !nameThing(price.before) && !nameThing(price.behind)) return null
    counted.push({ price, count })
    from = price.amount.end
  }
  return counted
}

/** Whether the result only sums up things of which at least one is counted. */
export function isTotalOfProducts(
  utterance: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
): boolean {
  const { behind } = result
  if (!isConcluding(result) || nameThing(behind.slice(skipPhrase(WHOLE_BEHIND, behind, 0)))) return false
  const counted = countedPrices(utterance, members)
  if (!counted || counted.length < 2 || counted.every(({ count }) => count === 1)) return false
  const sum = (values: readonly number[]) =>
    values.reduce((total, value, at) => total + value * (counted[at]?.count ?? 1), 0)
  const amounts = counted.map(({ price }) => price.amount)
  return closingReading(amounts, result.amount, (values, whole) => sum(values) === whole) !== null
}
