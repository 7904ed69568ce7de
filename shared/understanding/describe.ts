/** Descriptions as a person would type them. */
import { MAX_DESCRIPTION } from '../domain/expense.ts'
import type { Token } from './utterance/token.ts'
import { contentWords } from './words/content-words.ts'

/** A description stays readable in a list: cut at a word boundary, in UTF-16 units. */
export const MAX_SPOKEN_DESCRIPTION = Math.min(100, MAX_DESCRIPTION)

/** One line from what was said; empty where nothing worth saying is left. */
export function descriptionOf(said: readonly Token[]): string {
  return capitalised(phraseOf(said))
}

/** One line for several things; empty where none is worth saying. */
export function descriptionOfAll(things: readonly (readonly Token[])[]): string {
  const named = things.map(phraseOf).filter(phrase => phrase !== '')
  return capitalised(shortened(named.join(', ')))
}

function phraseOf(said: readonly Token[]): string {
  let text = ''
  let before: Token | null = null
  for (const token of contentWords(said)) {
    text += before ? glue(before, token) + token.text : token.text
    before = token
  }
  return shortened(withoutNya(text))
}

function glue(before: Token, here: Token): string {
  const adjacent = before.index === here.index - 1
  if (adjacent && before.kind !== 'sign') return here.gap
  return here.kind === 'sign' && here.text !== '&' ? '' : ' '
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
