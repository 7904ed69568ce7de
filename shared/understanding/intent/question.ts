/** Whether a sentence asks. */

import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { asksWhichIsBetter } from './choice-questions.ts'
import { isExclaimed } from './exclaimed.ts'
import { isNoQuestionShape } from './question-shape.ts'
import { isTagged } from './question-tags.ts'
import { MARKED_QUESTIONS, QUESTION_TAGS, QUESTIONS } from './question-words.ts'
import { BUYING, SPENDING } from './spending-words.ts'
import { tellsAmount } from './without-amounts.ts'

/** 'parkir di sana 10 ribu ya?', '5 ribu apa 10 ribu ya?' */
function asksBack(sentence: readonly Token[]): boolean {
  if (sentence.at(-1)?.word !== 'ya') return false
  return !containsPhrase(BUYING, sentence) || sentence.some(({ word }) => word === 'apa')
}

const COPULAS: ReadonlySet<string> = new Set(['is', 'are'])

const PRICES: ReadonlySet<string> = new Set(['harga', 'harganya'])
/** Most words between 'harga' and the question word. */
const FARTHEST = 5

/** 'harga iphone berapa, 20 juta ya' */
function asksPrice(sentence: readonly Token[]): boolean {
  const price = sentence.findIndex(({ word }) => PRICES.has(word))
  const isAsked = sentence
    .slice(price + 1, price + FARTHEST)
    .some(({ word }) => word === 'berapa' || word === 'brp')
  return price >= 0 && isAsked && !containsPhrase(SPENDING, sentence)
}

/** 'Is 80 a lot for an oil change' */
function asksOfPrice(sentence: readonly Token[], at: number): boolean {
  const next = sentence[at + 1]
  const opens = COPULAS.has(sentence[at]?.word ?? '') && next !== undefined && tellsAmount(next)
  return opens && !tellsAct(sentence)
}

/**
 * Whether it opens with a question word, or ends in a question mark (`marked`) without a cue of spending:
 * transcribers put question marks after a rising intonation.
 */
export function isQuestion(sentence: readonly Token[], marked: boolean): boolean {
  if (isExclaimed(sentence)) return false
  const at = skipPhrases(FILLERS, sentence, 0)
  const opens = matchPhrase(QUESTIONS, sentence, at) !== null && !isNoQuestionShape(sentence, at)
  if (opens || containsPhrase(QUESTION_TAGS, sentence)) return true
  if (asksWhichIsBetter(sentence)) return true
  if (asksOfPrice(sentence, at) || asksPrice(sentence) || isTagged(sentence)) return true
  if (!marked) return false
  if (asksBack(sentence)) return true
  return matchPhrase(MARKED_QUESTIONS, sentence, at) !== null || !containsPhrase(SPENDING, sentence)
}
