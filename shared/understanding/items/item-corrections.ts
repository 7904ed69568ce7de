/** Applies corrections to items: removal, renaming, a new price. */

import { wordsOf } from '../clauses/clause-content.ts'
import { saysLaterOn, TOO } from '../roles/restated.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'
import { isSameThing, lastNamed, namesNone } from './named-items.ts'

const SECOND_THOUGHTS = new Set('eh salah maaf sorry no wait actually oh'.split(' '))

/** Words that refer to the item before. */
const POINTERS = new Set('one last thing terakhir tadi yang itu that this'.split(' '))

/** 'haircut 20, scratch that, 25 with the tip' continues the thing; other words name a new one. */
function renamed(before: readonly Token[], words: readonly Token[]): readonly Token[] {
  if (goesOn(words) || namesNone(words) || namesWhere(words)) return [...before, ...words]
  return isSameThing(words, before) ? before : words
}

/** 'Groceries 64, scratch that, it's 61, at Giant' tells where. */
function namesWhere(words: readonly Token[]): boolean {
  const at = words.findIndex(({ kind, word }) => kind !== 'sign' && !IT.has(word))
  return AT.has(words[at]?.word ?? '') && words.slice(at).every(({ kind }) => kind !== 'sign')
}
const IT: ReadonlySet<string> = new Set(['its', 'it', 'was', 'is', 'were'])
const AT: ReadonlySet<string> = new Set(['at', 'di', 'from'])

/** Index of an earlier item of this name, to correct its price: 'susu 18 ribu, eh susunya 20 ribu'; or -1. */
function saidBefore(utterance: Utterance, items: readonly DraftItem[], item: DraftItem): number {
  const first = Math.min(item.amount.start, ...item.words.map(({ index }) => index))
  if (!SECOND_THOUGHTS.has(utterance.word(first)) && !SECOND_THOUGHTS.has(utterance.word(first - 1)))
    return -1
  return lastNamed(items, item.words)
}

/** "Tuesday's lunch was fourteen" behind that of yesterday. */
function isOfOtherDay({ day }: DraftItem, before: DraftItem): boolean {
  return day !== null && before.day !== null && day.day !== before.day.day
}

/** Sets the price of the item that `item` names again; false where none is named so, or that of another day. */
function restate(items: DraftItem[], item: DraftItem): boolean {
  const at = lastNamed(items, item.words)
  const before = items[at]
  if (!before || isOfOtherDay(item, before)) return false
  items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  return true
}

/** 'Eh 1,75 juta, kan udah naik, transfer ke Bu Haji' gives a reason and tells how it was paid, and renames nothing. */
const REASONS: ReadonlySet<string> = new Set(['kan', 'da', 'soalnya', 'karena', 'because', 'cause', 'since'])

/** Nor does whom it was sent to. */
const SENT_TO = phraseSet(phraseList('transfer ke|ditransfer ke|transferred to|sent to|tf ke|kirim ke'))

/** Nor how one came to know the price better: 'no wait, I'm reading it upside down'. */
const LOOKING = phraseSet(
  phraseList(
    `the receipt|my receipt|reading it|reading that|read it wrong|read that wrong|misread|looking at it|looking at the wrong|struknya|notanya|bonnya|salah baca|salah liat|salah lihat|kebalik baca`,
  ),
)

function renames(words: readonly Token[]): boolean {
  if (containsPhrase(LOOKING, words)) return false
  return nameThing(words) && !REASONS.has(words[0]?.word ?? '') && !containsPhrase(SENT_TO, words)
}

/** Replaces the item that `group` names, or else the last of `items`, by `drafts`. */
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
    words: renames(words) ? renamed(wrong.words, words) : wrong.words,
    day: group.day ?? wrong.day,
    payment: group.payment ?? wrong.payment,
    intent: first?.intent ?? wrong.intent,
    corrected: true,
  }
  for (const item of others) if (!restate(items, item)) items.push(item)
}

/** Removes the item named before a cancellation, or else the last one. */
export function cancelItem(items: DraftItem[], words: readonly Token[]): void {
  if (!nameThing(words) || contentWords(words).every(({ word }) => POINTERS.has(word))) {
    items.pop()
    return
  }
  const at = lastNamed(items, words)
  if (at >= 0) items.splice(at, 1)
}

/** Whether `item` only repeats the price before: 'tiga puluh ribu, ya, tiga puluh ribu'. */
function repeats(
  last: DraftItem | undefined,
  item: DraftItem,
  { marker, said }: ItemGroup,
): last is DraftItem {
  if (!last || marker !== 'comma' || item.role !== 'price') return false
  if (item.day && item.day !== last.day && (last.day || said.some(({ word }) => TOO.has(word)))) return false
  const before = said.filter(({ index }) => index < item.amount.start)
  const isPlace = namesWhere(item.words)
  if (saysLaterOn(before) || (nameThing(last.words) && nameThing(item.words) && !isPlace)) return false
  return last.amount.rupiah === item.amount.rupiah && last.amount.plain === item.amount.plain
}

/** What may follow a correction and go on with it: 'eh kebalik, baksonya 15, mienya 13'. */
const GOING_ON: ReadonlySet<ItemGroup['marker']> = new Set<ItemGroup['marker']>(['comma', 'and', 'but'])

/**
 * Appends an item, or updates the price of the item that it repeats. `isCorrecting`: the group before corrected an
 * item of the sentence.
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
    const words = namesWhere(item.words) ? [...last.words, ...item.words] : item.words
    if (nameThing(item.words)) items[items.length - 1] = { ...last, words }
    return
  }
  const at = saidBefore(utterance, items, item)
  const before = items[at]
  if (before) items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  else items.push(item)
}
