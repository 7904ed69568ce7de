/** Forms in which a word of a description is said again. */
import { plainWord } from '../words/word-forms.ts'

/** 'kopinya', and as Java and Sunda say it: 'kopine', 'parkire', 'bensinna'. */
const OWNED = /^(.{3,}?)(?:nya|ne|na|e)$/

/** The word without '-nya' or plural ending. */
export function stemOf(word: string): string {
  return word.endsWith('nya') ? word.slice(0, -3) : plainWord(word)
}

/** The names that the word may be of, in their plain form: with and without '-nya'. */
export function namesOf(word: string): readonly string[] {
  const owned = OWNED.exec(word)?.[1]
  return [plainWord(word), stemOf(word), ...(owned === undefined ? [] : [owned])]
}

/** Whether the word says that something of that name is known already. */
export function isOwnedForm(word: string, name: string): boolean {
  return word !== name && OWNED.exec(word)?.[1] === name
}

/** As it sounds: transcribers write 'fasial' and 'facial', 'malem' and 'malam', 'shampo' and 'sampo'. */
export function spelled(word: string): string {
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
