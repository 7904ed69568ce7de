/** Words of the way back: the 'pulangnya' of 'ojek 12 ribu pulangnya lima belas'. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const BACK: ReadonlySet<string> = new Set(phraseList('pulangnya|baliknya|pulange|balike'))

/** Whether words tell of the way back. */
export function tellsWayBack(words: readonly Token[]): boolean {
  return words.some(({ word }) => BACK.has(word))
}
