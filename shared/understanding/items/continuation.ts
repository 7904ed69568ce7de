/** Words that continue an earlier thing. */
import type { Token } from '../utterance/token.ts'
import { isLink } from '../words/link-words.ts'

const COMPANY = new Set('with sama bareng dengan bersama'.split(' '))

/** The first of `words` that is no sign, or undefined. */
function firstWord(words: readonly Token[]): Token | undefined {
  return words.find(({ kind }) => kind !== 'sign')
}

/** Whether words begin with a link: 'buat parkir', 'di Tokopedia'. */
export function isLinked(words: readonly Token[]): boolean {
  return isLink(firstWord(words))
}

/** Whether words continue an earlier thing: 'di Tokopedia', 'with Rina'. */
export function goesOn(words: readonly Token[]): boolean {
  return isLinked(words) || COMPANY.has(firstWord(words)?.word ?? '')
}
