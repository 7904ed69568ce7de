/** Whether an utterance is nothing but names with their prices: 'bunk bed 45 dollars', 'selang 20 ribu, keran 35 ribu'. */
import { isCertain } from '../spans/amount.ts'
import type { Span } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** In words. A longer name may hold a clause. */
const LONGEST_NAME = 3

/** 'Father's Day card, 6.50' */
function isBeforePrice(utterance: Utterance, span: Span, next: Span | undefined): boolean {
  return span.kind === 'break' && utterance.word(span.start) === ',' && next?.kind === 'amount'
}

/** The odds know hardly any of so few words, and say little of it: the rules alone tell what is none. */
export function isPriceList(utterance: Utterance): boolean {
  const { spans } = utterance
  let named = 0
  let prices = 0
  for (const [at, span] of spans.entries()) {
    if (span.kind === 'words') named += span.end - span.start
    else if (span.kind === 'amount') {
      if (named < 1 || named > LONGEST_NAME || !isCertain(span.amount)) return false
      prices++
      named = 0
    } else if (span.kind !== 'break' || (named > 0 && !isBeforePrice(utterance, span, spans[at + 1])))
      return false
  }
  return prices > 0 && named === 0
}
