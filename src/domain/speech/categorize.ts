/** The category of an item from the words said about it. */
import type { Category } from '../category.ts'
import { CATEGORY_CUES, type CategoryCue } from './category-cues.ts'
import { matchPhrase, type PhraseMatch } from './phrase.ts'
import type { Token } from './token.ts'

/** Endings that leave the meaning: 'kopinya', 'parkirnya', 'tickets'. */
function stem(word: string): string | null {
  if (word.length > 5 && word.endsWith('nya')) return word.slice(0, -3)
  if (word.length > 3 && word.endsWith('s')) return word.slice(0, -1)
  return null
}

function cueAt(tokens: readonly Token[], at: number): PhraseMatch<CategoryCue> | null {
  const direct = matchPhrase(CATEGORY_CUES, tokens, at)
  if (direct) return direct
  const token = tokens[at]
  const shorter = token?.kind === 'word' ? stem(token.word) : null
  if (!token || shorter === null) return null
  const match = matchPhrase(CATEGORY_CUES, [{ ...token, word: shorter }], 0)
  return match ? { value: match.value, end: at + 1 } : null
}

/** The category whose cues weigh most, the first heard among equals; null without a cue. */
export function categorize(tokens: readonly Token[]): Category | null {
  const weights = new Map<Category, number>()
  let at = 0
  while (at < tokens.length) {
    const cue = cueAt(tokens, at)
    if (cue) weights.set(cue.value.category, (weights.get(cue.value.category) ?? 0) + cue.value.weight)
    at = cue?.end ?? at + 1
  }
  let best: Category | null = null
  for (const [category, weight] of weights) {
    if (best === null || weight > (weights.get(best) ?? 0)) best = category
  }
  return best
}
