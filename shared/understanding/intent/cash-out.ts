/** Whether cash was drawn: 'tarik tunai', 'took sixty out of the ATM', 'ATM, a hundred'. */
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { containsPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { ACCOUNTS, BETWEEN, CASH_MACHINES, CASH_OUT, DRAWING } from './own-money-words.ts'

/** 'tarik tunai', 'took sixty out of the ATM'. */
export function isCashOut(words: readonly Token[]): boolean {
  if (containsPhrase(CASH_OUT, words) || namesOnlyMachine(words)) return true
  return words.some(({ word }) => CASH_MACHINES.has(word)) && words.some(({ word }) => DRAWING.has(word))
}

/** 'ATM, a hundred', and nothing else. */
function namesOnlyMachine(words: readonly Token[]): boolean {
  if (!words.some(({ word }) => CASH_MACHINES.has(word))) return false
  return contentWords(withoutPhrases(ACCOUNTS, words)).every(
    ({ word }) => CASH_MACHINES.has(word) || BETWEEN.has(word) || word === 'run',
  )
}
