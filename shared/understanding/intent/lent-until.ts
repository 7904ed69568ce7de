/** Whether money was handed to a person who is to return it: 'gave 40 to Sneha, she will return it on Monday'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs of handing over money, without which the thing returned was bought. */
const HANDED: ReadonlySet<string> = new Set(
  phraseList(
    'gave|given|handed|hit|covered|spotted|needed|sent|zelled|venmoed|transferred|ngasih|kasih|ngasi|kasi|transfer|tf|kirim|ngirim|kirimin|transferin',
  ),
)

const PERSONS = ['she', 'he', 'they']
const RETURNING = phraseList(
  'return it|return the money|return that|return back|return me|have it|have it back|have my money|pay it back|pay me back|pay me|get it back|get me back|be good for it|give it back|give back|give me back|return',
)
const PROMISES = [
  'will',
  'is going to',
  'are going to',
  'has to',
  'said will',
  'promised to',
  'said she will',
  'said he will',
]

/** The promise of that person to return it. */
const TO_RETURN = phraseSet([
  ...PERSONS.flatMap(who => PROMISES.flatMap(will => RETURNING.map(verb => `${who} ${will} ${verb}`))),
  ...['shell', 'hell', 'theyll'].flatMap(who => RETURNING.map(verb => `${who} ${verb}`)),
  ...['nanti', 'ntar', 'katanya', 'janjinya', 'bakal', 'mau', 'akan', 'bakalan'].flatMap(when =>
    ['dibalikin', 'dikembalikan', 'dikembaliin', 'dipulangin', 'dia balikin', 'balikin'].map(
      verb => `${when} ${verb}`,
    ),
  ),
])

/** A security is paid, though it may come back. */
const SECURITIES: ReadonlySet<string> = new Set(phraseList('deposit|deposito|jaminan|advance|dp|bail'))

/** `given` is the clause with the amount, `promise` the same or the one behind it. */
export function isLentUntil(given: readonly Token[], promise: readonly Token[]): boolean {
  if (!containsPhrase(TO_RETURN, promise) || given.some(({ word }) => SECURITIES.has(word))) return false
  return given.some(({ word }) => HANDED.has(word))
}
