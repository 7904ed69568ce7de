/** The words around an item: its own and those of no other item. */
import type { Token } from '../utterance/token.ts'
import type { DraftItem } from './draft-item.ts'

/** The tokens without the words of the other items, in the order said. */
export function saidAround(
  tokens: readonly Token[],
  items: readonly DraftItem[],
  item: DraftItem | undefined,
): readonly Token[] {
  const others = new Set<number>()
  for (const other of items) if (other !== item) for (const { index } of other.words) others.add(index)
  return tokens.filter(({ index }) => !others.has(index))
}
