/** How a category's words are written down. */
import type { Category } from '../../domain/category.ts'

/**
 * How surely a word tells its category. `faint`: heard beside anything (a ticket, a fee). `hint`: a place or a
 * shop. `loose`: a word with other meanings. `thing`: what one pays for. `full`: stronger than whatever names it
 * more closely. `deciding`: says what the money was for whatever it bought (a gift, a client, a pet).
 */
export const SURENESS = { faint: 0.4, hint: 1, loose: 2, thing: 3, full: 5, deciding: 10 } as const
export type Sureness = keyof typeof SURENESS

/** Phrases as `phraseList` reads them. */
export type WordLists = Partial<Readonly<Record<Sureness, string>>>

export interface CategoryWords {
  readonly category: Category
  readonly indonesian: WordLists
  readonly english: WordLists
  /** Names, and words that both tongues say. */
  readonly either: WordLists
}
