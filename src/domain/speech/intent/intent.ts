/** Whether a clause tells of money spent, or of something else. */

import type { Category } from '../../category.ts'
import { categorize } from '../categories/categorize.ts'
import { FILLERS, OPENERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, withoutPhrases } from '../words/phrase.ts'
import type { Token } from '../words/token.ts'
import {
  FUTURE,
  GIVING_BACK,
  INCOME,
  MARKED_QUESTIONS,
  NEGATIONS,
  NEWS,
  NO_PLANS,
  OUTCOMES,
  PAID_BY_OTHERS,
  PAID_OUT,
  PAYERS,
  PAYERS_PAY,
  PLANS,
  QUESTION_TAGS,
  QUESTIONS,
  RECEIVING,
  SPENDING,
  TO_THE_SPEAKER,
} from './intent-words.ts'

/** `news`: what things cost, not what was paid. */
export type Intent = 'spent' | 'income' | 'plan' | 'negated' | 'question' | 'news' | 'unclear'

const RETURNED = new Set('balikin ngembaliin mengembalikan ngebalikin returned'.split(' '))
const SPEAKER = new Set('saya aku gue gua gw i we kita kami ane'.split(' '))
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

function isIncome(tokens: readonly Token[]): boolean {
  if (isReceiving(tokens) && tokens.some(({ word }) => word === 'dari')) return true
  if (containsPhrase(PAID_OUT, tokens)) return false
  return containsPhrase(INCOME, tokens) || isReceiving(tokens)
}

/** 'klien transfer 3 juta', 'Budi balikin 100 ribu', 'kirim ke rekening saya'. */
function isPaidByOthers(tokens: readonly Token[]): boolean {
  if (containsPhrase(PAID_BY_OTHERS, tokens)) return true
  if (containsPhrase(GIVING_BACK, tokens) && containsPhrase(TO_THE_SPEAKER, tokens)) return true
  const first = opening(tokens)
  const verbs = tokens.slice(first + 1, first + 4)
  if (PAYERS.has(tokens[first]?.word ?? '') && verbs.some(({ word }) => PAYERS_PAY.has(word))) return true
  const returned = tokens.findIndex(({ word }) => RETURNED.has(word))
  return returned > first && !tokens.slice(0, returned).some(({ word }) => SPEAKER.has(word))
}

/** What one gets in these is money. */
const NO_GOODS: ReadonlySet<Category> = new Set<Category>(['Other', 'Business', 'Bills & Utilities'])

/** 'dapat 50 ribu dari ibu', but not 'dapet kemeja di pasar 150 ribu', which was found in a shop. */
function isReceiving(tokens: readonly Token[]): boolean {
  if (matchPhrase(RECEIVING, tokens, opening(tokens)) === null) return false
  const category = categorize(tokens)
  return category === null || NO_GOODS.has(category) || tokens.some(({ word }) => word === 'dari')
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
  if (isPaidByOthers(tokens)) return 'income'
  if (containsPhrase(OUTCOMES, tokens)) return 'spent'
  if (containsPhrase(NEWS, tokens)) return 'news'
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
  if (matchPhrase(QUESTIONS, sentence, at) || containsPhrase(QUESTION_TAGS, sentence)) return true
  if (!marked) return false
  return matchPhrase(MARKED_QUESTIONS, sentence, at) !== null || !containsPhrase(SPENDING, sentence)
}
