/** Whether a sentence asks which of two is better: 'enakan beli di Cibitung apa di Shopee ya, selisihnya 50 ribu'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { OUTCOMES } from './spending-words.ts'
import { tellsAmount } from './without-amounts.ts'

const BETTER: ReadonlySet<string> = new Set(
  'enakan enaknya mending mendingan bagusan bagusnya baiknya murahan murahnya apikan luwih enake'.split(' '),
)
const OR: ReadonlySet<string> = new Set(['apa', 'atau', 'opo'])
/** Most words from the comparison to the alternative. */
const REACH = 8

/** `sentence` has its amounts. */
export function asksWhichIsBetter(sentence: readonly Token[]): boolean {
  const better = sentence.findIndex(({ word }) => BETTER.has(word))
  if (better < 0 || containsPhrase(OUTCOMES, sentence)) return false
  const or = sentence.findIndex(({ word }, at) => at > better && OR.has(word))
  if (or < 0 || or - better > REACH) return false
  return !sentence.slice(0, or).some(tellsAmount)
}
