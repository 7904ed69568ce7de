/** A purchase whose price was forgotten: 'beli kopi, lupa harganya berapa'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { FORGOTTEN, FORGOTTEN_TAIL, FORGOTTEN_WHOLLY, LOOKED_UP_THERE } from './forgotten-price-words.ts'
import { SPEAKERS } from './people-words.ts'

/**
 * Index behind 'lupa aku berapa harganya', 'how much it was I don't remember' at `at`; null where it does not
 * stand there.
 */
function forgottenEnd(words: readonly Token[], at: number): number | null {
  for (const [first, second] of FORGOTTEN) {
    const opening = matchPhrase(first, words, at)
    if (!opening) continue
    let next = skipPhrases(FILLERS, words, opening.end)
    if (SPEAKERS.has(words[next]?.word ?? '')) next++
    next = skipPhrases(FILLERS, words, next)
    const closing = matchPhrase(second, words, next)
    if (closing) return closing.end
  }
  return matchPhrase(FORGOTTEN_WHOLLY, words, at)?.end ?? null
}

/** Whether a price is said to be forgotten. */
export function isPriceForgotten(words: readonly Token[]): boolean {
  return words.some((_, at) => forgottenEnd(words, at) !== null)
}

/** The words without the remark about the forgotten price. */
export function withoutForgottenPrice(words: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < words.length; at++) {
    const token = words[at]
    let end = forgottenEnd(words, at)
    if (end === null) {
      if (token) kept.push(token)
      continue
    }
    end = skipPhrases(LOOKED_UP_THERE, words, end)
    while (FORGOTTEN_TAIL.has(words[end]?.word ?? '')) end++
    at = end - 1
  }
  return kept
}
