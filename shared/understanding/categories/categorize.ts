/** The category of an item from the words said about it. */
import type { Category } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isJourney } from './journey.ts'
import { segmentsOf } from './segment.ts'
import { isForTrade, stocksTruck } from './trade.ts'
import { heaviest, type Weights, weigh } from './weigh.ts'

/** Verbs of buying: an unknown thing behind them is most likely goods. */
const BUYING: ReadonlySet<string> = new Set(
  phraseList('beli|beliin|membeli|tuku|meser|buy|buying|bought|purchased'),
)

/** What the words are said for together, whatever each of them names: a trade, a journey. */
export function categoryOfPurpose(words: readonly Token[]): Category | null {
  if (isForTrade(words)) return 'Business'
  return isJourney(words) ? 'Travel' : null
}

/** What the cues of the words weigh for, or else that something was bought; null where no word tells. */
export function categoryOfCues(words: readonly Token[], weights: Weights): Category | null {
  const best = heaviest(weights)
  if (stocksTruck(words, best)) return 'Business'
  return best ?? (words.some(({ word }) => BUYING.has(word)) ? 'Shopping' : null)
}

/**
 * Business for a purchase for the speaker's trade, else the category with the largest weight, the first said
 * among equals; Shopping where only a verb of buying is said; null without any cue. Time grows with the
 * number of words.
 */
export function categorize(words: readonly Token[]): Category | null {
  return categoryOfPurpose(words) ?? categoryOfCues(words, weigh(segmentsOf(words)))
}
