/** The 'to' of English that leads to what one did and to no place: 'had to stop for ice'. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const OBLIGATIONS: ReadonlySet<string> = new Set(
  phraseList(
    'had|have|has|got|needed|need|wanted|decided|forgot|remembered|managed|going|gonna|trying|able|ready',
  ),
)

/** Whether the word at `at` is such a 'to'. */
export function opensInfinitive(words: readonly Token[], at: number): boolean {
  return words[at]?.word === 'to' && OBLIGATIONS.has(words[at - 1]?.word ?? '')
}
