/** What each group tells of: its own cues, and those that reach over from the one before. */

import type { Sentence } from '../clauses/clause.ts'
import { clauseIntent, type Intent, isNoSpending } from '../intent/intent.ts'
import { isQuestion } from '../intent/question.ts'
import type { ItemGroup } from './item-group.ts'

/**
 * One intent a group. A plan holds until the sentence ends or something spent is told; income and
 * negation reach over 'and'.
 */
export function groupIntents(groups: readonly ItemGroup[], sentences: readonly Sentence[]): Intent[] {
  const questions = sentences.map(({ said, asked }) => isQuestion(said, asked))
  let before: Intent = 'unclear'
  let sentence = -1
  return groups.map(group => {
    if (questions[group.sentence]) return 'question'
    const own = clauseIntent(group.said)
    const sameSentence = group.sentence === sentence
    sentence = group.sentence
    const carries =
      (before === 'plan' && group.marker !== 'but') ||
      ((before === 'income' || before === 'negated') && group.marker === 'and')
    const isReason = group.marker === 'why' && isNoSpending(before)
    const intent = sameSentence && (isReason || (own === 'unclear' && carries)) ? before : own
    before = intent
    return intent
  })
}
