/** The usual price range of a category; amounts far outside are often misheard, or in another currency. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'
import { type Minor, toMajor } from '../../domain/money.ts'
import { COMMON_AMOUNTS } from './common-amounts.ts'

/** Upper limit in major units, exceeded by hardly one expense in a hundred. */
const USUAL_MOST: Readonly<Record<Category, Readonly<Record<Currency, number>>>> = {
  'Food & Dining': { IDR: 1_500_000, USD: 250 },
  Transportation: { IDR: 2_000_000, USD: 400 },
  Shopping: { IDR: 15_000_000, USD: 2_000 },
  Entertainment: { IDR: 3_000_000, USD: 400 },
  'Bills & Utilities': { IDR: 10_000_000, USD: 4_000 },
  Healthcare: { IDR: 5_000_000, USD: 1_500 },
  Travel: { IDR: 15_000_000, USD: 4_000 },
  Business: { IDR: 20_000_000, USD: 4_000 },
  Subscription: { IDR: 1_500_000, USD: 200 },
  Other: { IDR: 5_000_000, USD: 1_000 },
}
/** Lower limit in major units: parking, toilets, a sweet. */
const USUAL_LEAST: Readonly<Record<Currency, number>> = { IDR: 1_000, USD: 0.5 }

export function isUnusual(amount: Minor, currency: Currency, category: Category): boolean {
  const major = toMajor(amount, currency)
  return major < USUAL_LEAST[currency] || major > USUAL_MOST[category][currency]
}

/** Whether the amount lies outside nine in ten amounts of the category in the corpus. */
export function isUncommon(amount: Minor, currency: Currency, category: Category): boolean {
  const [least, most] = COMMON_AMOUNTS[category][currency]
  const major = toMajor(amount, currency)
  return major < least || major > most
}
