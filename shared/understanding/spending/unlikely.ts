/** Whether what the rules took for expenses is none by the words of the whole utterance. */
import type { Sureness } from '../../domain/extraction.ts'

/** Share of the log odds of the confidence: rules that are sure weigh against the words. */
const RULES_SHARE = 0.4
/** Below this the confidence tells of amounts that compete, not of whether money was spent. */
const LEAST_SURE = 0.02
/** For a word of spending, such as 'beli' or 'paid': the rules were taught where it means none. */
const KNOWN_SPENDING = 1
/**
 * Of all together. Fitted to sets 17 to 32 as they were first heard, by words of what was there before each: 21 of 47 that
 * are no expense lie below, and 4 of 1,968 that tell of some.
 */
const LEAST = -1.2

/**
 * `spendingOdds`: log odds that the utterance tells of an own expense; `items`: what the rules found in it; `isSpent`: they
 * know a word for spending in it.
 */
export function isUnlikely(spendingOdds: number, items: readonly Sureness[], isSpent: boolean): boolean {
  const surest = Math.max(LEAST_SURE, ...items.map(({ confidence }) => confidence))
  const byRules = RULES_SHARE * Math.log(surest / (1 - surest)) + (isSpent ? KNOWN_SPENDING : 0)
  return spendingOdds + byRules < LEAST
}
