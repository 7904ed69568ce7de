/** The tokens around an item. */
import type { DraftItem } from '../items/draft-item.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** The tokens from `start` up to `end`, exclusive, belong to no other item. */
export interface Neighbourhood {
  readonly start: number
  readonly end: number
}

/** From the last token of the item before to the first one of the item behind. */
export function neighbourhoodOf(
  utterance: Utterance,
  item: DraftItem,
  items: readonly DraftItem[],
): Neighbourhood {
  if (items.length === 1) return { start: 0, end: utterance.tokens.length }
  const own = new Set(item.words.map(({ index }) => index))
  const others = items
    .filter(other => other !== item)
    .flatMap(({ amount, words }) => [amount.start, amount.end - 1, ...words.map(({ index }) => index)])
    .filter(index => !own.has(index))
  const start = Math.max(0, ...others.filter(index => index < item.amount.start).map(index => index + 1))
  const end = Math.min(utterance.tokens.length, ...others.filter(index => index >= item.amount.end))
  return { start, end }
}
