/**
 * Votes of the single words of an item for a category: naive Bayes over the items of the corpus and the phrases
 * of the lexicon that contain the word. It knows 'labels' from 'stiker label' and 'cetak label', where no whole
 * phrase matches.
 */
import { CATEGORIES } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { corpusCounts, tellingWords } from './corpus-words.ts'
import { CATEGORY_CUES, type CategoryCue, EVIDENCE } from './lexicon.ts'

/** Counts of a phrase by its evidence, in halves of an item of the corpus. */
const THING = 1
const LOOSE = 0.5
const HINT = 0.3
/** Pseudocount of a word over all categories, in halves, so that no probability is 0. */
const UNSEEN = 4
/** Damping of each word's log odds, as the words of a name are not independent. */
const DEPENDENT = 0.7

/** Words that accompany any payment; alone they are a cue of the lexicon. */
const UNTELLING: ReadonlySet<string> = new Set(['bill', 'tagihan'])

/** Log of the share of each category in corpus and lexicon, in the order of `CATEGORIES`. */
const SHARES: readonly number[] = [0.27, 0.08, 0.18, 0.08, 0.08, 0.06, 0.05, 0.07, 0.03, 0.1]
const LOG_SHARES: readonly number[] = SHARES.map(Math.log)
const NONE: readonly number[] = CATEGORIES.map(() => 0)

function countOf({ weight }: CategoryCue): number {
  if (weight >= EVIDENCE.thing) return THING
  return weight >= EVIDENCE.loose ? LOOSE : weight >= EVIDENCE.hint ? HINT : 0
}

/** A cue of a phrase that contains a word after its first: a linked list, which allocates no array per word. */
interface Later {
  readonly cue: CategoryCue
  readonly before: Later | undefined
}

/** By word. The phrase table itself is keyed by first words. */
function readLater(): ReadonlyMap<string, Later> {
  const byWord = new Map<string, Later>()
  for (const phrases of CATEGORY_CUES.phrases.values())
    for (const { words, value } of phrases)
      for (let at = 1; at < words.length; at++) {
        const word = words[at] ?? ''
        byWord.set(word, { cue: value, before: byWord.get(word) })
      }
  return byWord
}

let laterWords: ReadonlyMap<string, Later> | null = null

/** In halves, in the order of `CATEGORIES`. */
function countsOf(word: string): readonly number[] {
  // Built on first use, as most visits need no extraction.
  laterWords ??= readLater()
  const counts = [...(corpusCounts(word) ?? NONE)]
  const count = (cue: CategoryCue) => {
    const at = CATEGORIES.indexOf(cue.category)
    counts[at] = (counts[at] ?? 0) + countOf(cue)
  }
  for (const { value } of CATEGORY_CUES.phrases.get(word) ?? []) count(value)
  for (let later = laterWords.get(word); later; later = later.before) count(later.cue)
  return counts
}

/** Cache of the known words looked up. */
const known = new Map<string, readonly number[]>()

/** Log likelihood ratio of the word for each category; null for an unknown word. */
function oddsOf(word: string): readonly number[] | null {
  const before = known.get(word)
  if (before) return before
  const counts = countsOf(word)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  const odds = counts.map((count, at) => {
    const share = SHARES[at] ?? 0
    return Math.log((count + UNSEEN * share) / ((all + UNSEEN) * share))
  })
  known.set(word, odds)
  return odds
}

/** Log odds of each category up to a constant, in the order of `CATEGORIES`. */
export function wordVotes(name: readonly Token[]): readonly number[] {
  const votes = [...LOG_SHARES]
  for (const word of tellingWords(contentWords(name))) {
    if (UNTELLING.has(word)) continue
    oddsOf(word)?.forEach((odds, at) => {
      votes[at] = (votes[at] ?? 0) + DEPENDENT * odds
    })
  }
  return votes
}
