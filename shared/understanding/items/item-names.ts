/** Names for items that were said without one. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'

function isOtherDay({ day }: DraftItem, before: DraftItem): boolean {
  return day !== null && day.day !== before.day?.day
}

/** Between the prices of a list. */
const LISTING: ReadonlySet<string> = new Set([',', 'and', 'dan', 'sama'])

/** One price of several in a list: 'tolls were 1.75, 2.50 and 1.00'. */
function isListed(utterance: Utterance, { words, role, amount }: DraftItem): boolean {
  return role === 'price' && words.length === 0 && LISTING.has(utterance.word(amount.start - 1))
}

/** Repeated purchases on another day need no name: 'hari ini bensin 25 ribu, kemarin 20 ribu'. */
function sameThings(utterance: Utterance, items: readonly DraftItem[]): DraftItem[] {
  let named: DraftItem | null = null
  return items.map(item => {
    if (nameThing(item.words)) named = item
    else if (named && (isOtherDay(item, named) || isListed(utterance, item)))
      return { ...item, words: named.words }
    return item
  })
}

const WAYS_BACK = phraseSet(
  phraseList(
    'pulang|pulangnya|baliknya|balik|way back|the way back|on the way back|coming back|return trip|muleh|mulih|uih',
  ),
)

/** Words before a price in which a return trip is looked for. */
const REACH = 3

const LINKS: ReadonlySet<string> = new Set([
  'to',
  'ke',
  'from',
  'dari',
  'at',
  'di',
  'home',
  'into',
  'downtown',
])
const OUTWARD: ReadonlySet<string> = new Set([
  'going',
  'there',
  'pergi',
  'perginya',
  'berangkat',
  'berangkatnya',
])

/** What one went with, without where: the 'ojek' of 'ojek ke kantor'. */
function outward(words: readonly Token[]): readonly Token[] {
  const link = words.findIndex(({ word }, at) => at > 0 && LINKS.has(word))
  return (link < 0 ? words : words.slice(0, link)).filter(({ word }) => !OUTWARD.has(word))
}

/** The words of the way back before the price. */
function backWords({ words, amount }: DraftItem): readonly Token[] {
  return words.filter(({ index }) => index < amount.start)
}

/** A return trip takes the name of the outward trip: 'ojek 12 ribu, pulangnya 15 ribu'. */
function waysBack(utterance: Utterance, items: readonly DraftItem[]): DraftItem[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    if (!before || nameThing(withoutPhrases(WAYS_BACK, backWords(item)))) return item
    const { start } = item.amount
    const isBack = containsPhrase(WAYS_BACK, utterance.between(Math.max(0, start - REACH), start))
    return isBack ? { ...item, words: [...outward(before.words), ...backWords(item)] } : item
  })
}

/**
 * Names an item after its payment method where nothing else was said: 'bayar kartu kredit dua juta' pays the
 * bill of the card, 'e-money 50 ribu' fills one.
 */
function namedByPayment(utterance: Utterance, item: DraftItem): DraftItem {
  const { payment, words } = item
  if (!payment || payment.explicit || nameThing(words)) return item
  if (payment.method === 'Cash') return item
  const kept = payment.method === 'Credit Card' ? null : payment
  return { ...item, words: utterance.between(payment.start, payment.end), payment: kept }
}

/** The items, unnamed ones named after others or after their payment method. */
export function withNames(utterance: Utterance, items: readonly DraftItem[]): DraftItem[] {
  return waysBack(utterance, sameThings(utterance, items)).map(item => namedByPayment(utterance, item))
}
