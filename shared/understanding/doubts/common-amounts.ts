/** Written by `npm run train-confidence`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<
  Record<Category, Readonly<Record<Currency, readonly [number, number]>>>
> = {
  'Food & Dining': { IDR: [4000, 165000], USD: [1.8, 78] },
  Transportation: { IDR: [2000, 268500], USD: [1.59, 260] },
  Shopping: { IDR: [8000, 450000], USD: [3.5, 199.2] },
  Entertainment: { IDR: [15000, 650000], USD: [6, 116.8] },
  'Bills & Utilities': { IDR: [20000, 1800000], USD: [12, 1450] },
  Healthcare: { IDR: [10000, 400000], USD: [6.45, 164] },
  Travel: { IDR: [60000, 1500000], USD: [28, 1384] },
  Business: { IDR: [11000, 600000], USD: [6, 300] },
  Subscription: { IDR: [15000, 120000], USD: [2.99, 59.88] },
  Other: { IDR: [3000, 500000], USD: [3.5, 375] },
}
