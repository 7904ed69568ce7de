/** The possible roles of unplaced words around an item. */
import type { DraftItem } from '../items/draft-item.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseTable } from '../words/phrase-table.ts'
import type { KnownWords } from './known-words.ts'
import { PAID_WITH, PLACES, PURPOSES } from './name-words.ts'
import type { Neighbourhood } from './neighbourhood.ts'

/** Number of unplaced words in each role. */
export interface WordRoles {
  /** Before any known word: the thing itself is unknown. */
  readonly head: number
  /** Behind a known thing: a brand, a kind. */
  readonly modifier: number
  /** Behind 'di': a place. */
  readonly place: number
  /** Behind 'buat': a recipient or a purpose. */
  readonly purpose: number
  /** Behind 'pakai': a way of paying. */
  readonly payment: number
  /** Part of no name. */
  readonly stray: number
}

type Role = keyof WordRoles

/** A name behind its preposition has so many words, at most. */
const MAX_NAME = 3

function introducedBy(
  table: PhraseTable<true>,
  utterance: Utterance,
  at: number,
  unplaced: ReadonlySet<number>,
): boolean {
  for (let before = at - 1; before >= at - MAX_NAME; before--) {
    if (matchPhrase(table, utterance.tokens, before)) return true
    if (!unplaced.has(before)) return false
  }
  return false
}

/** Index of the first word of an item that the lexicon knows; infinite where it knows none. */
export function firstNamed({ words }: DraftItem, { named }: KnownWords): number {
  return words.find(({ index }) => named.has(index))?.index ?? Number.POSITIVE_INFINITY
}

export function wordRoles(
  utterance: Utterance,
  known: KnownWords,
  item: DraftItem,
  near: Neighbourhood,
): WordRoles {
  const owned = new Set(item.words.map(({ index }) => index))
  const thing = firstNamed(item, known)
  const { unplaced } = known
  const roleOf = (at: number): Role => {
    if (introducedBy(PAID_WITH, utterance, at, unplaced)) return 'payment'
    if (introducedBy(PLACES, utterance, at, unplaced)) return 'place'
    if (introducedBy(PURPOSES, utterance, at, unplaced)) return 'purpose'
    if (!owned.has(at)) return 'stray'
    return at < thing ? 'head' : 'modifier'
  }
  const counts = { head: 0, modifier: 0, place: 0, purpose: 0, payment: 0, stray: 0 }
  for (const at of unplaced) if (at >= near.start && at < near.end) counts[roleOf(at)]++
  return counts
}
