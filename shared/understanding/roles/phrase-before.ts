/** Cues right before an amount. */
import type { Token } from '../utterance/token.ts'
import { matchPhrase, type PhraseTable } from '../words/phrase-table.ts'

/** Longest cue, in words: 'with a discount of'. */
export const MAX_CUE = 4

/** The longest phrase at the end of `words`. */
export function phraseBefore<T>(table: PhraseTable<T>, words: readonly Token[]) {
  for (let length = Math.min(MAX_CUE, words.length); length > 0; length--) {
    const match = matchPhrase(table, words, words.length - length)
    if (match?.end === words.length) return { value: match.value, length }
  }
  return null
}
