/** Indonesian verbs with what is attached to them: 'kubayar' is 'aku bayar', 'dimintanya' is 'diminta'. */
import type { Token } from '../utterance/token.ts'
import { isPassive, knownVerb, sameMeaning } from './clitic-verbs.ts'

/** Who acts, in front of the verb, by the word that is said alone. */
const PRONOUNS: readonly (readonly [clitic: string, word: string])[] = [
  ['ku', 'aku'],
  ['tak', 'tak'],
  ['kau', 'kau'],
]
const EMPHASIS = 'lah'
const OBJECT = 'nya'

function withoutEnding(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word
}

/** The verb behind a pronoun, its own endings left out: 'ambillah', 'bayarnya'. */
function boundVerb(word: string): string | null {
  const verb = withoutEnding(word, EMPHASIS)
  return knownVerb(verb) ?? knownVerb(withoutEnding(verb, OBJECT))
}

/** The verb of a word without a pronoun in front: 'dikembalikannya', 'belilah', 'membayarkan'; null for any other. */
function freeVerb(word: string): string | null {
  const verb = withoutEnding(word, EMPHASIS)
  const passive = knownVerb(withoutEnding(verb, OBJECT))
  if (passive !== null && isPassive(passive)) return passive
  return verb === word ? sameMeaning(word) : knownVerb(verb)
}

function takenApart(token: Token): Token[] {
  for (const [clitic, pronoun] of PRONOUNS) {
    const verb = token.word.startsWith(clitic) ? boundVerb(token.word.slice(clitic.length)) : null
    if (verb === null) continue
    const [first, behind] = [token.text.slice(0, clitic.length), token.text.slice(clitic.length)]
    return [
      { ...token, text: first, word: pronoun },
      { ...token, text: behind, word: verb, gap: '' },
    ]
  }
  const verb = freeVerb(token.word)
  return [verb === null ? token : { ...token, word: verb }]
}

/**
 * The tokens with each pronoun before a verb as a token of its own, and each verb in the form that the tables know.
 * How they are written stays: the two halves of 'kubayar' are joined without a gap. A word is split only before a
 * known verb, so 'kuliah' and 'kupon' stay whole.
 */
export function withoutClitics(tokens: readonly Token[]): Token[] {
  return tokens.flatMap(token => (token.kind === 'word' ? takenApart(token) : [token]))
}
