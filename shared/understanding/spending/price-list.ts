/** Whether an utterance is nothing but names with their prices: 'bunk bed 45 dollars', 'selang 20 ribu, keran 35 ribu'. */
import { isCertain } from '../spans/amount.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** In words. A longer name may hold a clause. */
const LONGEST_NAME = 3

/** The odds know hardly any of so few words, and say little of it: the rules alone tell what is none. */
export function isPriceList({ spans }: Utterance): boolean {
  let named = 0
  let prices = 0
  for (const span of spans) {
    if (span.kind === 'words') named += span.end - span.start
    else if (span.kind === 'amount') {
      if (named < 1 || named > LONGEST_NAME || !isCertain(span.amount)) return false
      prices++
      named = 0
    } else if (span.kind !== 'break' || named > 0) return false
  }
  return prices > 0 && named === 0
}
