/** The 'to' of English that leads to what one did and to no place: 'had to stop for ice'. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const OBLIGATIONS: ReadonlySet<string> = new Set(
  phraseList(
    'had|have|has|got|needed|need|wanted|decided|forgot|remembered|managed|going|gonna|trying|able|ready',
  ),
)

/** What one pays for, as a verb: 'fifteen bucks to get into the game'. */
const DOING: ReadonlySet<string> = new Set(
  phraseList('get|see|park|enter|watch|play|fix|replace|wash|buy|rent|ship|mail|renew|feed|fill'),
)

/** Whether the word at `at` is such a 'to'. */
export function opensInfinitive(words: readonly Token[], at: number): boolean {
  if (words[at]?.word !== 'to') return false
  return OBLIGATIONS.has(words[at - 1]?.word ?? '') || DOING.has(words[at + 1]?.word ?? '')
}
