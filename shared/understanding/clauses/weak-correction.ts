/** Whether a word that may take something back does: 'dua puluh, eh, tiga puluh'. */

import type { Span } from '../spans/span.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'

function isBreak(span: Span | undefined, kinds: readonly string[]): boolean {
  return span?.kind === 'break' && kinds.includes(span.break)
}

/** Whether nothing but fillers stands from the span `at` on, up to a link, a break or whatever else is no word. */
function endsThere(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  for (let next = at; next < spans.length; next++) {
    const span = spans[next]
    if (span?.kind !== 'word' || isLink(tokens[span.at])) return true
    if (!matchPhrase(FILLERS, tokens, span.at)) return false
  }
  return true
}

/** Whether the correction that is the span `at` counts: a weak one does between two amounts and nothing else. */
export function corrects(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (span?.kind !== 'correction') return false
  if (span.correction === 'strong') return true
  const before = at - (isBreak(spans[at - 1], ['comma', 'stop']) ? 2 : 1)
  const after = at + (isBreak(spans[at + 1], ['comma']) ? 2 : 1)
  if (spans[before]?.kind !== 'amount' || spans[after]?.kind !== 'amount') return false
  return endsThere(tokens, spans, after + 1)
}
