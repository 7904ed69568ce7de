/** Whether a sentence commands the product to change a record: 'delete the coffee, 4.50', 'ubah yang bensin jadi 30 ribu'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { ALTERING, ASKING, ERASED, NEW_VALUE, REMOVING } from './app-command-words.ts'
import { tellsAmount } from './without-amounts.ts'

/** Whether a new value stands last: 'to 40', 'jadi 30 ribu'. */
function endsInValue(sentence: readonly Token[]): boolean {
  const value = sentence.findLastIndex(token => !tellsAmount(token) && token.kind !== 'sign')
  return value >= 0 && value < sentence.length - 1 && NEW_VALUE.has(sentence[value]?.word ?? '')
}

/** `sentence` begins with its first word. */
export function isAppCommand(sentence: readonly Token[]): boolean {
  let first = skipPhrases(FILLERS, sentence, 0)
  first = skipPhrases(FILLERS, sentence, skipPhrases(ASKING, sentence, first))
  const removing = matchPhrase(REMOVING, sentence, first)
  // 'Remove the tree, paid 400' tells what was paid.
  if (removing && sentence[first]?.word === 'remove' && tellsAct(sentence)) return false
  if (removing) return !ERASED.has(sentence[removing.end]?.word ?? '')
  return matchPhrase(ALTERING, sentence, first) !== null && endsInValue(sentence)
}
