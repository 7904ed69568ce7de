/** Resolves a spoken amount in a currency. */
import { CURRENCY_FACTS, type Currency } from '../../domain/currency.ts'
import { MAX_AMOUNT, type Minor, toMinor } from '../../domain/money.ts'
import type { SpokenAmount } from '../utterance/span.ts'

/** In rupiah a bare number below this means thousands (specification §5, 'Voice amount parsing in IDR'). */
export const BARE_LIMIT = 1000

/** Smallest coin in rupiah: 'lima ratus perak' is literal, 'dua puluh lima rupiah' is 25 thousand. */
const SMALLEST_COIN = 100

/** The currency implied by the amount's own words, or null. */
export function ownCurrency(amount: SpokenAmount): Currency | null {
  return amount.named ?? (amount.rupiahScale ? 'IDR' : null)
}

export interface ResolvedAmount {
  /** At least one minor unit. */
  readonly amount: Minor
  /** A bare number was taken as thousands. */
  readonly assumedThousands: boolean
}

/**
 * The amount in a currency by the specification's rules: in IDR a bare number under `BARE_LIMIT` means
 * thousands, everything else is taken as it is; in USD the plain number counts. Null below half a minor unit
 * and above `MAX_AMOUNT`.
 */
export function resolveAmount(spoken: SpokenAmount, currency: Currency): ResolvedAmount | null {
  const said = currency === 'IDR' ? spoken.rupiah : spoken.plain
  const literal = spoken.scale > 1 || (spoken.named === 'IDR' && said >= SMALLEST_COIN)
  const assumedThousands = currency === 'IDR' && !literal && said < BARE_LIMIT
  const major = assumedThousands ? said * 1000 : said
  if (!Number.isFinite(major) || major > MAX_AMOUNT) return null
  const isPayable = major * 10 ** CURRENCY_FACTS[currency].fractionDigits >= 0.5
  return isPayable ? { amount: toMinor(major, currency), assumedThousands } : null
}
