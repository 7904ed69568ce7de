/** The part of a long text that is read and saved at once; the rest waits in the field. */

/** In UTF-16 units. */
export const MAX_READ = 1000
/** A part this short is read as it is, however many items it has. */
export const MIN_READ = 100

export interface SentencePart {
  readonly head: string
  /** Empty where all of it is read. */
  readonly rest: string
}

/** Where one item ends for sure, the best first: a mark, or a price before a word that joins; any price; any word. */
const ENDS = [
  /(?:(?<!\brp)[.]|[,;!?])\s|(?<!\S)(?:rp)?\d\S*\s(?=(?:dan|terus|lalu|and|then)\s)/gi,
  /(?<!\S)(?:rp)?\d\S*\s/gi,
  /\s/g,
]

/** Cuts within `limit`, after the last end of the best kind. */
export function partOf(text: string, limit: number): SentencePart {
  if (text.length <= limit) return { head: text, rest: '' }
  const end = lastEnd(text, limit)
  return { head: text.slice(0, end).trim(), rest: text.slice(end).trim() }
}

function lastEnd(text: string, limit: number): number {
  for (const kind of ENDS) {
    const ends = [...text.matchAll(kind)].map(({ index, 0: { length } }) => index + length)
    const last = ends.filter(end => end <= limit).at(-1)
    if (last !== undefined) return last
  }
  return limit
}
