/**
 * A second opinion on the category of an item, independent of the lexicon: naive Bayes over how often each
 * word occurs in items of each category in the corpus.
 */
import { CATEGORIES, type Category } from '../../domain/category.ts'
import type { SupportDoubt } from '../../domain/doubt.ts'
import { corpusCounts, tellingWords } from '../categories/corpus-words.ts'
import type { Token } from '../utterance/token.ts'

/** Pseudocount of each word in each category, so that no probability is 0. */
const UNSEEN = 0.6
/** Log odds of the category against the next best, below which each doubt is raised. */
const THIN = 3
const WEAK = 1.5
const AGAINST = 0
const FAR_AGAINST = -1.5

/** Cache of the words looked up. */
const known = new Map<string, readonly number[]>()

/** Log odds of each category; null for a word that the corpus has too few of. */
function oddsOf(word: string): readonly number[] | null {
  const before = known.get(word)
  if (before !== undefined) return before
  const counts = corpusCounts(word)
  if (counts === null) return null
  const all = counts.reduce((sum, count) => sum + count, UNSEEN * counts.length)
  const odds = counts.map(count => Math.log((count + UNSEEN) / all))
  known.set(word, odds)
  return odds
}

/** Log odds of the category against the best other category. */
function marginOf(category: Category, seen: readonly (readonly number[])[]): number {
  const own = CATEGORIES.indexOf(category)
  let ownOdds = 0
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < CATEGORIES.length; at++) {
    let odds = 0
    for (const ofWord of seen) odds += ofWord[at] ?? 0
    if (at === own) ownOdds = odds
    else best = Math.max(best, odds)
  }
  return ownOdds - best
}

/** `name`: the words that name an item. */
export function supportDoubts(
  name: readonly Token[],
  category: Category | null,
): Record<SupportDoubt, boolean> {
  const words = tellingWords(name)
  const seen: (readonly number[])[] = []
  for (const word of words) {
    const odds = oddsOf(word)
    if (odds) seen.push(odds)
  }
  const unseen = words.length - seen.length
  const margin = category === null || seen.length === 0 ? Number.POSITIVE_INFINITY : marginOf(category, seen)
  return {
    supportMissing: seen.length === 0,
    supportThin: margin < THIN,
    supportWeak: margin < WEAK,
    supportAgainst: margin < AGAINST,
    supportFarAgainst: margin < FAR_AGAINST,
    wordUnseen: unseen > 0,
    wordsUnseen: unseen > 1,
  }
}
