/** Written by `npm run train-confidence`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<
  Record<Category, Readonly<Record<Currency, readonly [number, number]>>>
> = {
  'Food & Dining': { IDR: [4000, 150000], USD: [2, 64] },
  Transportation: { IDR: [2000, 235000], USD: [2.4, 298] },
  Shopping: { IDR: [7000, 360000], USD: [3.75, 146.22] },
  Entertainment: { IDR: [10000, 450000], USD: [5, 116.8] },
  'Bills & Utilities': { IDR: [12000, 1750000], USD: [14, 1420] },
  Healthcare: { IDR: [12000, 400000], USD: [7, 149] },
  Travel: { IDR: [60000, 1650000], USD: [28, 685] },
  Business: { IDR: [12000, 600000], USD: [6.5, 289] },
  Subscription: { IDR: [15000, 186000], USD: [2.99, 54.99] },
  Other: { IDR: [3000, 500000], USD: [3.5, 210] },
}
