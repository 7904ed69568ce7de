/** Forms in which a word of a description is said again. */
import { plainWord } from '../words/word-forms.ts'

/** 'kopinya', and as Java and Sunda say it: 'kopine', 'parkire', 'bensinna'. */
const OWNED_ENDINGS = ['nya', 'ne', 'na', 'e']
const SHORTEST_OWNED = 3
const NONE: readonly string[] = []

/** The words that it may be the owned form of: 'bensine' is of 'bensin', 'kopine' of 'kopi'. */
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

/** The names that the word may be of, in their plain form: with and without '-nya'. */
export function namesOf(word: string): readonly string[] {
  return [plainWord(word), stemOf(word), ...ownedNames(word)]
}

/** Whether the word says that something of that name is known already. */
export function isOwnedForm(word: string, name: string): boolean {
  return word !== name && ownedNames(word).includes(name)
}

/** Whether one of the changes below applies. */
const OTHERWISE_SPELLED = /[cqvy]|ph|sh|oo|em$|or$|(.)\1/

/** As it sounds: transcribers write 'fasial' and 'facial', 'malem' and 'malam', 'shampo' and 'sampo'. */
export function spelled(word: string): string {
  // Most words are written as they sound.
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
