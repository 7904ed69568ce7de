/** Counted things whose price together follows: 'jilbab dua, 55 ribu berdua', 'es campur satu kena 46'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { wordsOf } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words of people or things together, behind a price: 'jilbab dua, 55 ribu berdua'. */
const TOGETHER: ReadonlySet<string> = new Set(
  phraseList('berdua|bertiga|berempat|berlima|sepasang|semua|semuanya|dua|duanya'),
)

/** Whether a clause names nothing but who or what its price is for together. */
export function namesTogether(clause: Clause): boolean {
  return wordsOf(clause).every(({ word }) => TOGETHER.has(word))
}

/** Before the price of things counted: 'es campur satu kena 46'. */
const COMING_TO: ReadonlySet<string> = new Set(
  phraseList('abis|bayar|bayarnya|habis|kena|kenanya|semua|semuanya|total|totalnya'),
)

/** Whether the parts from `at` on are only words that announce a price, and the price. */
export function comesTo(parts: readonly Part[], at: number, count: SpokenAmount): boolean {
  const [link, price] = [parts[at], parts[at + 1]]
  if (link?.kind !== 'words' || price?.kind !== 'amount' || price.amount.rupiah <= count.rupiah) return false
  return link.words.every(({ word }) => COMING_TO.has(word))
}
