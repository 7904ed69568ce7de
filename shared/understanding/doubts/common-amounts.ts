/** Written by `npm run train-confidence`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<
  Record<Category, Readonly<Record<Currency, readonly [number, number]>>>
> = {
  'Food & Dining': { IDR: [4000, 176000], USD: [1.8, 84.37] },
  Transportation: { IDR: [2000, 285000], USD: [1.5, 253.3] },
  Shopping: { IDR: [9000, 399000], USD: [3.5, 200] },
  Entertainment: { IDR: [15000, 650000], USD: [7.98, 96] },
  'Bills & Utilities': { IDR: [20000, 1850000], USD: [14.6, 1450] },
  Healthcare: { IDR: [10000, 400000], USD: [4, 210] },
  Travel: { IDR: [30000, 1500000], USD: [28, 685] },
  Business: { IDR: [10000, 705000], USD: [6.48, 295.35] },
  Subscription: { IDR: [15000, 120000], USD: [2.99, 59.88] },
  Other: { IDR: [3000, 500000], USD: [4.38, 375] },
}
