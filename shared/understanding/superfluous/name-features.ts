/** What names an item, beside what names its neighbours. */

import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import type { PricedItem } from './priced-item.ts'

/** Words that stand in any name. */
const SMALL: ReadonlySet<string> = new Set(
  phraseList('yang|di|ke|dan|sama|terus|the|a|an|of|to|and|for|i|it|was|is|at|my|on|in|ini|itu|nya'),
)

/** Most words of a name that are counted. */
const COUNTED = 4

function namesOf(utterance: Utterance, { words }: PricedItem): string[] {
  return words.map(index => utterance.word(index)).filter(word => !SMALL.has(word))
}

/** `side` names the features: '-' of the item before, '+' of the one behind. */
function besides(
  side: string,
  own: readonly string[],
  utterance: Utterance,
  item: PricedItem,
  other: PricedItem,
): string[] {
  const names = namesOf(utterance, other)
  const isSame =
    other.words.length === item.words.length && other.words.every((word, at) => word === item.words[at])
  return [
    ...(names.some(word => own.includes(word)) ? [`${side}shares`] : []),
    ...(isSame ? [`${side}same`] : []),
    ...(other.corrected ? [`${side}corrected`] : []),
    ...(names.length === 0 ? [`${side}unnamed`] : []),
    `${side}words ${Math.min(other.words.length, 2)} ${Math.min(item.words.length, 2)}`,
  ]
}

export function nameFeatures(utterance: Utterance, items: readonly PricedItem[], at: number): string[] {
  const item = items[at] as PricedItem
  const names = namesOf(utterance, item)
  const [before, behind] = [items[at - 1], items[at + 1]]
  const ahead = item.words.filter(index => index < item.start).length
  const after = item.words.filter(index => index >= item.end).length
  return [
    `words ${Math.min(item.words.length, COUNTED)}`,
    `sides ${Math.min(ahead, 2)} ${Math.min(after, 2)}`,
    `first ${names[0] ?? '-'}`,
    `last ${names.at(-1) ?? '-'}`,
    ...names.map(word => `name ${word}`),
    ...(before ? besides('-', names, utterance, item, before) : []),
    ...(behind ? besides('+', names, utterance, item, behind) : []),
  ]
}
