/** Whether an amount is the speaker's part of a price before it, or that of another thing: 'kita berenam jadi 40 seorang'. */
import { categorize } from '../categories/categorize.ts'
import { isMultiple, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { endsInConclusion, withoutOwnShare } from './conclusion.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'

/** Right before the price of the speaker's own. */
const OWN_ONE = phraseSet(
  phraseList('punya gue|punya gua|punya gw|punya aku|punya saya|punyaku|yang gue|yang aku|mine was|mine'),
)
const OTHERS_ONE = phraseSet(
  phraseList('itu punya|itu punyanya|itu pesenan|itu pesanan|that was|thats for|that one was|that was for'),
)

/** 'Lunch di Pancious 128 ribu, eh itu punya Dinda, punya gue 114': the price before was told by mistake. */
export function isMineInstead({ built }: PriceLedger, before: readonly Token[]): boolean {
  return phraseBefore(OWN_ONE, before) !== null && containsPhrase(OTHERS_ONE, built.wordsSinceAmount())
}

const EACH_PERSON = phraseSet(
  phraseList('seorang|per orang|perorang|per kepala|a person|per person|a head|per head'),
)

/** 'Karaoke 240 ribu, kita berenam jadi 40 seorang' */
export function isShareTold(price: PlacedAmount, { amount, before, behind }: AmountInWords): boolean {
  if (matchPhrase(EACH_PERSON, behind, 0) === null || !endsInConclusion(before)) return false
  return isMultiple(price.amount, onScaleOf(amount, price.amount))
}

/** 'Phone's 25, internet my part is 18': the part is that of the thing named right before it. */
export function isShareOfOther(
  price: PlacedAmount,
  before: readonly Token[],
  { clause }: PriceLedger,
): boolean {
  const thing = withoutOwnShare(before)
  return (
    clause !== price.clause && clause?.marker === 'comma' && thing.length > 0 && categorize(thing) !== null
  )
}
