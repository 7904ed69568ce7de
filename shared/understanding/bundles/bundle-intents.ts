/** What each bundle tells of: its own cues, and those that reach over from the one before. */

import type { Sentence } from '../clauses/clause.ts'
import { clauseIntent, type Intent, isNoSpending } from '../intent/intent.ts'
import { isQuestion } from '../intent/question.ts'
import { tokensAt } from '../words/places.ts'
import type { Token } from '../words/token.ts'
import type { Bundle } from './bundle.ts'

/**
 * One intent a bundle. A plan holds until the sentence ends or something spent is told; income and
 * negation reach over 'and'.
 */
export function bundleIntents(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): Intent[] {
  const questions = sentences.map(({ said, asked }) => isQuestion(tokensAt(tokens, said), asked))
  let before: Intent = 'unclear'
  let sentence = -1
  return bundles.map(bundle => {
    if (questions[bundle.sentence]) return 'question'
    const own = clauseIntent(tokensAt(tokens, bundle.said))
    const sameSentence = bundle.sentence === sentence
    sentence = bundle.sentence
    const carries =
      (before === 'plan' && bundle.lead !== 'but') ||
      ((before === 'income' || before === 'negated') && bundle.lead === 'and')
    const isReason = bundle.lead === 'why' && isNoSpending(before)
    const intent = sameSentence && (isReason || (own === 'unclear' && carries)) ? before : own
    before = intent
    return intent
  })
}
