/** Tables of fixed phrases, matched word by word at a position in the transcript; the longest match wins. */
import { addStarts, bitOf, nextTable } from '../utterance/first-words.ts'
import type { Token } from '../utterance/token.ts'

interface Phrase<T> {
  readonly words: readonly string[]
  readonly value: T
}

export interface PhraseTable<T> {
  /** By the first word of a phrase, the longest phrase first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase<T>[]>
  /** Its number among all tables. */
  readonly number: number
  /** Its bit in `Token.starts`. */
  readonly bit: number
}

export interface PhraseMatch<T> {
  readonly value: T
  /** Index after the last token. */
  readonly end: number
}

/** Words are lower case without apostrophes and parted by single spaces; a later entry replaces an equal one. */
export function phraseTable<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseTable<T> {
  const table = new Map<string, Phrase<T>[]>()
  const number = nextTable()
  for (const [phrase, value] of new Map(entries)) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    const others = table.get(first) ?? []
    others.push({ words, value })
    table.set(first, others)
  }
  for (const [first, phrases] of table) {
    phrases.sort((a, b) => b.words.length - a.words.length)
    addStarts(first, number, phrases)
  }
  return { phrases: table, number, bit: bitOf(number) }
}

/** The phrases of all `tables`, whatever they mean in each. */
export function unionOf(tables: readonly PhraseTable<unknown>[]): PhraseTable<true> {
  const phrases = tables.flatMap(table => [...table.phrases.values()].flat())
  return phraseSet(phrases.map(({ words }) => words.join(' ')))
}

/** A table whose phrases all mean the same. */
export function phraseSet(phrases: readonly string[]): PhraseTable<true> {
  return phraseTable(phrases.map(phrase => [phrase, true] as const))
}

/** A comma-free list of phrases, one or more to a line, parted by `|`. */
export function phraseList(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map(phrase => phrase.trim())
    .filter(phrase => phrase !== '')
}

// Hundreds of look-ups per sentence, mostly without a match: nothing is allocated before a phrase is found.

function standsAt(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  // The first word has already matched.
  for (let offset = 1; offset < words.length; offset++)
    if (tokens[at + offset]?.word !== words[offset]) return false
  return true
}

/** The longest phrase that starts at `at`; signs inside a phrase break it. */
export function matchPhrase<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  at: number,
): PhraseMatch<T> | null {
  const first = tokens[at]
  if (!first || (first.starts.bits & table.bit) === 0) return null
  const place = first.starts.tables.indexOf(table.number)
  if (place < 0) return null
  // The table noted them itself.
  for (const { words, value } of first.starts.phrases[place] as readonly Phrase<T>[])
    if (standsAt(words, tokens, at)) return { value, end: at + words.length }
  return null
}

/** Index behind the phrase that starts at `at`; `at` itself where none does. */
export function skipPhrase(table: PhraseTable<unknown>, tokens: readonly Token[], at: number): number {
  return matchPhrase(table, tokens, at)?.end ?? at
}

/** Index behind all the phrases of the table that follow one another from `at` on. */
export function skipPhrases(table: PhraseTable<unknown>, tokens: readonly Token[], at: number): number {
  let end = at
  for (let next = skipPhrase(table, tokens, end); next > end; next = skipPhrase(table, tokens, end))
    end = next
  return end
}

/** Index of the first phrase of the table from `from` on; -1 where none occurs. */
export function findPhrase(table: PhraseTable<unknown>, tokens: readonly Token[], from = 0): number {
  for (let at = from; at < tokens.length; at++) {
    const mayBegin = ((tokens[at]?.starts.bits ?? 0) & table.bit) !== 0
    if (mayBegin && matchPhrase(table, tokens, at)) return at
  }
  return -1
}

/** Whether any phrase of the table occurs. */
export function containsPhrase(table: PhraseTable<unknown>, tokens: readonly Token[]): boolean {
  return findPhrase(table, tokens) >= 0
}

/** The tokens without phrases of the table, except those in `kept`; `tokens` itself without any. */
export function withoutPhrases(
  table: PhraseTable<unknown>,
  tokens: readonly Token[],
  kept?: PhraseTable<unknown>,
): readonly Token[] {
  const first = findPhrase(table, tokens)
  if (first < 0) return tokens
  const bits = table.bit | (kept?.bit ?? 0)
  const left: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token && (token.starts.bits & bits) === 0) {
      left.push(token)
      at++
      continue
    }
    const whole = kept ? skipPhrase(kept, tokens, at) : at
    const end = whole > at ? whole : skipPhrase(table, tokens, at)
    const keeps = whole > at || end === at
    const next = Math.max(end, at + 1)
    if (keeps) for (const token of tokens.slice(at, next)) left.push(token)
    at = next
  }
  return left
}
