/** What an item that is left out leaves to the one that stays. */
import { segmentsOf } from '../categories/segment.ts'
import { weigh } from '../categories/weigh.ts'
import { goesOn } from '../items/continuation.ts'
import type { DraftItem } from '../items/draft-item.ts'
import { namesNone } from '../items/named-items.ts'
import type { Token } from '../utterance/token.ts'

/** How much the words tell of what it is. */
function evidence(words: readonly Token[]): number {
  return Math.max(0, ...weigh(segmentsOf(words)).values())
}

/** Of two names the one that tells more of the thing, the first one of equals: 'the TV was 400, at the outlet 320'. */
function nameOf(left: readonly Token[], words: readonly Token[]): readonly Token[] {
  if (goesOn(words) || namesNone(words)) return left
  return evidence(left) >= evidence(words) ? left : words
}

/** The item with the day and the payment of the one left out, where it tells none itself. */
export function withDetails(item: DraftItem, left: DraftItem): DraftItem {
  return { ...item, day: item.day ?? left.day, payment: item.payment ?? left.payment }
}

/** The same, with the name of the one left out before it, where that tells more. */
export function takenOver(left: DraftItem, item: DraftItem): DraftItem {
  return { ...withDetails(item, left), words: nameOf(left.words, item.words) }
}
