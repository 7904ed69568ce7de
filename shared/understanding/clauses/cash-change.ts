/** A note handed over, of which change came back: 'bayar 50 ribu kembali 20 ribu'. */
import type { SpokenAmount } from '../utterance/span.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import type { Part } from './clause.ts'
import { hasContent } from './clause-content.ts'
import type { RebuiltClauses } from './clause-rewriter.ts'
import { phraseBefore } from './reduction-phrase.ts'
import { HANDED, PAID } from './reduction-words.ts'

/** Takes the words of handing over away from before the note at `at`; false where there are none. */
function takeHanded(parts: Part[], at: number): boolean {
  const words = parts[at - 1]
  if (words?.kind !== 'words') return false
  const cue = phraseBefore(HANDED, words.words)
  if (!cue) return false
  parts[at - 1] = { kind: 'words', words: words.words.slice(0, -cue.length) }
  return true
}

/** Whether the thing paid for with the note at `at` has its price before it: 'tol 27 ribu, ngasih 50 ribu'. */
function isPriced(built: RebuiltClauses, note: readonly Part[], at: number): boolean {
  let passed = false
  for (const { parts, at: place, part } of built.backwards()) {
    if (passed && part.kind === 'amount') return true
    if (passed && hasContent(part)) return false
    passed ||= parts === note && place === at
  }
  return false
}

/** Lowers the note at `at` to `left`, or takes it out beside its price; what was no note is a price, and stands. */
export function replaceHandedAmount(
  built: RebuiltClauses,
  parts: Part[],
  at: number,
  left: SpokenAmount,
): void {
  const words = parts[at - 1]
  const isPaid = words?.kind === 'words' && containsPhrase(PAID, words.words)
  if (!takeHanded(parts, at) && !isPaid) return
  if (isPriced(built, parts, at)) parts.splice(at, 1)
  else parts[at] = { kind: 'amount', amount: left }
}
