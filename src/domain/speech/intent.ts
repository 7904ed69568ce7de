/** Whether a clause tells of money spent, or of something else. */

import { categorize } from './categorize.ts'
import { FILLERS, OPENERS } from './filler-words.ts'
import {
  FUTURE,
  GIVING_BACK,
  INCOME,
  MARKED_QUESTIONS,
  NEGATIONS,
  PAID_BY_OTHERS,
  PAID_OUT,
  PLANS,
  QUESTIONS,
  RECEIVING,
  SPENDING,
  TO_THE_SPEAKER,
} from './intent-words.ts'
import { containsPhrase, matchPhrase } from './phrase.ts'
import type { Token } from './token.ts'

export type Intent = 'spent' | 'income' | 'plan' | 'negated' | 'question' | 'unclear'

/** 'kue buat besok' is bought now. */
const PURPOSE = new Set(['buat', 'untuk', 'utk', 'for', 'bekal'])

function isPlan(tokens: readonly Token[]): boolean {
  if (containsPhrase(PLANS, tokens)) return true
  return tokens.some(
    (_, at) => matchPhrase(FUTURE, tokens, at) !== null && !PURPOSE.has(tokens[at - 1]?.word ?? ''),
  )
}

function isIncome(tokens: readonly Token[]): boolean {
  if (containsPhrase(PAID_BY_OTHERS, tokens)) return true
  if (containsPhrase(GIVING_BACK, tokens) && containsPhrase(TO_THE_SPEAKER, tokens)) return true
  if (containsPhrase(PAID_OUT, tokens)) return false
  return containsPhrase(INCOME, tokens) || isReceiving(tokens)
}

/** 'dapat 50 ribu dari ibu', but not 'dapet kemeja di pasar 150 ribu', which was found in a shop. */
function isReceiving(tokens: readonly Token[]): boolean {
  if (matchPhrase(RECEIVING, tokens, opening(tokens)) === null) return false
  const category = categorize(tokens)
  return category === null || category === 'Other' || tokens.some(({ word }) => word === 'dari')
}

/** Index of the first word that is neither filler nor a pronoun and its like. */
function opening(tokens: readonly Token[]): number {
  let at = 0
  for (;;) {
    const skip = matchPhrase(FILLERS, tokens, at) ?? matchPhrase(OPENERS, tokens, at)
    if (!skip || matchPhrase(RECEIVING, tokens, at)?.end === skip.end) return at
    at = skip.end
  }
}

/** What one clause says by itself; `unclear` where no cue stands in it. Its words about days are left out. */
export function clauseIntent(tokens: readonly Token[]): Intent {
  if (containsPhrase(NEGATIONS, tokens)) return 'negated'
  if (isPlan(tokens)) return 'plan'
  if (isIncome(tokens)) return 'income'
  return containsPhrase(SPENDING, tokens) ? 'spent' : 'unclear'
}

/**
 * Whether a sentence asks. It opens with a question word, or ends in a question mark and tells of no spending:
 * transcribers put question marks after a rising voice.
 */
export function isQuestion(sentence: readonly Token[], marked: boolean): boolean {
  let at = 0
  for (;;) {
    const filler = matchPhrase(FILLERS, sentence, at)
    if (!filler) break
    at = filler.end
  }
  if (matchPhrase(QUESTIONS, sentence, at)) return true
  if (!marked) return false
  return matchPhrase(MARKED_QUESTIONS, sentence, at) !== null || !containsPhrase(SPENDING, sentence)
}
