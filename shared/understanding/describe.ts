/** Descriptions as a person would type them. */
import { MAX_DESCRIPTION } from '../domain/expense.ts'
import { contentWords, type Placed } from './words/content-words.ts'
import type { Token } from './words/token.ts'

/** A description stays readable in a list: cut at a word boundary, in UTF-16 units. */
export const MAX_SPOKEN_DESCRIPTION = Math.min(100, MAX_DESCRIPTION)

/** One line from the words at `places`; empty where nothing worth saying is left. */
export function descriptionOf(tokens: readonly Token[], places: readonly number[]): string {
  return capitalised(wordsOf(tokens, places))
}

/** One line for several things; empty where none is worth saying. */
export function descriptionOfAll(tokens: readonly Token[], things: readonly (readonly number[])[]): string {
  const named = things.map(places => wordsOf(tokens, places)).filter(words => words !== '')
  return capitalised(shortened(named.join(', ')))
}

function wordsOf(tokens: readonly Token[], places: readonly number[]): string {
  const words = contentWords(tokens, places)
  let text = ''
  words.forEach(({ token, at }, i) => {
    const before = words[i - 1]
    text += before ? glue(before, { token, at }) + token.text : token.text
  })
  return shortened(withoutNya(text))
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
