/** Items taken back, renamed or said again at another price. */

import { wordsOf } from '../clauses/clause-content.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'

const SECOND_THOUGHTS = new Set('eh salah maaf sorry no wait actually oh'.split(' '))

/** 'haircut 20, scratch that, 25 with the tip' goes on about the thing; other words name another. */
function renamed(before: readonly Token[], words: readonly Token[]): readonly Token[] {
  return goesOn(words) ? [...before, ...words] : words
}

/** Index of the item named before with these words, its price said again: 'susu 18 ribu, eh susunya 20 ribu'; or -1. */
function saidBefore(utterance: Utterance, items: readonly DraftItem[], item: DraftItem): number {
  const first = Math.min(item.amount.start, ...item.words.map(({ index }) => index))
  if (!SECOND_THOUGHTS.has(utterance.word(first)) && !SECOND_THOUGHTS.has(utterance.word(first - 1)))
    return -1
  const own = nameOf(item)
  return own === '' ? -1 : items.findLastIndex(other => nameOf(other) === own)
}

function nameOf({ words }: DraftItem): string {
  return contentWords(words)
    .map(({ word }) => word.replace(/(?<=.{3})nya$/, ''))
    .join(' ')
}

/** Has what `group` says, `drafts`, take the place of the last of `items`. */
export function correctLast(items: DraftItem[], drafts: readonly DraftItem[], group: ItemGroup): void {
  const last = items.pop()
  const [first, ...others] = drafts
  if (!last) {
    items.push(...drafts)
    return
  }
  const day = group.day ?? last.day
  const payment = group.payment ?? last.payment
  if (!first) {
    const words = wordsOf(group)
    items.push({ ...last, words: nameThing(words) ? words : last.words, day, payment, corrected: true })
    return
  }
  const amount = onScaleOf(first.amount, last.amount)
  const { role } = last
  items.push({
    ...first,
    amount,
    words: nameThing(first.words) ? renamed(last.words, first.words) : last.words,
    day,
    payment,
    role,
    corrected: true,
  })
  items.push(...others)
}

/** Appends an item, or sets the price of the one that it says again. */
export function addItem(utterance: Utterance, items: DraftItem[], item: DraftItem): void {
  const at = saidBefore(utterance, items, item)
  const before = items[at]
  if (before) items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  else items.push(item)
}
