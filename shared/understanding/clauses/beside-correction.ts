/** What stands on either side of a correction: the words, and the next span that tells something. */
import type { BreakKind, Span } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'

/** Whether a span is a break of one of these kinds. */
export function isBreak(span: Span | undefined, kinds: readonly BreakKind[]): boolean {
  return span?.kind === 'break' && kinds.includes(span.break)
}

/** Words before the thing paid for; behind 'kopi 20 ribu, eh 5 ribu' they start another item. */
const PURPOSES = new Set(phraseList('buat|untuk|utk|bwt|for|on|beli|bayar'))

/**
 * Whether only fillers follow from the span `from` on, up to a link or any span that is not words. `named`:
 * the thing was said before, so that a link of `PURPOSES` starts another item and does not count.
 */
export function endsThere({ spans, tokens }: Utterance, from: number, named: boolean): boolean {
  let skipped = 0
  for (const span of spans.slice(from)) {
    if (span.kind !== 'words') return true
    for (let at = Math.max(span.start, skipped); at < span.end; at++) {
      if (isLink(tokens[at])) return !(named && PURPOSES.has(tokens[at]?.word ?? ''))
      const filler = matchPhrase(FILLERS, tokens, at)
      if (!filler && tokens[at]?.word !== 'itu') return false
      skipped = filler?.end ?? 0
      at = Math.max(at, skipped - 1)
    }
  }
  return true
}

/** The adjacent word spans on one side of the span `at`. */
export function wordsBeside(
  utterance: Utterance,
  at: number,
  step: 1 | -1,
): { words: readonly Token[]; end: number } {
  const { spans } = utterance
  let end = at + step
  while (spans[end]?.kind === 'words') end += step
  const first = spans[step < 0 ? end + 1 : at + 1]
  const last = spans[step < 0 ? at - 1 : end - 1]
  return { words: first && last ? utterance.between(first.start, last.end) : [], end }
}

/** Index of the next span from `at` in direction `step`, skipping punctuation and words that name nothing. */
export function neighbour(utterance: Utterance, at: number, step: 1 | -1): number {
  const { spans } = utterance
  let next = at + step
  for (let span = spans[next]; span; span = spans[next]) {
    if (span.kind === 'words') {
      const run = wordsBeside(utterance, next - step, step)
      if (nameThing(run.words)) break
      next = run.end
    } else if (isBreak(span, step < 0 ? ['comma', 'stop'] : ['comma'])) next += step
    else break
  }
  return next
}
