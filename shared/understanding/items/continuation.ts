/** Words that go on about a thing named before. */
import { isLink } from '../words/link-words.ts'
import type { Token } from '../words/token.ts'

const COMPANY = new Set('with sama bareng dengan bersama'.split(' '))

/** The first of `places` that is no sign, or undefined. */
function firstWord(tokens: readonly Token[], places: readonly number[]): Token | undefined {
  return tokens[places.find(place => tokens[place]?.kind !== 'sign') ?? -1]
}

/** Whether words begin with a link: 'buat parkir', 'di Tokopedia'. */
export function isLinked(tokens: readonly Token[], places: readonly number[]): boolean {
  return isLink(firstWord(tokens, places))
}

/** Whether words go on about a thing named before: 'di Tokopedia', 'with Rina'. */
export function goesOn(tokens: readonly Token[], places: readonly number[]): boolean {
  return isLinked(tokens, places) || COMPANY.has(firstWord(tokens, places)?.word ?? '')
}
