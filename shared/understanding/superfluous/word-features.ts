/** The words around the amount of an item, up to those of its neighbours. */
import type { Utterance } from '../utterance/utterance.ts'
import type { PricedItem } from './priced-item.ts'

/** Words whose distance from the amount is told. */
const NEAR = 4
/** Neighbouring words told together. */
const PAIRS = 3
/** Words told behind the amount of the next item. */
const BEYOND = 3
/** Longest stretch of words that is told by its length. */
const LONGEST = 5

/** `words` from the amount outwards; `side` names the features. */
function outwards(side: string, words: readonly string[]): string[] {
  return [
    ...words.slice(0, NEAR).map((word, at) => `${side}${at} ${word}`),
    ...words
      .slice(0, PAIRS)
      .flatMap((word, at) => (at + 1 < words.length ? `${side} ${word} ${words[at + 1]}` : [])),
    ...words.map(word => `${side} ${word}`),
    `${side}# ${Math.min(words.length, LONGEST)}`,
  ]
}

/** Words before (`<`, at the first item `^`) and behind (`>`, at the last one `$`), and beyond the next amount (`>>`). */
export function wordFeatures(utterance: Utterance, items: readonly PricedItem[], at: number): string[] {
  const { start, end } = items[at] as PricedItem
  const words = (from: number, to: number) => utterance.between(from, to).map(({ word }) => word)
  const [before, behind, second] = [items[at - 1], items[at + 1], items[at + 2]]
  const from = before && before.end <= start ? before.end : 0
  const to = behind && behind.start >= end ? behind.start : utterance.tokens.length
  const beyond = behind
    ? words(behind.end, Math.max(behind.end, second?.start ?? utterance.tokens.length))
    : []
  return [
    ...outwards(before ? '<' : '^', words(from, start).reverse()),
    ...outwards(behind ? '>' : '$', words(end, to)),
    ...beyond.slice(0, BEYOND).map(word => `>> ${word}`),
    utterance.tokens[start]?.kind === 'number' ? 'digits' : `says ${utterance.word(start)}`,
  ]
}
