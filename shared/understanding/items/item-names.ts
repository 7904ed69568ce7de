/** Names for items that were said without one. */
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import type { DraftItem } from './draft-item.ts'

/** The same again on another day needs no name: 'hari ini bensin 25 ribu, kemarin 20 ribu'. */
function sameThings(items: readonly DraftItem[]): DraftItem[] {
  let named: DraftItem | null = null
  return items.map(item => {
    if (nameThing(item.words)) named = item
    else if (named && item.day && item.day.day !== named.day?.day) return { ...item, words: named.words }
    return item
  })
}

/**
 * The item with its own thing named where only a way of paying was: 'bayar kartu kredit dua juta' pays the bill
 * of the card, 'e-money 50 ribu' fills one.
 */
function namedByPayment(utterance: Utterance, item: DraftItem): DraftItem {
  const { payment, words } = item
  if (!payment || payment.explicit || nameThing(words)) return item
  if (payment.method === 'Cash') return item
  const kept = payment.method === 'Credit Card' ? null : payment
  return { ...item, words: utterance.between(payment.start, payment.end), payment: kept }
}

/** The items with the names that others, or their ways of paying, lend them. */
export function withNames(utterance: Utterance, items: readonly DraftItem[]): DraftItem[] {
  return sameThings(items).map(item => namedByPayment(utterance, item))
}
