import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { NO_MONEY, NO_OWN_EXPENSE } from './no-own-expense.ts'
import { OWN_EXPENSE, OWN_EXPENSE_IN_DOLLARS } from './own-expense.ts'
import { context } from './utterance.ts'

const REASONS = NO_OWN_EXPENSE.flatMap(([reason, said]) => said.map(one => [one, reason] as const))

function amounts(said: string, currency: Currency): number[] {
  return extractExpenses(said, context(currency)).items.map(item => toMajor(item.amount, item.currency))
}

describe("an amount that is no expense of the speaker's", () => {
  it.each(REASONS)('%j is refused because of %s', (said, expected) => {
    const { items, reason } = extractExpenses(said, context())
    expect({ items, reason }).toEqual({ items: [], reason: expected })
  })

  it.each(NO_MONEY)('is none at all in %j', said => {
    expect(extractExpenses(said, context()).items).toEqual([])
  })
})

describe("an expense of the speaker's", () => {
  it.each(OWN_EXPENSE)('%j is %d', (said, major) => {
    expect(amounts(said, 'IDR')).toEqual([major])
  })

  it.each(OWN_EXPENSE_IN_DOLLARS)('%j is %d dollars', (said, major) => {
    expect(amounts(said, 'USD')).toEqual([major])
  })
})
