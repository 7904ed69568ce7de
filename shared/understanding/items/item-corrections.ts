/** Items taken back, renamed or said again at another price. */

import { wordsOf } from '../clauses/clause-content.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'
import { isSameThing, lastNamed, namesNone } from './named-items.ts'

const SECOND_THOUGHTS = new Set('eh salah maaf sorry no wait actually oh'.split(' '))

/** They point to the item before. */
const POINTERS = new Set('one last thing terakhir tadi yang itu that this'.split(' '))

/** 'haircut 20, scratch that, 25 with the tip' goes on about the thing; other words name another. */
function renamed(before: readonly Token[], words: readonly Token[]): readonly Token[] {
  if (goesOn(words) || namesNone(words)) return [...before, ...words]
  return isSameThing(words, before) ? before : words
}

/** Index of the item named before with these words, its price said again: 'susu 18 ribu, eh susunya 20 ribu'; or -1. */
function saidBefore(utterance: Utterance, items: readonly DraftItem[], item: DraftItem): number {
  const first = Math.min(item.amount.start, ...item.words.map(({ index }) => index))
  if (!SECOND_THOUGHTS.has(utterance.word(first)) && !SECOND_THOUGHTS.has(utterance.word(first - 1)))
    return -1
  return lastNamed(items, item.words)
}

/** Sets the price of the item that `item` names again; false where none is named so. */
function restate(items: DraftItem[], item: DraftItem): boolean {
  const at = lastNamed(items, item.words)
  const before = items[at]
  if (!before) return false
  items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  return true
}

/** Has what `group` says, `drafts`, take the place of the item it names, or else of the last of `items`. */
export function correctLast(items: DraftItem[], drafts: readonly DraftItem[], group: ItemGroup): void {
  const [first, ...others] = drafts
  const words = first?.words ?? wordsOf(group)
  const named = lastNamed(items, words)
  const at = named < 0 ? items.length - 1 : named
  const wrong = items[at]
  if (!wrong) {
    items.push(...drafts)
    return
  }
  items[at] = {
    ...wrong,
    amount: first ? onScaleOf(first.amount, wrong.amount) : wrong.amount,
    words: nameThing(words) ? renamed(wrong.words, words) : wrong.words,
    day: group.day ?? wrong.day,
    payment: group.payment ?? wrong.payment,
    intent: first?.intent ?? wrong.intent,
    corrected: true,
  }
  for (const item of others) if (!restate(items, item)) items.push(item)
}

/** Takes back the item that the words before a cancellation name, the last one where they name none. */
export function cancelItem(items: DraftItem[], words: readonly Token[]): void {
  if (!nameThing(words) || contentWords(words).every(({ word }) => POINTERS.has(word))) {
    items.pop()
    return
  }
  const at = lastNamed(items, words)
  if (at >= 0) items.splice(at, 1)
}

/** On another day it was paid once more: 'parkir 2 ribu, kemarin juga 2 ribu'. */
const TOO: ReadonlySet<string> = new Set(['juga', 'also', 'too', 'again'])

/** Whether `item` only says the price before again: 'tiga puluh ribu, ya, tiga puluh ribu'. */
function repeats(
  last: DraftItem | undefined,
  item: DraftItem,
  { marker, said }: ItemGroup,
): last is DraftItem {
  if (!last || marker !== 'comma' || item.role !== 'price') return false
  if (item.day && item.day !== last.day && said.some(({ word }) => TOO.has(word))) return false
  if (nameThing(last.words) && nameThing(item.words)) return false
  return last.amount.rupiah === item.amount.rupiah && last.amount.plain === item.amount.plain
}

/** What may follow a correction and go on with it: 'eh kebalik, baksonya 15, mienya 13'. */
const GOING_ON: ReadonlySet<ItemGroup['marker']> = new Set<ItemGroup['marker']>(['comma', 'and', 'but'])

/**
 * Appends an item, or sets the price of the one that it says again. `isCorrecting`: the group before corrected an item
 * of the sentence.
 */
export function addItem(
  utterance: Utterance,
  items: DraftItem[],
  item: DraftItem,
  group: ItemGroup,
  isCorrecting: boolean,
): void {
  if (isCorrecting && GOING_ON.has(group.marker) && restate(items, item)) return
  const last = items.at(-1)
  if (repeats(last, item, group)) {
    if (nameThing(item.words)) items[items.length - 1] = { ...last, words: item.words }
    return
  }
  const at = saidBefore(utterance, items, item)
  const before = items[at]
  if (before) items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  else items.push(item)
}
