/** Pieces that come free with others: 'beli 2 gratis 1, satunya 30 ribu, ambil tiga', 'buy two get one free, 4 dollars each, took three'. */
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import type { AmountInWords } from './amount-in-words.ts'

const FREE: ReadonlySet<string> = new Set(['gratis', 'get', 'free'])
const BUYING: ReadonlySet<string> = new Set(['beli', 'buy'])
const PIECES = /^\d{1,2}$/

/** Pieces to be paid for, and those that are free with them. */
interface Offer {
  readonly paid: number
  readonly free: number
}

/** The offer that starts at token index `at`; null where none does, or where what comes with them costs half. */
export function offerFrom(utterance: Utterance, at: number): Offer | null {
  if (!BUYING.has(utterance.word(at))) return null
  const paid = readSmall(utterance, at + 1, PIECES)
  if (!paid) return null
  const end = utterance.word(paid.end) === ',' ? paid.end + 1 : paid.end
  const free = FREE.has(utterance.word(end)) ? readSmall(utterance, end + 1, PIECES) : null
  return free && utterance.word(free.end) !== 'half' ? { paid: paid.value, free: free.value } : null
}

/** The first offer of an utterance. */
function offerIn(utterance: Utterance): Offer | null {
  for (const { index } of utterance.tokens) {
    const offer = offerFrom(utterance, index)
    if (offer) return offer
  }
  return null
}

/** What a price is multiplied by for so many pieces, of which some may be free; the count of the offer multiplies it once more. */
export function paidPieces(utterance: Utterance, count: number): number {
  const offer = offerIn(utterance)
  if (!offer || count < offer.paid + offer.free) return count
  const sets = Math.floor(count / (offer.paid + offer.free))
  return (count - sets * offer.free) / offer.paid
}

const PAYING: ReadonlySet<string> = new Set(['bayar', 'bayarnya', 'dibayar', 'pay', 'paid'])
const TAKING: ReadonlySet<string> = new Set(['bawa', 'dapat', 'dapet', 'dapatnya', 'dapetnya', 'got'])

/** What an amount tells of an offer: 'beli dua gratis satu, jadi bayar dua pulang bawa tiga'; null for nothing. */
export function offerTold(utterance: Utterance, { amount, before }: AmountInWords): 'paid' | 'taken' | null {
  if (amount.scale > 1) return null
  const saysPaid = before.some(({ word }) => PAYING.has(word))
  if (!saysPaid && !before.some(({ word }) => TAKING.has(word))) return null
  const offer = offerIn(utterance)
  if (!offer) return null
  if (saysPaid) return offer.paid === amount.plain ? 'paid' : null
  return offer.paid + offer.free === amount.plain ? 'taken' : null
}
