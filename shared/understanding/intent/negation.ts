/** Whether a clause cancels or denies a purchase. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import {
  DENIALS,
  DENIED,
  DENIED_BETWEEN,
  FREE,
  NEGATIONS,
  NOTHING_SPENT,
  TOOK_BACK,
} from './negation-words.ts'

/** Most words between a denial and its verb. */
const REACH = 3

/** 'nggak sempet beli', 'haven't booked', 'almost ordered', but not 'nggak kerasa beli'. */
function isDenied(words: readonly Token[], at: number): boolean {
  if (!DENIALS.has(words[at]?.word ?? '')) return false
  for (let next = at + 1; next <= at + REACH; next++) {
    const word = words[next]?.word ?? ''
    if (DENIED.has(word)) return true
    if (!DENIED_BETWEEN.has(word)) return false
  }
  return false
}

/** To break it is to eat: 'batal puasa es buah 10 ribu'. */
const FAST = phraseSet(phraseList('batal puasa|batalin puasa|membatalkan puasa|ngebatalin puasa'))

/** `said` is a clause. A free thing in it does not cancel the amount beside it. */
export function isNegated(said: readonly Token[], isPriced: boolean): boolean {
  if (containsPhrase(NEGATIONS, withoutPhrases(FAST, said))) return true
  if (!isPriced && [FREE, NOTHING_SPENT, TOOK_BACK].some(table => containsPhrase(table, said))) return true
  return said.some((_, at) => isDenied(said, at))
}
