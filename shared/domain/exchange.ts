/** Conversion between the two currencies. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { divideRounded, type Minor, type MinorSum } from './money.ts'

/** Major units of the second currency for one of the first, as decimals (specification §9). */
const RATES: Readonly<Record<Currency, Readonly<Record<Currency, string>>>> = {
  IDR: { IDR: '1', USD: '0.000067' },
  USD: { IDR: '15000', USD: '1' },
}

/** The fixed rate of that direction, a decimal of major units. */
export function rateOf(from: Currency, to: Currency): string {
  return RATES[from][to]
}

/** A rate as a fraction: `over` minor units of the second currency for `under` of the first. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function fractionOf(from: Currency, to: Currency): Fraction {
  const [whole = '', decimals = ''] = RATES[from][to].split('.')
  return {
    over: BigInt(whole + decimals) * 10n ** BigInt(CURRENCY_FACTS[to].fractionDigits),
    under: 10n ** BigInt(decimals.length + CURRENCY_FACTS[from].fractionDigits),
  }
}

/** Keyed by the source currency; with two currencies it determines the target. */
const FRACTIONS: Readonly<Record<Currency, Fraction>> = {
  IDR: fractionOf('IDR', 'USD'),
  USD: fractionOf('USD', 'IDR'),
}

/**
 * Converts by the fixed rates, exactly, rounded half away from zero to a whole minor unit of `to`. The rates are no
 * inverses of each other: $1.00 is Rp15,000, and Rp15,000 is $1.01. Never convert twice.
 */
export function convert(amount: Minor | MinorSum, from: Currency, to: Currency): MinorSum {
  if (from === to) return BigInt(amount) as MinorSum
  const { over, under } = FRACTIONS[from]
  return divideRounded(BigInt(amount) * over, under) as MinorSum
}
