/** Normalises inflected forms of a word: 'kopinya', 'tickets', 'groceries'. */
import { type Token, withWord } from '../utterance/token.ts'

/** Endings that are mostly singular, as in 'emas', 'kuas' or 'tennis'. */
const SINGULAR = /[aius]s$/

function withoutPlural(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || SINGULAR.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:[cs]h|ss|x|to)es$/.test(word)) return word.slice(0, -2)
  if (/(?:kni|wi|li)ves$/.test(word)) return `${word.slice(0, -3)}fe`
  if (/(?:lea|loa|shel|cal|hal)ves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.slice(0, -1)
}

/**
 * A word without plural ending or '-nya'. It need not be a word ('movies' and 'movie' both give 'movy'): compare
 * it with other plain words only.
 */
export function plainWord(word: string): string {
  const bare = word.length > 5 && word.endsWith('nya') ? word.slice(0, -3) : word
  const single = withoutPlural(bare)
  return single.length > 4 && single.endsWith('ie') ? `${single.slice(0, -2)}y` : single
}

/** Words parted by single spaces, each in its plain form. */
export function plainPhrase(phrase: string): string {
  return phrase.split(' ').map(plainWord).join(' ')
}

/** The token with its word in its plain form; the same one where that is what it has, as most do. */
export function plainToken(token: Token): Token {
  const word = plainWord(token.word)
  return word === token.word ? token : withWord(token, word)
}
