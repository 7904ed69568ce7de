/** Whether an amount is what was earned net of costs: 'baru tiga orderan tapi kemaren bersih 210 ribu'. */
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { tellsAmount } from './without-amounts.ts'

/** Work for money. */
const WORK: ReadonlySet<string> = new Set(
  phraseList('orderan|narik|ngojek|ngegojek|ngegrab|jualan|dagang|dagangan|lapak|manggung|ngamen|setoran'),
)
const NET = 'bersih'

function namesWork(words: readonly Token[]): boolean {
  return words.some(({ word }) => WORK.has(word))
}

/** `before` are the words of the clause before; 'cuci motor, bersih 20 ribu' tells of no work for money. */
export function isNetEarned(before: readonly Token[], said: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  if (said[start - 1]?.word !== NET) return false
  const led = said.slice(0, start)
  return namesWork(led) || (namesWork(before) && contentWords(led).every(({ word }) => word === NET))
}
