/**
 * Which phrase tables may have a phrase that begins with a word: a Bloom filter of one bit a table. A sentence asks
 * the tables hundreds of times, and in vain nine times in ten; a token that carries its bits answers most of them.
 */

/** Bits of a small integer. With more tables some share a bit, and are asked for nothing now and then. */
const BITS = 31

const tablesByWord = new Map<string, number>()
let tables = 0

/** The bit of one more table. */
export function nextTableBit(): number {
  return 1 << (tables++ % BITS)
}

/** Notes that a phrase of the table with `bit` begins with `word`. Before any text is read: tokens keep their bits. */
export function addFirstWord(word: string, bit: number): void {
  tablesByWord.set(word, (tablesByWord.get(word) ?? 0) | bit)
}

/** The bits of all tables that have a phrase beginning with `word`; a bit may be there for another table's sake. */
export function tablesBeginningWith(word: string): number {
  return tablesByWord.get(word) ?? 0
}
