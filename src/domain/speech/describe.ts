/** Descriptions as a person would type them. */
import { MAX_DESCRIPTION } from '../expense.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from './words/filler-words.ts'
import { matchPhrase, type PhraseTable } from './words/phrase.ts'
import type { Token } from './words/token.ts'

/** A description stays readable in a list: cut at a word boundary, in UTF-16 units. */
export const MAX_SPOKEN_DESCRIPTION = Math.min(100, MAX_DESCRIPTION)

type Placed = { readonly token: Token; readonly at: number }

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

/** One line from the words at `places`; empty where nothing worth saying is left. */
export function descriptionOf(tokens: readonly Token[], places: readonly number[]): string {
  const words = contentWords(tokens, places)
  let text = ''
  words.forEach(({ token, at }, i) => {
    const before = words[i - 1]
    text += before ? glue(before, { token, at }) + token.text : token.text
  })
  return capitalised(shortened(withoutNya(text)))
}

function glue(before: Placed, here: Placed): string {
  const adjacent = before.at === here.at - 1
  if (adjacent && before.token.kind !== 'sign') return here.token.gap
  return here.token.kind === 'sign' && here.token.text !== '&' ? '' : ' '
}

/** 'toiletnya' is typed as 'toilet'; what is 'nya' of the word itself stays: 'hanya', 'punya'. */
function withoutNya(text: string): string {
  return text.replace(/^(?!lain)(\p{L}{3,})nya(?=$| )/u, '$1')
}

function shortened(text: string): string {
  if (text.length <= MAX_SPOKEN_DESCRIPTION) return text
  const cut = text.lastIndexOf(' ', MAX_SPOKEN_DESCRIPTION)
  const end = cut > 0 ? cut : MAX_SPOKEN_DESCRIPTION
  // Never half of a surrogate pair.
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')
}

function capitalised(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32).trim()
  return first.toLocaleUpperCase('en-US') + text.slice(first.length)
}
