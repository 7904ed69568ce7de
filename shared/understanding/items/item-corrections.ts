/** Items taken back, renamed or said again at another price. */

import { placesOf } from '../clauses/clause-content.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { contentWords } from '../words/content-words.ts'
import type { Token } from '../words/token.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'

const SECOND_THOUGHTS = new Set('eh salah maaf sorry no wait actually oh'.split(' '))

/** 'haircut 20, scratch that, 25 with the tip' goes on about the thing; other words name another. */
function renamed(
  tokens: readonly Token[],
  before: readonly number[],
  places: readonly number[],
): readonly number[] {
  return goesOn(tokens, places) ? [...before, ...places] : places
}

/** The item named before with these words, its price said again: 'susu 18 ribu, eh susunya 20 ribu'. */
function saidBefore(tokens: readonly Token[], items: readonly DraftItem[], item: DraftItem): number {
  const first = Math.min(item.amount.start, ...item.places)
  const name = (places: readonly number[]) =>
    contentWords(tokens, places)
      .map(({ token }) => token.word.replace(/(?<=.{3})nya$/, ''))
      .join(' ')
  if (!SECOND_THOUGHTS.has(tokens[first]?.word ?? '') && !SECOND_THOUGHTS.has(tokens[first - 1]?.word ?? ''))
    return -1
  const own = name(item.places)
  return own === '' ? -1 : items.findLastIndex(({ places }) => name(places) === own)
}

/** Has what `group` says, `heard`, take the place of the last of `items`. */
export function correctLast(
  tokens: readonly Token[],
  items: DraftItem[],
  heard: readonly DraftItem[],
  group: ItemGroup,
): void {
  const last = items.pop()
  const [first, ...others] = heard
  if (!last) {
    items.push(...heard)
    return
  }
  const day = group.day ?? last.day
  const payment = group.payment ?? last.payment
  if (!first) {
    const places = placesOf(group)
    const named = contentWords(tokens, places).length > 0
    items.push({ ...last, places: named ? places : last.places, day, payment, corrected: true })
    return
  }
  const named = contentWords(tokens, first.places).length > 0
  const amount = onScaleOf(first.amount, last.amount)
  const { role } = last
  items.push({
    ...first,
    amount,
    places: named ? renamed(tokens, last.places, first.places) : last.places,
    day,
    payment,
    role,
    corrected: true,
  })
  items.push(...others)
}

/** Appends an item, or sets the price of the one that it says again. */
export function addItem(tokens: readonly Token[], items: DraftItem[], item: DraftItem): void {
  const at = saidBefore(tokens, items, item)
  const before = items[at]
  if (before) items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  else items.push(item)
}
