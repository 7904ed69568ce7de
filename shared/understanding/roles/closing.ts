/**
 * Amounts that are reckoned together. Where a reckoning closes, as a sum, a product, a share or a price lowered, its
 * result is the price and the other amounts are none.
 */
import type { Clause } from '../clauses/clause.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { calculated } from './calculated-prices.ts'
import { withoutExplanation } from './clause-remains.ts'
import { changedTo, denies, exactOf } from './closing-afterthoughts.ts'
import { priceBesideCash } from './closing-cash-back.ts'
import { depositOf, isUnpaid } from './closing-deposits.ts'
import { tellsWholeOf } from './closing-own-parts.ts'
import { priceOf } from './closing-prices.ts'
import { productOf, productWithCharges } from './closing-products.ts'
import { MAX_MEMBERS } from './closing-readings.ts'
import { withRemainder } from './closing-remainders.ts'
import { shareOf } from './closing-shares.ts'
import { isTotal, sumOf, sumWithCharges } from './closing-sums.ts'
import { paidBelow, priceOfAll, restatedOf } from './closing-wholes.ts'
import { GIVEN_BACK } from './closing-words.ts'
import { isUnderNote } from './kept-change.ts'
import { reducedTo, withoutAmount, withoutClause, withoutUnpaid, withoutValue } from './reduced-clauses.ts'
import { type SaidAmount, saidAmounts } from './said-amounts.ts'
import { isTotalOfProducts } from './totals-of-products.ts'

/** The price that `result` is by one way of reckoning, the first of `members` being the price reckoned from. */
type Way = (utterance: Utterance, members: readonly SaidAmount[], result: SaidAmount) => SpokenAmount | null

/** The exact ones first, each tried on all runs of members before the next. */
const EXACT: readonly Way[] = [restatedOf, productOf, sumOf, shareOf, depositOf, exactOf]
const ABOUT: readonly Way[] = [sumWithCharges, productWithCharges, priceOfAll, priceOf]

/** Least amounts of a reckoning: a price, and the result. */
const LEAST = 2

/** The members with the same whole, where it was said before its parts as well. */
function withWhole(
  said: readonly SaidAmount[],
  start: number,
  members: readonly SaidAmount[],
  result: SaidAmount,
) {
  const whole = said[start - 1]
  return whole && members.length > 1 && whole.amount.plain === result.amount.plain
    ? [whole, ...members]
    : members
}

/** Whether others gave a part back between the first member and the result, which is told by other rules. */
function isGivenBack(utterance: Utterance, [first]: readonly SaidAmount[], { amount }: SaidAmount): boolean {
  const from = first?.before[0]?.index ?? first?.amount.start ?? 0
  return containsPhrase(GIVEN_BACK, utterance.between(from, amount.start))
}

/** The clauses with `right` in place of an amount that it denies; what was named with that goes where another is named. */
function putRight(
  utterance: Utterance,
  clauses: readonly Clause[],
  wrong: SaidAmount,
  right: SaidAmount,
): Clause[] {
  const isRenamed = nameThing(utterance.between(wrong.amount.end, right.amount.start))
  return isRenamed ? withoutClause(clauses, wrong) : reducedTo(clauses, wrong, [right], right.amount)
}

/** The clauses with a reckoning that ends in amount `at` reduced to it; null where none closes. */
function closed(
  utterance: Utterance,
  clauses: readonly Clause[],
  said: readonly SaidAmount[],
  at: number,
): Clause[] | null {
  const result = said[at]
  if (!result || clauses[result.clause]?.marker === 'correction') return null
  const least = Math.max(0, at - MAX_MEMBERS)
  const reduced = (ways: readonly Way[]): Clause[] | null => {
    for (let start = least; start < at; start++) {
      const members = said.slice(start, at)
      if (isGivenBack(utterance, members, result)) continue
      for (const way of ways) {
        const amount = way(utterance, members, result)
        const [main, ...others] = withWhole(said, start, members, result)
        if (amount && main) {
          // 'Seven hundred and something for the tax guy, seven forty' names its thing between.
          const between = way === exactOf ? undefined : withoutExplanation
          return reducedTo(clauses, main, [...others, result], amount, between)
        }
      }
    }
    return null
  }
  const before = said[at - 1]
  const paid = before && paidBelow(before, result)
  if (paid) return withoutValue(clauses, before, result, paid)
  if (before && tellsWholeOf(before, result)) return withoutAmount(clauses, result)
  if (before && isUnpaid(utterance, before, result)) return withoutUnpaid(clauses, result)
  if (before && isUnderNote(utterance, before, result)) return withoutAmount(clauses, result)
  if (before && denies(utterance, before, result)) return putRight(utterance, clauses, before, result)
  const left = withRemainder(utterance, clauses, said, at)
  if (left) return left
  const beside = said[at - 2]
  const price = before && beside && priceBesideCash(utterance, beside, before, result)
  if (price) return reducedTo(clauses, beside, [before, result], price)
  for (let start = least; start < at - 1; start++)
    if (isTotalOfProducts(utterance, said.slice(start, at), result)) return withoutAmount(clauses, result)
  const exact = reduced(EXACT) ?? calculated(utterance, clauses, said, at)
  if (exact) return exact
  for (let start = least; start < at - 1; start++)
    if (isTotal(said.slice(start, at), result)) return withoutAmount(clauses, result)
  const isOnly = at === 1 || clauses[said[at - 2]?.clause ?? 0]?.sentence !== clauses[result.clause]?.sentence
  return reduced(ABOUT) ?? (isOnly ? reduced([changedTo]) : null)
}

/** The clauses with each reckoning that closes reduced to its result. */
export function closeReckonings(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  let settled = clauses
  let said = saidAmounts(settled)
  for (let at = LEAST - 1; at < said.length; at++) {
    const next = closed(utterance, settled, said, at)
    if (!next) continue
    settled = next
    said = saidAmounts(settled)
    at = LEAST - 2
  }
  return settled
}
