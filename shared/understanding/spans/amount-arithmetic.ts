/** Arithmetic on amounts whose currency is not known yet, on both of their readings. */

import type { SpokenAmount } from '../utterance/span.ts'
import { hundredsOf } from './pairs.ts'
import { BARE_LIMIT } from './resolve-amount.ts'

/** Tolerance in comparisons of sums in major units, half a cent. */
export const CENT = 0.005

/** A number that means thousands when it is rupiah. */
function isBare({ scale, named, rupiah }: SpokenAmount): boolean {
  return scale === 1 && named !== 'IDR' && rupiah < BARE_LIMIT
}

/** Its value in rupiah. */
export function literalRupiah(amount: SpokenAmount): number {
  return isBare(amount) ? amount.rupiah * 1000 : amount.rupiah
}

const MILLION = 1e6
/** A bare number from here on means thousands next to millions: 'dua juta, eh bukan, 900'. */
const HUNDREDS = 100

/** A bare amount takes the scale of the one it replaces: 'dua juta, eh bukan, tiga'. */
export function onScaleOf(amount: SpokenAmount, other: SpokenAmount): SpokenAmount {
  const named = amount.named ?? other.named
  // A multiple of a bare amount is in whole rupiah already.
  const isWhole = amount.plain >= BARE_LIMIT || amount.rupiah >= BARE_LIMIT
  // 'Rp450.000, ditanggung BPJS 150 ribu, jadi nombok 300'
  if (
    other.named === 'IDR' &&
    other.scale === 1 &&
    other.plain >= BARE_LIMIT &&
    isBare(amount) &&
    !amount.formatted
  )
    return { ...amount, named, plain: amount.plain * 1000, rupiah: amount.rupiah * 1000 }
  if (amount.scale > 1 || amount.formatted || other.scale === 1 || isWhole) return { ...amount, named }
  if (other.scale >= MILLION && amount.plain >= HUNDREDS) return { ...amount, named }
  // '1.2k, so I paid him 600'.
  const isBeyond = amount.plain * other.scale > other.plain * HUNDREDS
  if (isBeyond && !other.rupiahScale) return { ...amount, named }
  const { scale, rupiahScale } = other
  return { ...amount, named, scale, rupiahScale, plain: amount.plain * scale, rupiah: amount.rupiah * scale }
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}

/** The amount times `factor`: a count or a percentage. */
export function times(amount: SpokenAmount, factor: number): SpokenAmount {
  const uncertain = amount.uncertain || isBare(amount)
  const rupiah = Math.round(literalRupiah(amount) * factor)
  return { ...amount, plain: cents(amount.plain * factor), rupiah, uncertain }
}

/** The sum. */
export function plus(amount: SpokenAmount, added: SpokenAmount): SpokenAmount {
  const named = amount.named ?? added.named
  const plain = cents(amount.plain + onScaleOf(added, amount).plain)
  return { ...amount, plain, rupiah: literalRupiah(amount) + literalRupiah(added), named }
}

/** The difference; null where it is not positive in a possible currency. */
export function minus(amount: SpokenAmount, taken: SpokenAmount): SpokenAmount | null {
  const named = amount.named ?? taken.named
  const mayBeRupiah = named !== 'USD'
  const mayBeDollars = named !== 'IDR' && !amount.rupiahScale && !taken.rupiahScale
  const rupiah = literalRupiah(amount) - literalRupiah(taken)
  const plain = cents(amount.plain - onScaleOf(taken, amount).plain)
  // 'Spent one oh seven, thirty of that was beer'
  const hundreds = plain < 0 && mayBeDollars ? hundredsOf(amount) : null
  if (hundreds) return minus(hundreds, taken)
  const isRupiah = mayBeRupiah && rupiah > 0
  const isDollars = mayBeDollars && plain > 0
  if (!isRupiah && !isDollars) return null
  return { ...amount, plain: isDollars ? plain : rupiah, rupiah: isRupiah ? rupiah : plain, named }
}

/** Whether an amount is that of two or more pieces, each of which costs `one`. */
export function isMultiple({ plain }: SpokenAmount, one: SpokenAmount): boolean {
  const count = Math.round(plain / one.plain)
  return count > 1 && Math.abs(count * one.plain - plain) < CENT
}
