/** Parts of a whole as they are spoken: 'sepertiganya', 'dua pertiga', 'a quarter', 'three fifths', '1/3'. */
import type { Token } from '../utterance/token.ts'

export interface ToldFraction {
  readonly value: number
  /** Index after the last token. */
  readonly end: number
}

const DENOMINATORS: ReadonlyMap<string, number> = new Map([
  ['dua', 2],
  ['tiga', 3],
  ['empat', 4],
  ['lima', 5],
  ['enam', 6],
  ['tujuh', 7],
  ['delapan', 8],
  ['sepuluh', 10],
])
const HALVES: ReadonlySet<string> = new Set(['setengah', 'separuh', 'separo', 'half'])
const ENGLISH: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
])
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['dua', 2],
  ['tiga', 3],
  ['empat', 4],
  ['two', 2],
  ['three', 3],
  ['2', 2],
  ['3', 3],
  ['4', 4],
])
const ONE: ReadonlySet<string> = new Set(['a', 'one', 'my'])
const OWN = /(?:nya|nyo|ne|na)$/
/** Largest denominator of '1/3'. */
const MAX_WRITTEN = 12

/** The denominator of 'sepertiga' behind `prefix`, or of 'pertiga'. */
function denominator(word: string, prefix: string): number | undefined {
  if (!word.startsWith(prefix)) return undefined
  const bare = word.slice(prefix.length)
  return DENOMINATORS.get(bare) ?? DENOMINATORS.get(bare.replace(OWN, ''))
}

function readWritten(tokens: readonly Token[], at: number): ToldFraction | null {
  const [above, below] = [tokens[at], tokens[at + 1]]
  if (above?.kind !== 'number' || below?.kind !== 'number' || below.gap !== '/') return null
  const value = Number(above.text) / Number(below.text)
  return value > 0 && value < 1 && Number(below.text) <= MAX_WRITTEN ? { value, end: at + 2 } : null
}

/** 'Dua pertiganya', 'three quarters' at `at`: more parts than one. */
export function readParts(tokens: readonly Token[], at: number): ToldFraction | null {
  const count = COUNTS.get(tokens[at]?.word ?? '')
  const word = tokens[at + 1]?.word ?? ''
  if (count === undefined) return null
  const parts = denominator(word, 'per') ?? (word.endsWith('s') ? ENGLISH.get(word.slice(0, -1)) : undefined)
  return parts !== undefined && count < parts ? { value: count / parts, end: at + 2 } : null
}

const FIFTIES: ReadonlySet<string> = new Set(['50', 'fifty'])
const SPLITTING: ReadonlySet<string> = new Set([
  'split',
  'splitting',
  'it',
  'bill',
  'went',
  'go',
  'bagi',
  'dibagi',
])

/** Index behind the 'fifty fifty' of 'split it fifty fifty'; or null. */
export function endOfFifties(tokens: readonly Token[], at: number): number | null {
  const [first, second, before] = [tokens[at], tokens[at + 1], tokens[at - 1]]
  if (!FIFTIES.has(first?.word ?? '') || first?.word !== second?.word) return null
  return SPLITTING.has(before?.word ?? '') ? at + 2 : null
}

/** The part of a whole at `at`, less than one; null where none is told. */
export function readToldFraction(tokens: readonly Token[], at: number): ToldFraction | null {
  const word = tokens[at]?.word
  if (word === undefined) return null
  if (HALVES.has(word) || HALVES.has(word.replace(OWN, ''))) return { value: 0.5, end: at + 1 }
  const below = denominator(word, 'seper')
  if (below !== undefined) return { value: 1 / below, end: at + 1 }
  if (ONE.has(word)) {
    const parts = ENGLISH.get(tokens[at + 1]?.word ?? '')
    if (parts !== undefined) return { value: 1 / parts, end: at + 2 }
  }
  return readParts(tokens, at) ?? readWritten(tokens, at)
}
