/** Written by `npm run train-confidence`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<
  Record<Category, Readonly<Record<Currency, readonly [number, number]>>>
> = {
  'Food & Dining': { IDR: [4500, 155000], USD: [2, 64.35] },
  Transportation: { IDR: [2000, 238000], USD: [2.3, 265] },
  Shopping: { IDR: [7000, 390000], USD: [3.5, 162] },
  Entertainment: { IDR: [14000, 475000], USD: [5, 116.8] },
  'Bills & Utilities': { IDR: [15000, 1750000], USD: [12, 1450] },
  Healthcare: { IDR: [12000, 400000], USD: [6.45, 164] },
  Travel: { IDR: [60000, 1650000], USD: [28, 685] },
  Business: { IDR: [11000, 637500], USD: [6, 300] },
  Subscription: { IDR: [15000, 186000], USD: [2.99, 54.99] },
  Other: { IDR: [3000, 500000], USD: [3.5, 250] },
}
