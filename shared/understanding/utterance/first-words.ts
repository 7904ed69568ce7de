/**
 * An index of the phrases that begin with a word, by phrase table. A sentence needs hundreds of look-ups,
 * nine in ten without a match: each token carries the index of its word, which answers most of them directly.
 */

/** Bits of a small integer. Further tables share a bit, which causes some needless look-ups. */
const BITS = 31

export interface PhraseStarts {
  /** Bits of the tables that have a phrase beginning with the word: a Bloom filter. */
  readonly bits: number
  /** The tables, by their numbers. */
  readonly tables: readonly number[]
  /** The phrases of each of `tables`. */
  readonly phrases: readonly unknown[]
}

interface OpenStarts extends PhraseStarts {
  bits: number
  readonly tables: number[]
  readonly phrases: unknown[]
}

const NO_STARTS: PhraseStarts = { bits: 0, tables: [], phrases: [] }
const startsByWord = new Map<string, OpenStarts>()
let tables = 0

/** The number of one more table. */
export function nextTable(): number {
  return tables++
}

/** The bit of a table in `PhraseStarts.bits`. */
export function bitOf(table: number): number {
  return 1 << (table % BITS)
}

/**
 * Registers the phrases of a table that begin with `word`; before any text is tokenised, as tokens keep their
 * index.
 */
export function addStarts(word: string, table: number, phrases: unknown): void {
  const starts: OpenStarts = startsByWord.get(word) ?? { bits: 0, tables: [], phrases: [] }
  starts.bits |= bitOf(table)
  starts.tables.push(table)
  starts.phrases.push(phrases)
  startsByWord.set(word, starts)
}

/** The phrases of all tables that begin with `word`. */
export function phraseStarts(word: string): PhraseStarts {
  return startsByWord.get(word) ?? NO_STARTS
}
