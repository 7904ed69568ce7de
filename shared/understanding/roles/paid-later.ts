/** Clauses whose things are paid for by a price that is told behind them. */
import type { Clause } from '../clauses/clause.ts'
import { clauseContent, isAmount } from '../clauses/clause-content.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { phraseList } from '../words/phrase-table.ts'
import { namesTogether } from './priced-together.ts'

/** Whether an amount of it is money for sure. */
export function certainIn({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(part => part.kind === 'amount' && isCertain(part.amount))
}

const TOTALS: ReadonlySet<string> = new Set(
  phraseList('semuanya|semua|totalnya|total|jadi|jadinya|altogether|together|in|all'),
)

/** Whether a clause only tells what all came to, in a number too large to count: 'semuanya 140'. */
function tellsTotal({ parts }: Clause): boolean {
  const [cue, price, ...others] = parts
  if (cue?.kind !== 'words' || price?.kind !== 'amount' || others.some(isAmount)) return false
  return cue.words.length > 0 && cue.words.every(({ word }) => TOTALS.has(word)) && !isSmall(price.amount)
}

/** 'Tuesday coffee at Dutch Bros six, Wednesday lunch, 12.50'. */
function isOfOtherDay(clause: Clause | undefined, next: Clause | undefined): boolean {
  return clause?.day != null && next?.day != null && clause.day.day !== next.day.day
}

/**
 * For each clause, whether the next certain amount has no name of its own and so is the price of the things
 * before.
 */
export function paidLater(clauses: readonly Clause[]): boolean[] {
  let later = false
  const isPriced = clauses.some(certainIn)
  const result: boolean[] = clauses.map(() => false)
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at]
    result[at] = later && !isOfOtherDay(clause, clauses[at + 1])
    if (clause && (certainIn(clause) || (!isPriced && tellsTotal(clause))))
      later = clause.marker !== 'correction' && (!clauseContent(clause) || namesTogether(clause))
  }
  return result
}
