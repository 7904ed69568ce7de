/** What is left of what was said when only the thing itself is to be named. */
import { CLOSERS, FILLERS, OPENERS, VERBS } from './filler-words.ts'
import { matchPhrase, type PhraseTable } from './phrase-table.ts'
import type { Token } from './token.ts'

export interface Placed {
  readonly token: Token
  /** Its place in the transcript. */
  readonly at: number
}

function without(table: PhraseTable<unknown>, placed: readonly Placed[]): Placed[] {
  const tokens = placed.map(({ token }) => token)
  const kept: Placed[] = []
  let at = 0
  while (at < placed.length) {
    const match = matchPhrase(table, tokens, at)
    const here = placed[at]
    if (match) at = match.end
    else {
      if (here) kept.push(here)
      at++
    }
  }
  return kept
}

function trimSigns(placed: readonly Placed[]): Placed[] {
  const first = placed.findIndex(({ token }) => token.kind !== 'sign')
  const last = placed.findLastIndex(({ token }) => token.kind !== 'sign')
  return first < 0 ? [] : placed.slice(first, last + 1)
}

function trimOpeners(placed: readonly Placed[]): Placed[] {
  const tokens = placed.map(({ token }) => token)
  let at = 0
  for (;;) {
    const match = matchPhrase(OPENERS, tokens, at)
    if (match) at = match.end
    else if (tokens[at]?.kind === 'sign') at++
    else return placed.slice(at)
  }
}

function trimClosers(placed: readonly Placed[]): Placed[] {
  let end = placed.length
  while (end > 0) {
    const token = placed[end - 1]?.token
    if (!token || (token.kind !== 'sign' && !matchPhrase(CLOSERS, [token], 0))) break
    end--
  }
  return placed.slice(0, end)
}

/** The words that say what it was: no verbs of buying, no filler, no dangling small words. */
export function contentWords(tokens: readonly Token[], places: readonly number[]): Placed[] {
  const placed = places.flatMap(at => {
    const token = tokens[at]
    return token ? [{ token, at }] : []
  })
  return trimSigns(trimClosers(trimOpeners(without(VERBS, without(FILLERS, placed)))))
}
