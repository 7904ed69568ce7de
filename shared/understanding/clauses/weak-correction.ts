/** Whether an ambiguous word is a correction: 'dua puluh, eh, tiga puluh', 'kemarin eh Selasa'. */
import { categorize } from '../categories/categorize.ts'
import type { BreakKind, Span } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'
import { DOINGS } from './doing-words.ts'
import { recounts } from './recounting.ts'

function isBreak(span: Span | undefined, kinds: readonly BreakKind[]): boolean {
  return span?.kind === 'break' && kinds.includes(span.break)
}

/** Words before the thing paid for; behind 'kopi 20 ribu, eh 5 ribu' they start another item. */
const PURPOSES = new Set(phraseList('buat|untuk|utk|bwt|for|on|beli|bayar'))

/**
 * Whether only fillers follow from the span `from` on, up to a link or any span that is not words. `named`:
 * the thing was said before, so that a link of `PURPOSES` starts another item and does not count.
 */
function endsThere({ spans, tokens }: Utterance, from: number, named: boolean): boolean {
  for (const span of spans.slice(from)) {
    if (span.kind !== 'words') return true
    for (let at = span.start; at < span.end; at++) {
      if (isLink(tokens[at])) return !(named && PURPOSES.has(tokens[at]?.word ?? ''))
      if (!matchPhrase(FILLERS, tokens, at) && tokens[at]?.word !== 'itu') return false
    }
  }
  return true
}

/** The adjacent word spans on one side of the span `at`. */
function wordsBeside(
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
function neighbour(utterance: Utterance, at: number, step: 1 | -1): number {
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

/**
 * Whether it stands between two things of the same category, the second one priced: 'semangka eh melon dua
 * puluh ribu'.
 */
function betweenThings(utterance: Utterance, at: number): boolean {
  const before = contentWords(wordsBeside(utterance, at, -1).words)
  const after = wordsBeside(utterance, at, 1)
  if (utterance.spans[after.end]?.kind !== 'amount') return false
  const [only] = before
  if (!only || !nameThing(after.words) || isLink(after.words[0])) return false
  if (before.length === 1 && DOINGS.has(only.word)) return false
  const category = categorize(before)
  return category !== null && category === categorize(after.words)
}

/** Whether the correction at span `at` counts. A weak one does only between two spans of the same kind. */
export function corrects(utterance: Utterance, at: number): boolean {
  const { spans } = utterance
  const span = spans[at]
  if (span?.kind !== 'correction' || span.correction === 'closing') return false
  const after = neighbour(utterance, at, 1)
  // 'eh sama parkir', 'oh wait, and parking' continue the list.
  if (isBreak(spans[after], ['and', 'next'])) return false
  if (span.correction === 'strong') return true
  const before = neighbour(utterance, at, -1)
  const kind = spans[before]?.kind
  if (kind === spans[after]?.kind) {
    if (kind === 'day' || kind === 'payment') return true
    if (kind === 'amount')
      return endsThere(utterance, after + 1, nameThing(wordsBeside(utterance, before, -1).words))
  }
  return betweenThings(utterance, at) || recounts(utterance, at)
}

/** Whether the correction at span `at` may follow the corrected value: '25 ribu maksudnya,', 'OVO deng'. */
export function closesCorrection({ spans }: Utterance, at: number): boolean {
  const span = spans[at]
  if (span?.kind !== 'correction' || span.correction === 'weak') return false
  const next = spans[at + 1]
  return span.correction === 'closing' || next === undefined || next.kind === 'break'
}

/** Whether the ineffective correction at span `at` is a mere interjection: 'wait, and parking'. */
export function isSecondThought({ spans }: Utterance, at: number): boolean {
  const next = spans[at + 1]
  return next?.kind === 'break' || next?.kind === 'cancel' || spans[at + 2]?.kind === 'cancel'
}
