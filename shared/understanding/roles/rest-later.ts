/**
 * Leaves out clauses that tell only that the rest of a price is paid later: 'put a hundred down, and I'll pay the
 * rest at Christmas', 'setengahnya dulu kubayar, sisanya kalau jadi hari Senin'. Their day is not that of the purchase.
 */
import type { Clause } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { containsPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'

/** The whole of such a clause but for when. */
const REST_LATER = phraseSet(
  phraseList(
    'ill pay the rest|ill pay the balance|ill pay the other half|well pay the rest|gonna pay the rest|going to pay the rest|ill get the rest|the rest is due|rest is due|ill owe the rest',
  ),
)
const RESTS: ReadonlySet<string> = new Set(['sisanya', 'sisane', 'selebihnya'])
/** Where the rest stands as the marker of its clause. */
const LATER = phraseSet(
  phraseList(
    'kalau|kalo|nanti|ntar|besok|lusa|nyusul|menyusul|minggu depan|bulan depan|pas|setelah|later|next|when',
  ),
)

function isRestLater(clause: Clause): boolean {
  const { markerTokens, said } = clause
  if (hasAmount(clause)) return false
  const words = said.filter(({ kind }) => kind !== 'sign')
  if (skipPhrase(REST_LATER, words, 0) > 0) return true
  return RESTS.has(markerTokens.at(-1)?.word ?? '') && containsPhrase(LATER, words)
}

/** The clauses without those, and what is joined to them, where an amount of their sentence stands before. */
export function withoutRestLater(clauses: readonly Clause[]): readonly Clause[] {
  let priced: number | null = null
  let isDropping = false
  return clauses.filter(clause => {
    isDropping = isDropping && clause.marker === 'and' && !hasAmount(clause)
    isDropping ||= priced === clause.sentence && isRestLater(clause)
    if (hasAmount(clause)) priced = clause.sentence
    return !isDropping
  })
}
