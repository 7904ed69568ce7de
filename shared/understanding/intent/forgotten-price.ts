/** What is told of a purchase whose price was forgotten: 'beli kopi, lupa harganya berapa'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { FORGOTTEN, FORGOTTEN_TAIL } from './forgotten-price-words.ts'

/** Whether a price is said to be forgotten. */
export function isPriceForgotten(words: readonly Token[]): boolean {
  return containsPhrase(FORGOTTEN, words)
}

/** The words without what is said of the forgotten price. */
export function withoutForgottenPrice(words: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < words.length; at++) {
    const token = words[at]
    const found = matchPhrase(FORGOTTEN, words, at)
    if (!found) {
      if (token) kept.push(token)
      continue
    }
    let end = found.end
    while (FORGOTTEN_TAIL.has(words[end]?.word ?? '')) end++
    at = end - 1
  }
  return kept
}
