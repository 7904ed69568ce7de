/** Values of amounts that are compared with one another: cents, or rupiah where one of them is in rupiah. */
import { literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'

/** Most amounts that are reckoned together. */
export const MAX_MEMBERS = 8

/** What an amount may be: as said, and a pair such as 'one twenty nine' in hundreds. */
function readingsOf(amount: SpokenAmount): readonly SpokenAmount[] {
  const hundreds = hundredsOf(amount)
  return hundreds ? [amount, hundreds] : [amount]
}

/** The value of an amount, in minor units. */
export type Value = (amount: SpokenAmount) => number

/** How the values of these amounts are told. */
function valueAmong(amounts: readonly SpokenAmount[]): Value {
  const isRupiah = amounts.some(({ named, rupiahScale }) => named === 'IDR' || rupiahScale)
  if (isRupiah) return literalRupiah
  const [first] = amounts
  return amount => Math.round((first ? onScaleOf(amount, first) : amount).plain * 100)
}

/** From here on a grouped number is rupiah to the last digit, beside which a small one is in thousands. */
const GROUPED = 1000

/** The ways to tell the values of these amounts: 'harganya 189, bayar 132.300' is in rupiah, where it closes so. */
function valuesAmong(amounts: readonly SpokenAmount[]): readonly Value[] {
  const value = valueAmong(amounts)
  const isMixed =
    amounts.some(({ formatted, plain }) => formatted && plain >= GROUPED) &&
    amounts.some(({ plain }) => plain < GROUPED) &&
    amounts.every(({ plain }) => Number.isInteger(plain)) &&
    amounts.every(({ named }) => named !== 'USD')
  return isMixed && value !== literalRupiah ? [value, literalRupiah] : [value]
}

/**
 * The first choice of readings of `members` and `result` for which `closes` holds, the reading as said tried
 * first; null where there is none.
 */
export function closingReading(
  members: readonly SpokenAmount[],
  result: SpokenAmount,
  closes: (members: readonly number[], result: number) => boolean,
): SpokenAmount | null {
  for (const value of valuesAmong([...members, result])) {
    const search = (chosen: readonly number[]): SpokenAmount | null => {
      const next = members[chosen.length]
      if (!next) return readingsOf(result).find(reading => closes(chosen, value(reading))) ?? null
      for (const reading of readingsOf(next)) {
        const found = search([...chosen, value(reading)])
        if (found) return found
      }
      return null
    }
    const closing = search([])
    if (closing) return closing
  }
  return null
}
