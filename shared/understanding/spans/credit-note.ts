/** Credit that a shop gives, which is no card: 'I had a 20 dollar credit'. */
import { readNumber } from '../numbers/number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'

const CREDIT = 'credit'
const ARTICLES: ReadonlySet<string> = new Set(['a', 'my', 'the'])
/** Most tokens of an amount before it: 'a twenty five dollar credit'. */
const REACH = 4

/** Whether the word at `at` is such a credit, behind its article and amount. */
export function isCreditNote(utterance: Utterance, at: number): boolean {
  if (utterance.word(at) !== CREDIT || utterance.word(at + 1) === 'card') return false
  return utterance.between(Math.max(0, at - REACH - 1), at - 1).some(({ word, index }) => {
    const number = ARTICLES.has(word) ? readNumber(utterance, index + 1) : null
    if (!number) return false
    return number.end === at || (number.end === at - 1 && currencyAfter(utterance, number.end) !== null)
  })
}
