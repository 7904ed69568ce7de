/** Pieces that come free with others: 'beli 2 gratis 1, satunya 30 ribu, ambil tiga', 'buy two get one free, 4 dollars each, took three'. */
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import type { AmountInWords } from './amount-in-words.ts'

const FREE: ReadonlySet<string> = new Set(['gratis', 'get', 'free'])
const BUYING: ReadonlySet<string> = new Set(['beli', 'buy'])
const PIECES = /^[1-9]$/

/** How many have to be paid for, and how many are free with them; null where nothing is offered so. */
function offerIn(utterance: Utterance): { paid: number; free: number } | null {
  for (const { word, index } of utterance.tokens) {
    if (!FREE.has(word) || !BUYING.has(utterance.word(index - 2))) continue
    const [paid, free] = [index - 1, index + 1].map(at => readSmall(utterance, at, PIECES))
    if (paid && free) return { paid: paid.value, free: free.value }
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
