/** Numbers of buses and trains: 'took the 66 to Harvard', 'rode the 7 home'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'

/** Before 'the' and the number. */
const RIDING: ReadonlySet<string> = new Set(
  phraseList('missed|took|take|taking|rode|ride|riding|caught|catch|hopped|jumped|hop|on|grabbed'),
)
/** Behind the number, where it leads. */
const LEADING: ReadonlySet<string> = new Set(
  phraseList(
    'so|again|to|from|into|toward|towards|down|up|over|across|home|back|out|all|bus|train|tram|ferry|line',
  ),
)
/** A line has as many digits. */
const LINE_NUMBER = /^\d{1,3}$/

/** Whether it is the number of a line, another number being the fare. */
export function isTransitLine(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  if (utterance.word(start - 1) !== 'the' || !RIDING.has(utterance.word(start - 2))) return false
  if (end !== start + 1 || !LINE_NUMBER.test(utterance.token(start)?.text ?? '')) return false
  if (!LEADING.has(utterance.word(end)) && utterance.word(end) !== ',') return false
  return utterance.tokens.some((_, at) => at > end && readAmount(utterance, at) !== null)
}
