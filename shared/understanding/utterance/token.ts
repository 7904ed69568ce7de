/** Tokenisation: words, numbers and signs of a transcript, in one linear pass. */

import { type PhraseStarts, phraseStarts } from './first-words.ts'
import {
  abbreviates,
  compared,
  isNoCents,
  joins,
  kindOf,
  type LexemeKind,
  lexemesOf,
  SIGNS,
} from './lexemes.ts'

export type TokenKind = Exclude<LexemeKind, 'space'>

export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  /** Lower case, without apostrophes: what the rules compare. */
  readonly word: string
  /** The text between it and the token before: empty, a space, or a joiner, as the hyphen of `oleh-oleh`. */
  readonly gap: string
  /** Its place among the tokens of the text, from 0. */
  readonly index: number
  /** The phrases that begin with `word`. */
  readonly starts: PhraseStarts
}

// Not `{ ...token, word }`, which V8 gives a hidden class of its own: tokens of one class are read a tenth faster.

/** The token with another word to compare. */
export function withWord({ kind, text, gap, index }: Token, word: string): Token {
  return { kind, text, word, gap, index, starts: phraseStarts(word) }
}

/** The token with another word, and what else is changed of it. */
export function changed(token: Token, change: Pick<Token, 'word'> & Partial<Token>): Token {
  return { ...token, ...change, starts: phraseStarts(change.word) }
}

/** The tokens numbered from 0 in the order they stand in. */
export function numbered(tokens: readonly Token[]): readonly Token[] {
  if (tokens.every(({ index }, at) => index === at)) return tokens
  return tokens.map(({ kind, text, word, gap, starts }, index) => ({ kind, text, word, gap, index, starts }))
}

/** In the order said, in compatibility form (NFKC). Time grows with the length of the text. */
export function tokenise(text: string): Token[] {
  const lexemes = lexemesOf(text)
  const tokens: Token[] = []
  let gap = ''
  for (let at = 0; at < lexemes.length; at++) {
    const lexeme = lexemes[at] ?? ''
    const kind = kindOf(lexeme)
    if (kind === 'space') {
      gap = ' '
    } else if (kind !== 'sign') {
      const word = compared(lexeme)
      const starts = phraseStarts(word)
      tokens.push({ kind, text: lexeme, word, gap, index: tokens.length, starts })
      gap = ''
    } else if (isNoCents(lexemes, at)) {
      at++
      gap = ' '
    } else if (lexeme === '.' && abbreviates(lexemes, at)) {
      gap = ' '
    } else if (joins(lexeme, lexemes[at - 1], lexemes[at + 1])) {
      gap = lexeme
    } else if (SIGNS.has(lexeme)) {
      const starts = phraseStarts(lexeme)
      tokens.push({ kind, text: lexeme, word: lexeme, gap, index: tokens.length, starts })
      gap = ''
    } else {
      gap = ' '
    }
  }
  return tokens
}
