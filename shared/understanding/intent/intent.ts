/** Whether a clause tells of money spent, or of something else. */

import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { isIncome, isPaidByOthers } from './income.ts'
import { FUTURE, NO_PLANS, PLANS } from './plan-words.ts'
import { NEGATIONS, NEWS, OUTCOMES, SPENDING } from './spending-words.ts'

/** `news`: what things cost, not what was paid. */
export type Intent = 'spent' | 'income' | 'plan' | 'negated' | 'question' | 'news' | 'unclear'

/** Whether a clause tells of something else than money spent. */
export function isNoSpending(intent: Intent): intent is Exclude<Intent, 'spent' | 'unclear'> {
  return intent !== 'spent' && intent !== 'unclear'
}

/** 'kue buat besok' is bought now. */
const PURPOSE = new Set(['buat', 'untuk', 'utk', 'for', 'bekal'])

function isPlan(said: readonly Token[]): boolean {
  const words = withoutPhrases(NO_PLANS, said)
  if (containsPhrase(PLANS, words)) return true
  return words.some(
    (_, at) => matchPhrase(FUTURE, words, at) !== null && !PURPOSE.has(words[at - 1]?.word ?? ''),
  )
}

/**
 * What one clause says by itself, its words about days left out; `unclear` where no cue stands in it. Never
 * `question`: that is told of a sentence.
 */
export function clauseIntent(words: readonly Token[]): Intent {
  if (containsPhrase(NEGATIONS, words)) return 'negated'
  if (isPaidByOthers(words)) return 'income'
  if (containsPhrase(OUTCOMES, words)) return 'spent'
  if (containsPhrase(NEWS, words)) return 'news'
  if (isPlan(words)) return 'plan'
  if (isIncome(words)) return 'income'
  return containsPhrase(SPENDING, words) ? 'spent' : 'unclear'
}
