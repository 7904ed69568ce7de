/** Whether a word that may take something back does: 'dua puluh, eh, tiga puluh'. */
import type { BreakKind, Span } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'

function isBreak(span: Span | undefined, kinds: readonly BreakKind[]): boolean {
  return span?.kind === 'break' && kinds.includes(span.break)
}

/** Whether nothing but fillers stands from the span `from` on, up to a link, a break or whatever else is no word. */
function endsThere({ spans, tokens }: Utterance, from: number): boolean {
  for (const span of spans.slice(from)) {
    if (span.kind !== 'words') return true
    for (let at = span.start; at < span.end; at++) {
      if (isLink(tokens[at])) return true
      if (!matchPhrase(FILLERS, tokens, at)) return false
    }
  }
  return true
}

/** Whether the correction that is the span `at` counts: a weak one does between two amounts and nothing else. */
export function corrects(utterance: Utterance, at: number): boolean {
  const { spans } = utterance
  const span = spans[at]
  if (span?.kind !== 'correction') return false
  if (span.correction === 'strong') return true
  const before = at - (isBreak(spans[at - 1], ['comma', 'stop']) ? 2 : 1)
  const after = at + (isBreak(spans[at + 1], ['comma']) ? 2 : 1)
  if (spans[before]?.kind !== 'amount' || spans[after]?.kind !== 'amount') return false
  return endsThere(utterance, after + 1)
}
