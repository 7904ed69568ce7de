/** Replaces informal and regional Indonesian words by those of the tables. */
import { numberWord } from '../numbers/number-words.ts'
import { numbered, type Token, withWord } from '../utterance/token.ts'
import { MEANT } from './informal-word-list.ts'

/** Words that mark a sentence as English, in which 'kite' is no regional word. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...['the', 'i', 'my', 'how', 'what', 'was', 'is', 'it', 'and', 'did', 'was', 'im', 'ive', 'for'],
])

/** The Betawi possessive: 'motornye'. */
const POSSESSIVE = /^(.{3,})nye$/

/** The tokens with such words in their table form; the written text stays. */
export function withStandardWords(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ word }) => ENGLISH.has(word))) return tokens
  const said = tokens.filter((_, at) => !isAddress(tokens, at))
  return numbered(said).map((token, at) => {
    if (token.kind !== 'word') return token
    const meant = MEANT.get(token.word) ?? meantHere(token.word, said[at + 1])
    return meant === undefined ? token : withWord(token, meant)
  })
}

/** Forms of address: the final 'pak' of 'lima ratus pak' is no pack. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...[
    'pak',
    'bu',
    'mas',
    'mbak',
    'mba',
    'bang',
    'kak',
    'dek',
    'om',
    'bos',
    'bro',
    'sis',
    'gan',
    'min',
    'bund',
  ],
])

function isAddress(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return at > 0 && ADDRESSES.has(tokens[at]?.word ?? '') && (next === undefined || next.kind === 'sign')
}

function meantHere(word: string, next: Token | undefined): string | undefined {
  // The Sundanese negation: 'lain 421'.
  if (word === 'lain' && (next?.kind === 'number' || numberWord(next) !== null)) return 'bukan'
  if (!word.endsWith('nye')) return undefined
  const [, owned] = POSSESSIVE.exec(word) ?? []
  return owned && `${owned}nya`
}
