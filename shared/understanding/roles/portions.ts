/** Small numbers that are told of portions, with the price of them and of the next thing behind: 'seblak dua sama es teh 38 ribu'. */
import type { Clause } from '../clauses/clause.ts'
import { hasContent } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Largest count that is told without a unit before another thing with the price of both. */
export const MAX_PORTIONS = 3
/** What does cost two or three thousand rupiah. */
const CHEAP: ReadonlySet<string> = new Set(
  phraseList(
    'parkir|parkirnya|toilet|wc|permen|kerupuk|krupuk|gorengan|bakwan|tahu|tempe|plastik|kresek|tisu|korek|air|aqua|es|donasi|kencleng|infak|infaq|kotak amal|pengamen|ngamen|fotokopi|print|materai',
  ),
)

/** 'Seblak dua sama es teh 38 ribu': the number is spoken, and the price in thousands stands behind the second thing. */
export function isPortion(
  utterance: Utterance,
  { parts }: Clause,
  index: number,
  { start, plain, scale }: SpokenAmount,
  following: Clause | undefined,
): boolean {
  const before = parts[index - 1]
  if (before?.kind !== 'words' || parts.length > index + 1 || following?.marker !== 'and') return false
  const isSpoken = utterance.token(start)?.kind === 'word' && scale === 1 && plain <= MAX_PORTIONS
  if (!isSpoken || !hasContent(before) || before.words.some(({ word }) => CHEAP.has(word))) return false
  return following.parts.some(part => part.kind === 'amount' && part.amount.rupiahScale)
}
