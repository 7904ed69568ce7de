/** A note handed over and the change returned: 'bayar 50 ribu kembali 20 ribu'. */

import type { Part } from '../clauses/clause.ts'
import { hasContent } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import type { PlacedAmount, RebuiltClauses } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'
import { GIVING, HANDED, PAID } from './reduction-words.ts'

/** Words between the verb of giving and the note: 'gave the auntie ten dollars'. */
const MAX_RECEIVER = 8

/** Number of words at the end of `words` that say a note was handed to a person; 0 for none. */
function givingLength(words: readonly Token[]): number {
  const at = words.findLastIndex(({ word }) => GIVING.has(word))
  const length = words.length - at
  return at >= 0 && length <= MAX_RECEIVER + 1 ? length : 0
}

/** Removes the words of handing over before the note at `at`; false where there are none. */
function takeHanded(parts: Part[], at: number): boolean {
  const words = parts[at - 1]
  if (words?.kind !== 'words') return false
  const length = phraseBefore(HANDED, words.words)?.length ?? givingLength(words.words)
  if (length === 0) return false
  parts[at - 1] = { kind: 'words', words: words.words.slice(0, -length) }
  return true
}

/** The same; true as well where the words say that it was paid with, which stay. */
function takeGiven(parts: Part[], at: number): boolean {
  const words = parts[at - 1]
  const isPaid = words?.kind === 'words' && containsPhrase(PAID, words.words)
  return takeHanded(parts, at) || isPaid
}

/** Whether the words before an amount say that it is a note handed over. */
export function isHanded({ parts, at }: PlacedAmount): boolean {
  const words = parts[at - 1]
  if (words?.kind !== 'words') return false
  return phraseBefore(HANDED, words.words) !== null || givingLength(words.words) > 0
}

/** Takes away the note with the words of handing it over; false where nothing says that it was given. */
export function takeHandedAmount({ parts, at }: PlacedAmount): boolean {
  if (!takeGiven(parts, at)) return false
  parts.splice(at, 1)
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

/**
 * Lowers the note at `at` to `left`, or removes it where its price is said; false where it is a price, which
 * stays.
 */
export function replaceHandedAmount(
  built: RebuiltClauses,
  parts: Part[],
  at: number,
  left: SpokenAmount,
): boolean {
  if (!takeGiven(parts, at)) return false
  if (isPriced(built, parts, at)) parts.splice(at, 1)
  else parts[at] = { kind: 'amount', amount: left }
  return true
}
