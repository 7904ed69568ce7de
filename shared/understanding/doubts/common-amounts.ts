/** Written by `npm run train-confidence`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<
  Record<Category, Readonly<Record<Currency, readonly [number, number]>>>
> = {
  'Food & Dining': { IDR: [4000, 180000], USD: [1.8, 84.37] },
  Transportation: { IDR: [2000, 285000], USD: [1.5, 220] },
  Shopping: { IDR: [9000, 420000], USD: [3.49, 229] },
  Entertainment: { IDR: [16000, 650000], USD: [7.98, 90] },
  'Bills & Utilities': { IDR: [20000, 2000000], USD: [14.5, 1450] },
  Healthcare: { IDR: [9500, 400000], USD: [4, 210] },
  Travel: { IDR: [30000, 1500000], USD: [28, 685] },
  Business: { IDR: [14000, 750000], USD: [6, 308] },
  Subscription: { IDR: [15000, 120000], USD: [2.99, 54.99] },
  Other: { IDR: [3000, 650000], USD: [4.89, 400] },
}
