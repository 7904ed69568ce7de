/** From one currency to the other. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { type Minor, roundHalfAway } from './money.ts'

/** Units of the target for one unit of the source (specification §9). */
const IDR_TO_USD = 0.000067
const USD_TO_IDR = 15_000

/** Converts by the fixed rates, rounded half away from zero to a whole minor unit of `to`. */
export function convert(amount: Minor, from: Currency, to: Currency): Minor {
  if (from === to) return amount
  const rate = from === 'IDR' ? IDR_TO_USD : USD_TO_IDR
  const scale = 10 ** (CURRENCY_FACTS[to].fractionDigits - CURRENCY_FACTS[from].fractionDigits)
  return roundHalfAway(amount * rate * scale) as Minor
}
