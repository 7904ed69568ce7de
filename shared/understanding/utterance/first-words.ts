/**
 * The phrases that begin with a word, by phrase table. A sentence asks the tables hundreds of times, and in vain nine
 * times in ten: a token carries what begins with its word, so that most are answered without a look-up.
 */

/** Bits of a small integer. Tables beyond them share a bit, and are asked for nothing now and then. */
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

/** Notes the phrases of a table that begin with `word`. Before any text is read: tokens keep what they carry. */
export function addStarts(word: string, table: number, phrases: unknown): void {
  const starts: OpenStarts = startsByWord.get(word) ?? { bits: 0, tables: [], phrases: [] }
  starts.bits |= bitOf(table)
  starts.tables.push(table)
  starts.phrases.push(phrases)
  startsByWord.set(word, starts)
}

/** What begins with `word` in all tables. */
export function phraseStarts(word: string): PhraseStarts {
  return startsByWord.get(word) ?? NO_STARTS
}
