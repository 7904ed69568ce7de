import { describe, expect, it } from 'vitest'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { BOUGHT_AFTER_ALL, NEVER_BOUGHT } from './never-bought.ts'
import { context } from './utterance.ts'

const REASONS = NEVER_BOUGHT.flatMap(([reason, said]) => said.map(one => [one, reason] as const))

describe('the price of what was never bought', () => {
  it.each(REASONS)('%j is refused because of %s', (said, expected) => {
    const { items, reason } = extractExpenses(said, context())
    expect({ items, reason }).toEqual({ items: [], reason: expected })
  })
})

describe('the price of what was bought after all', () => {
  it.each(BOUGHT_AFTER_ALL)('of %j is an expense in %s', (said, currency, amounts) => {
    const { items } = extractExpenses(said, context(currency))
    expect(items.map(item => toMajor(item.amount, item.currency))).toEqual(amounts)
  })
})
