/** Lexemes: splits a text into words, numbers, spaces and signs, and interprets signs between them. */

export type LexemeKind = 'word' | 'number' | 'sign' | 'space'

/** Signs with a meaning of their own; every other sign only separates words. */
export const SIGNS = new Set([',', '.', ';', ':', '?', '!', '&', '+', '%', '$', '@', '\n'])
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

/** The comparison form of a written word. */
export function compared(text: string): string {
  const lower = text.toLowerCase()
  return lower.includes("'") || lower.includes('\u2019') ? lower.replace(APOSTROPHES, '') : lower
}

export function kindOf(text: string): LexemeKind {
  // Most are words of ASCII letters, or spaces.
  const letter = text.charCodeAt(0) | LOWER_CASE
  if (letter >= FIRST_LETTER && letter <= LAST_LETTER) return 'word'
  if (text === ' ') return 'space'
  if (/^\d/.test(text)) return 'number'
  if (/^[\p{L}\p{M}]/u.test(text)) return 'word'
  return /^[^\S\n]/.test(text) ? 'space' : 'sign'
}

/** Whether `sign`, adjacent to two tokens, joins them. */
export function joins(sign: string, before: string | undefined, after: string | undefined): boolean {
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
const ABBREVIATIONS = new Set('rp no jl jln dr mr mrs ms tgl bpk st drg prof ust'.split(' '))

/** The full stop of 'P. Terry's' and 'J. Crew', which ends no sentence. */
function isInitial(lexemes: readonly string[], at: number): boolean {
  const isLetter = /^[A-Z]$/.test(lexemes[at - 1] ?? '') && lexemes[at - 1] !== 'I'
  return isLetter && lexemes[at + 1] === ' ' && /^[A-Z][a-z]/.test(lexemes[at + 2] ?? '')
}

/** Whether the full stop at `at` ends no sentence. */
export function abbreviates(lexemes: readonly string[], at: number): boolean {
  return ABBREVIATIONS.has((lexemes[at - 1] ?? '').toLowerCase()) || isInitial(lexemes, at)
}

/** `,-` and `.-` after an amount mean 'no cents' and are dropped. */
export function isNoCents(lexemes: readonly string[], at: number): boolean {
  const sign = lexemes[at]
  const dash = lexemes[at + 1]
  return (
    (sign === ',' || sign === '.') && (dash === '-' || dash === '\u2013') && /^\d/.test(lexemes[at - 1] ?? '')
  )
}

/** The lexemes of a text in compatibility form (NFKC), in the order written. Time grows with its length. */
export function lexemesOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(LEXEME) ?? []
}
