/** Counts of several things whose price together follows, as words: 'es teh dua nasi goreng dua jadi 54'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasContent, merged } from '../clauses/clause-content.ts'
import { isSmall } from '../spans/amount.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { comesTo } from './priced-together.ts'

/** With one thing 'jadi' may tell what its price became: 'kopi lima jadi empat'. */
const LEAST_THINGS = 2

/** Whether each amount before the last counts a thing that stands before it. */
function countsAll(parts: readonly Part[]): boolean {
  const places = parts.flatMap((part, at) => (part.kind === 'amount' ? [at] : []))
  const counts = places.slice(0, -1)
  const first = counts[0]
  if (first === undefined || counts.length < LEAST_THINGS || !comesTo(parts, first)) return false
  return counts.every(at => {
    const part = parts[at]
    return (
      part?.kind === 'amount' && isSmall(part.amount) && part.amount.scale === 1 && hasContent(parts[at - 1])
    )
  })
}

/** The clauses with such counts as words. */
export function withPortionsAsWords(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map(clause => {
    if (!countsAll(clause.parts)) return clause
    const last = clause.parts.findLastIndex(({ kind }) => kind === 'amount')
    const parts = clause.parts.map((part, at): Part => {
      if (part.kind === 'words' || at === last) return part
      return { kind: 'words', words: utterance.between(part.amount.start, part.amount.end) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
