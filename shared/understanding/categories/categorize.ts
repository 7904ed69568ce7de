/** The category of an item from the words said about it. */
import type { Category } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isJourney } from './journey.ts'
import { type CategoryCue, EVIDENCE } from './lexicon.ts'
import { type Segment, segmentsOf } from './segment.ts'
import { isSurcharge } from './surcharge.ts'
import { isForTrade, stocksTruck } from './trade.ts'

/** Weight of a modifier: 'tangan' in 'jam tangan', 'phone' in 'phone case'. */
const CLOSER = 0.5

/** Verbs of buying: an unknown thing behind them is most likely goods. */
const BUYING: ReadonlySet<string> = new Set(
  phraseList('beli|beliin|membeli|tuku|meser|buy|buying|bought|purchased'),
)

/** The cue that names the thing: Indonesian says it first, English last. */
function headOf(cues: readonly CategoryCue[]): CategoryCue | undefined {
  const named = cues.filter(cue => cue.weight >= EVIDENCE.loose)
  return named.some(cue => cue.language === 'id') ? named[0] : named.at(-1)
}

function weigh(segments: readonly Segment[]): Map<Category, number> {
  const weights = new Map<Category, number>()
  for (const { share, cues } of segments) {
    const head = headOf(cues)
    for (const cue of cues) {
      const closer = cue !== head && cue.weight >= EVIDENCE.loose ? CLOSER : 1
      weights.set(cue.category, (weights.get(cue.category) ?? 0) + cue.weight * share * closer)
    }
  }
  return weights
}

/**
 * Business for a purchase for the speaker's trade, else the category with the largest weight, the first said
 * among equals; Shopping where only a verb of buying is said; null without any cue. Time grows with the
 * number of words.
 */
export function categorize(words: readonly Token[]): Category | null {
  if (isForTrade(words)) return 'Business'
  if (isJourney(words)) return 'Travel'
  const weights = weigh(segmentsOf(words))
  let best: Category | null = null
  for (const [category, weight] of weights) {
    if (best === null || weight > (weights.get(best) ?? 0)) best = category
  }
  if (stocksTruck(words, best)) return 'Business'
  return best ?? (words.some(token => BUYING.has(token.word)) ? 'Shopping' : null)
}

const LABOUR = phraseSet(
  phraseList(
    'labor|labour|for labor|installation|mounting|ongkos pasang|jasa pasang|biaya pasang|ongkosnya|jasanya|ongkos kerja|upah pasang',
  ),
)

/** Whether the words name only the work on the thing named before. */
function isLabour(words: readonly Token[]): boolean {
  const [first, ...others] = words.filter(({ kind, word }) => kind === 'word' && word !== 'the')
  return first !== undefined && matchPhrase(LABOUR, [first, ...others], 0)?.end === others.length + 1
}

/** As `categorize`, for consecutive items: a tip, a delivery fee or labor takes the category of its item. */
export function categorizeEach(items: readonly (readonly Token[])[]): (Category | null)[] {
  const categories: (Category | null)[] = []
  for (const words of items) {
    const before = categories.at(-1)
    categories.push(before && (isSurcharge(words) || isLabour(words)) ? before : categorize(words))
  }
  return categories
}
