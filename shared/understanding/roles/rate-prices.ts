/** What the price of one unit means: 'selembar 250' is 250 rupiah, a night at 'one thirty nine' 139 dollars. */
import { hundredsOf } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'

/** Units that cost some hundred rupiah, said without 'rupiah': 'selembar 250'. */
export const PAGES: ReadonlySet<string> = new Set(['lembar', 'halaman'])
const LEAST_CHANGE = 50

/** The price of one page, in rupiah by the letter. */
export function asSmallChange(amount: SpokenAmount, unit: string): SpokenAmount {
  const isBare = amount.scale === 1 && amount.named === null && !amount.formatted
  return isBare && PAGES.has(unit) && amount.plain >= LEAST_CHANGE ? { ...amount, named: 'IDR' } : amount
}

/** A night at 'one thirty nine' is in hundreds. */
const NIGHTS: ReadonlySet<string> = new Set(['night', 'nights'])
/** In dollars. */
const LEAST_NIGHT = 10

/** The price of one unit, as its words mean it. */
export function asRate(amount: SpokenAmount, unit: string): SpokenAmount {
  const night = NIGHTS.has(unit) && amount.plain < LEAST_NIGHT ? hundredsOf(amount) : null
  return night ?? asSmallChange(amount, unit)
}
