/** Counted things whose price together follows: 'jilbab dua, 55 ribu berdua', 'es campur satu kena 46'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { wordsOf } from '../clauses/clause-content.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words of people or things together, behind a price: 'jilbab dua, 55 ribu berdua'. */
const TOGETHER: ReadonlySet<string> = new Set(
  phraseList('berdua|bertiga|berempat|berlima|sepasang|semua|semuanya|dua|duanya'),
)

/** Whether a clause names nothing but who or what its price is for together. */
export function namesTogether(clause: Clause): boolean {
  return wordsOf(clause).every(({ word }) => TOGETHER.has(word))
}

/** Of one thing so many at most. */
const MAX_COUNT = 12

/** Before the price of things counted: 'es campur satu kena 46'. */
const COMING_TO: ReadonlySet<string> = new Set(
  phraseList('abis|bayar|bayarnya|habis|jadi|jadinya|kena|kenanya|semua|semuanya|total|totalnya'),
)

function announces(part: Part | undefined): boolean {
  return part?.kind === 'words' && part.words.every(({ word }) => COMING_TO.has(word))
}

/** Whether the amount at `at` and those behind it up to words that announce a price are counts: they don't add up to it. */
export function comesTo(parts: readonly Part[], at: number): boolean {
  const link = parts.findIndex((part, place) => place > at && announces(part))
  const price = parts[link + 1]
  if (link < 0 || price?.kind !== 'amount') return false
  const counts = parts.slice(0, link).flatMap(part => (part.kind === 'amount' ? [part.amount] : []))
  const last = counts.at(-1)
  if (!last || counts.some(({ rupiah }) => rupiah > MAX_COUNT || rupiah >= price.amount.rupiah)) return false
  return counts.length === 1 || counts.reduce((sum, { rupiah }) => sum + rupiah, 0) !== price.amount.rupiah
}
