/** Whether a sentence asks. */

import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { MARKED_QUESTIONS, QUESTION_TAGS, QUESTIONS } from './question-words.ts'
import { BUYING, SPENDING } from './spending-words.ts'

/** 'parkir di sana 10 ribu ya?', '5 ribu apa 10 ribu ya?' */
function asksBack(sentence: readonly Token[]): boolean {
  if (sentence.at(-1)?.word !== 'ya') return false
  return !containsPhrase(BUYING, sentence) || sentence.some(({ word }) => word === 'apa')
}

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

/**
 * Whether it opens with a question word, or ends in a question mark (`marked`) without a cue of spending:
 * transcribers put question marks after a rising intonation.
 */
export function isQuestion(sentence: readonly Token[], marked: boolean): boolean {
  const at = skipPhrases(FILLERS, sentence, 0)
  if (matchPhrase(QUESTIONS, sentence, at) || containsPhrase(QUESTION_TAGS, sentence)) return true
  if (asksPrice(sentence)) return true
  if (!marked) return false
  if (asksBack(sentence)) return true
  return matchPhrase(MARKED_QUESTIONS, sentence, at) !== null || !containsPhrase(SPENDING, sentence)
}
