/** Related amounts reduced to the price paid, pass by pass. */
import type { Clause } from '../clauses/clause.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { AmountSettler } from './amount-settler.ts'
import { withoutBegun } from './begun-amounts.ts'
import { closeReckonings } from './closing.ts'
import { withCompanyPrices } from './company-prices.ts'
import { withCountedAgain } from './counted-again.ts'
import { withoutCouponsAhead } from './coupons-ahead.ts'
import { withEachBehind } from './each-behind.ts'
import { withEachDay, withSameAgain } from './each-day.ts'
import { withEachInThousands } from './each-in-thousands.ts'
import { withForEach } from './for-each.ts'
import { withNamedRest } from './named-rests.ts'
import { withOneOfCounted } from './one-of-counted.ts'
import { withPartedPrices } from './parted-prices.ts'
import { withPartsOfTotal } from './parts-of-total.ts'
import { withoutOwners } from './piece-owners.ts'
import { withCountedPieces } from './pieces-as-words.ts'
import { withPortionsAsWords } from './portions-before-total.ts'
import { applyRates } from './rates.ts'
import { withoutRepaidParts } from './repaid-parts.ts'
import { withRespectivePrices } from './respective.ts'
import { withoutRestLater } from './rest-later.ts'
import { withoutReturned } from './returned-goods.ts'
import { withoutOthersParts } from './separate-parts.ts'
import { withSplitPayments } from './split-payments.ts'
import { withoutSummedParts } from './summed-parts.ts'
import { withTwoWays } from './two-ways.ts'

/** The clauses with one amount per thing paid for, as far as the words determine it. */
export function settleAmounts(utterance: Utterance, clauses: readonly Clause[]): Clause[] {
  const settler = new AmountSettler(utterance)
  const own = withoutOthersParts(
    withoutOwners(
      withoutBegun(
        withCountedAgain(
          utterance,
          withoutRepaidParts(withoutCouponsAhead(withPartedPrices(utterance, clauses))),
        ),
      ),
    ),
  )
  const kept = withoutReturned(utterance, withoutRestLater(own))
  const apart = withRespectivePrices(
    withPartsOfTotal(withTwoWays(withSplitPayments(withEachDay(withSameAgain(kept))))),
  )
  const told = withCompanyPrices(
    utterance,
    withOneOfCounted(utterance, withForEach(utterance, withEachBehind(utterance, apart))),
  )
  const rated = applyRates(utterance, withCountedPieces(utterance, withPortionsAsWords(utterance, told)))
  const priced = withNamedRest(withoutSummedParts(withEachInThousands(utterance, rated)))
  for (const clause of closeReckonings(utterance, priced)) settler.clause(clause)
  return settler.result()
}
