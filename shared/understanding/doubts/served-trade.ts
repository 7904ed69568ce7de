/** Whether a trade is named as the purpose of a purchase, not as its place. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, type PhraseTable } from '../words/phrase-table.ts'
import { PLACES } from './name-words.ts'

/** 'Tisu warung', but not 'di warung'. */
export function isServed(trades: PhraseTable<true>, tokens: readonly Token[]): boolean {
  for (let at = findPhrase(trades, tokens); at >= 0; at = findPhrase(trades, tokens, at + 1))
    if (matchPhrase(PLACES, tokens, at - 1) === null) return true
  return false
}
