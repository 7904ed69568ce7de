/**
 * Search words: without case and accents, split at spaces and punctuation. The database column `search_terms`
 * is derived in the same way (`server/db/search-terms-column.ts`).
 */

/** Longest word, in code points; the rest of a longer one is ignored. */
const LONGEST_WORD = 64

/** Accents and variation selectors. */
const MARKS = /[\u0300-\u036f\ufe00-\ufe0f]/g
/** Controls, spaces and punctuation; any other sign may be part of a word. */
const SEPARATORS = /[\0-/:-@[-`{-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+/
const PLAIN = /^[\x20-\x7e]*$/

/** Case is folded in Latin letters only, which every database does alike, whatever its locale. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** Whether a word of `folded` begins with `prefix`, which is one of `searchWords` or its beginning. */
export function beginsWord(folded: string, prefix: string): boolean {
  for (let at = folded.indexOf(prefix); at >= 0; at = folded.indexOf(prefix, at + 1))
    if (at === 0 || SEPARATORS.test(folded.charAt(at - 1))) return true
  return false
}

/** In their order; none of a text that has only punctuation. */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(SEPARATORS)
    .filter(word => word !== '')
    .map(word => (word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join('') : word))
}
