/** From one currency to the other. */
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'

/** Minor units of the other currency for `under` of these: Rp1 is $0.000067, $1 is Rp15,000 (specification §9). */
const RATES: Readonly<Record<Currency, { readonly over: number; readonly under: number }>> = {
  IDR: { over: 67, under: 10_000 },
  USD: { over: 150, under: 1 },
}

/**
 * Converts by the fixed rates, rounded half away from zero to a whole minor unit of `to`: exactly, as long as the
 * result times 10,000 is a safe integer. The rates are no inverses of each other: $1.00 is Rp15,000, and Rp15,000 is
 * $1.01. Never convert twice.
 */
export function convert(amount: Minor, from: Currency, to: Currency): Minor {
  if (from === to) return amount
  const { over, under } = RATES[from]
  const product = Math.abs(amount) * over
  const rest = product % under
  const magnitude = (product - rest) / under + (2 * rest >= under ? 1 : 0)
  return (amount < 0 && magnitude !== 0 ? -magnitude : magnitude) as Minor
}
