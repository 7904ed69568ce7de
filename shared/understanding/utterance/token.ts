/** Tokenisation: words, numbers and signs of a transcript, in one linear pass. */

import { type PhraseStarts, phraseStarts } from './first-words.ts'

export type TokenKind = 'word' | 'number' | 'sign'

export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  /** Lower case, without apostrophes: what the rules compare. */
  readonly word: string
  /** What joins it to the token before: nothing, a space, or one joiner such as the hyphen of `oleh-oleh`. */
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

/** Signs with a meaning of their own; every other sign only parts words. */
const SIGNS = new Set([',', '.', ';', ':', '?', '!', '&', '+', '%', '$', '@', '\n'])
const JOINERS = new Set(['-', '.', '/', '&', ':', '_', '\u2010', '\u2011', '\u2013'])
/** A full stop before one of these belongs to an address, not to a sentence: `booking.com`. */
const DOMAIN_ENDINGS = new Set(['com', 'co', 'id', 'org', 'net', 'io'])

// Every alternative takes at least one character and none can be matched in two ways: linear in the text.
const LEXEME = /[^\S\n]+|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*|./gsu

/** The bit that tells a small ASCII letter from its capital. */
const LOWER_CASE = 0x20
const FIRST_LETTER = 'a'.charCodeAt(0)
const LAST_LETTER = 'z'.charCodeAt(0)
const APOSTROPHES = /['\u2019]/g

/** What the rules compare of a word as written. */
function compared(text: string): string {
  const lower = text.toLowerCase()
  return lower.includes("'") || lower.includes('\u2019') ? lower.replace(APOSTROPHES, '') : lower
}

function kindOf(text: string): TokenKind | 'space' {
  // Most are words of ASCII letters, or spaces.
  const letter = text.charCodeAt(0) | LOWER_CASE
  if (letter >= FIRST_LETTER && letter <= LAST_LETTER) return 'word'
  if (text === ' ') return 'space'
  if (/^\d/.test(text)) return 'number'
  if (/^[\p{L}\p{M}]/u.test(text)) return 'word'
  return /^[^\S\n]/.test(text) ? 'space' : 'sign'
}

/** Whether `sign`, between two tokens it touches, holds them together. */
function joins(sign: string, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined || !JOINERS.has(sign)) return false
  const left = kindOf(before)
  const right = kindOf(after)
  if (left === 'space' || left === 'sign' || right === 'space' || right === 'sign') return false
  if (sign === ':') return left === 'number' && right === 'number'
  if (sign !== '.') return true
  return (
    left === 'word' && right === 'word' && (before.length <= 2 || DOMAIN_ENDINGS.has(after.toLowerCase()))
  )
}

/** A full stop after one of these ends no sentence. */
const ABBREVIATIONS = new Set([
  'rp',
  'no',
  'jl',
  'jln',
  'dr',
  'mr',
  'mrs',
  'ms',
  'tgl',
  'bpk',
  'st',
  'drg',
  'prof',
  'ust',
])

/** The full stop of 'P. Terry's' and 'J. Crew', which ends no sentence. */
function isInitial(lexemes: readonly string[], at: number): boolean {
  const isLetter = /^[A-Z]$/.test(lexemes[at - 1] ?? '') && lexemes[at - 1] !== 'I'
  return isLetter && lexemes[at + 1] === ' ' && /^[A-Z][a-z]/.test(lexemes[at + 2] ?? '')
}

/** `,-` and `.-` after an amount are a cashier's 'no cents': they say nothing. */
function isNoCents(lexemes: readonly string[], at: number): boolean {
  const sign = lexemes[at]
  const dash = lexemes[at + 1]
  return (
    (sign === ',' || sign === '.') && (dash === '-' || dash === '\u2013') && /^\d/.test(lexemes[at - 1] ?? '')
  )
}

/** In the order said, in compatibility form (NFKC). Time grows with the length of the text. */
export function tokenise(text: string): Token[] {
  const lexemes = text.normalize('NFKC').match(LEXEME) ?? []
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
    } else if (
      lexeme === '.' &&
      (ABBREVIATIONS.has((lexemes[at - 1] ?? '').toLowerCase()) || isInitial(lexemes, at))
    ) {
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
