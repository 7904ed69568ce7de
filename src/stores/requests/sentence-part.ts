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

/** The end of an item: a mark, or a number, before a space. */
const ENDS = /(?:[,;.]|\d\S*)\s/g

/** Cuts after the last item that ends within `limit`, or else after its last word. */
export function partOf(text: string, limit: number): SentencePart {
  if (text.length <= limit) return { head: text, rest: '' }
  const within = text.slice(0, limit)
  const [last] = [...within.matchAll(ENDS)].slice(-1)
  const end = last ? last.index + last[0].length : within.lastIndexOf(' ') + 1 || limit
  return { head: text.slice(0, end).trim(), rest: text.slice(end).trim() }
}
