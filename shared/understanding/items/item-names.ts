/** Names for items that were said without one. */
import { contentWords } from '../words/content-words.ts'
import type { Token } from '../words/token.ts'
import { placesBetween } from '../words/token-indexes.ts'
import type { DraftItem } from './draft-item.ts'

/** The same again on another day needs no name: 'hari ini bensin 25 ribu, kemarin 20 ribu'. */
function sameThings(tokens: readonly Token[], items: readonly DraftItem[]): DraftItem[] {
  let named: DraftItem | null = null
  return items.map(item => {
    if (contentWords(tokens, item.places).length > 0) named = item
    else if (named && item.day && item.day.day !== named.day?.day) return { ...item, places: named.places }
    return item
  })
}

/**
 * The item with its own thing named where only a way of paying was: 'bayar kartu kredit dua juta' pays the bill
 * of the card, 'e-money 50 ribu' fills one.
 */
function namedByPayment(tokens: readonly Token[], item: DraftItem): DraftItem {
  const { payment, places } = item
  if (!payment || payment.explicit || contentWords(tokens, places).length > 0) return item
  if (payment.method === 'Cash') return item
  const kept = payment.method === 'Credit Card' ? null : payment
  return { ...item, places: placesBetween(payment.at, payment.end), payment: kept }
}

/** The items with the names that others, or their ways of paying, lend them. */
export function withNames(tokens: readonly Token[], items: readonly DraftItem[]): DraftItem[] {
  return sameThings(tokens, items).map(item => namedByPayment(tokens, item))
}
