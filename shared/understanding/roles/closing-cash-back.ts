/** Cash taken out with a purchase: 'groceries 34, twenty cash back, so the card shows 54'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import type { SaidAmount } from './said-amounts.ts'

const CASH_BACK = phraseSet(phraseList('cash back|cash out|in cash back|tarik tunai|gesek tunai'))

/** The price itself, where the result is what was charged for it with the cash. */
export function priceBesideCash(
  utterance: Utterance,
  price: SaidAmount,
  cash: SaidAmount,
  result: SaidAmount,
): SpokenAmount | null {
  if (!containsPhrase(CASH_BACK, utterance.between(price.amount.end, result.amount.start))) return null
  const closes = ([paid = 0, taken = 0]: readonly number[], charged: number) => paid + taken === charged
  return closingReading([price.amount, cash.amount], result.amount, closes) && price.amount
}
