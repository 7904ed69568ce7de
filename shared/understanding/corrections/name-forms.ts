/** Forms in which a word of a description is repeated. */
import { plainWord } from '../words/word-forms.ts'

/** Definite endings, Indonesian ('kopinya'), Javanese and Sundanese ('kopine', 'parkire', 'bensinna'). */
const OWNED_ENDINGS = ['nya', 'ne', 'na', 'e']
const SHORTEST_OWNED = 3
const NONE: readonly string[] = []

/** The possible stems of a word with such an ending: 'bensin' of 'bensine', 'kopi' of 'kopine'. */
function ownedNames(word: string): readonly string[] {
  const last = word.at(-1)
  if (last !== 'a' && last !== 'e') return NONE
  return OWNED_ENDINGS.flatMap(ending =>
    word.endsWith(ending) && word.length - ending.length >= SHORTEST_OWNED
      ? [word.slice(0, -ending.length)]
      : [],
  )
}

/** The word without '-nya' or plural ending. */
export function stemOf(word: string): string {
  return word.endsWith('nya') ? word.slice(0, -3) : plainWord(word)
}

/** The possible names in plain form, with and without '-nya'. */
export function namesOf(word: string): readonly string[] {
  return [plainWord(word), stemOf(word), ...ownedNames(word)]
}

/** Whether the word is a definite form of the name. */
export function isOwnedForm(word: string, name: string): boolean {
  return word !== name && ownedNames(word).includes(name)
}

/** Whether one of the changes below applies. */
const OTHERWISE_SPELLED = /[cqvy]|ph|sh|oo|em$|or$|(.)\1/

/** A phonetic key: transcribers write 'fasial' and 'facial', 'malem' and 'malam', 'shampo' and 'sampo'. */
export function spelled(word: string): string {
  // Most words are their own key.
  if (!OTHERWISE_SPELLED.test(word)) return word
  return word
    .replace(/em$/, 'am')
    .replace(/or$/, 'ur')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/ph|v/g, 'f')
    .replace(/sh/g, 's')
    .replace(/oo/g, 'u')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
}
