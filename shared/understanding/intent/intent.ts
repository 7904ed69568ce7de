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
  const tokens = withoutPhrases(NO_PLANS, said)
  if (containsPhrase(PLANS, tokens)) return true
  return tokens.some(
    (_, at) => matchPhrase(FUTURE, tokens, at) !== null && !PURPOSE.has(tokens[at - 1]?.word ?? ''),
  )
}

/**
 * What one clause says by itself, its words about days left out; `unclear` where no cue stands in it. Never
 * `question`: that is told of a sentence.
 */
export function clauseIntent(tokens: readonly Token[]): Intent {
  if (containsPhrase(NEGATIONS, tokens)) return 'negated'
  if (isPaidByOthers(tokens)) return 'income'
  if (containsPhrase(OUTCOMES, tokens)) return 'spent'
  if (containsPhrase(NEWS, tokens)) return 'news'
  if (isPlan(tokens)) return 'plan'
  if (isIncome(tokens)) return 'income'
  return containsPhrase(SPENDING, tokens) ? 'spent' : 'unclear'
}
