/** Splits clitics from Indonesian verbs and numbers: 'kubayar' is 'aku bayar', 'dimintanya' is 'diminta', 'lima ribunya' is 'lima ribu nya'. */
import { changed, type Token, withWord } from '../utterance/token.ts'
import { isPassive, knownVerb, sameMeaning } from './clitic-verbs.ts'

/** Pronoun prefixes, with the pronoun as a word of its own. */
const PRONOUNS: readonly (readonly [clitic: string, word: string])[] = [
  ['ku', 'aku'],
  ['tak', 'tak'],
  ['kau', 'kau'],
]
const EMPHASIS = 'lah'
const OBJECT = 'nya'

/** 'Kembali lima ribu, lima ribunya buat pengamen' */
const SCALES: ReadonlySet<string> = new Set(['ribunya', 'rebunya'])

function withoutEnding(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word
}

/** The verb after a pronoun prefix, without its endings: 'ambillah', 'bayarnya'. */
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

/** Adds the token to `tokens`, split in two where it has a clitic. */
function addApart(tokens: Token[], token: Token): void {
  for (const [clitic, pronoun] of PRONOUNS) {
    const verb = token.word.startsWith(clitic) ? boundVerb(token.word.slice(clitic.length)) : null
    if (verb === null) continue
    const [first, behind] = [token.text.slice(0, clitic.length), token.text.slice(clitic.length)]
    tokens.push(
      changed(token, { text: first, word: pronoun }),
      changed(token, { text: behind, word: verb, gap: '' }),
    )
    return
  }
  if (SCALES.has(token.word)) {
    const [scale, behind] = [token.text.slice(0, -OBJECT.length), token.text.slice(-OBJECT.length)]
    tokens.push(
      changed(token, { text: scale, word: withoutEnding(token.word, OBJECT) }),
      changed(token, { text: behind, word: OBJECT, gap: '' }),
    )
    return
  }
  const verb = freeVerb(token.word)
  tokens.push(verb === null ? token : withWord(token, verb))
}

/**
 * The tokens with each pronoun prefix as a token of its own, and each verb in its table form. The written
 * text stays: the two halves of 'kubayar' are joined without a gap. A word is split only before a known verb,
 * so 'kuliah' and 'kupon' stay whole.
 */
export function withoutClitics(tokens: readonly Token[]): Token[] {
  const apart: Token[] = []
  for (const token of tokens) {
    if (token.kind === 'word') addApart(apart, token)
    else apart.push(token)
  }
  return apart
}
