import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { CALCULATED_DOLLARS, CALCULATED_RUPIAH } from './calculated-sums.ts'
import { PARTS_DOLLARS, PARTS_RUPIAH } from './parts-and-times.ts'
import { DOLLAR_SUMS, RUPIAH_SUMS } from './spoken-sums.ts'
import { context } from './utterance.ts'

describe.each<[currency: Currency, sums: Readonly<Record<string, readonly number[]>>]>([
  ['USD', DOLLAR_SUMS],
  ['IDR', RUPIAH_SUMS],
  ['USD', CALCULATED_DOLLARS],
  ['IDR', CALCULATED_RUPIAH],
  ['USD', PARTS_DOLLARS],
  ['IDR', PARTS_RUPIAH],
])('what was paid, with %s as the currency', (currency, sums) => {
  it.each(Object.entries(sums))('%s', (said, amounts) => {
    const { items } = extractExpenses(said, context(currency))
    expect(items.map(item => toMajor(item.amount, item.currency))).toEqual(amounts)
  })
})
