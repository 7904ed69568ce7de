import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { NOT_SPENT, NOT_SPENT_IN_DOLLARS, SPENT, SPENT_IN_DOLLARS } from './money-directions.ts'
import { context } from './utterance.ts'

function amounts(said: string, currency: Currency): number[] {
  return extractExpenses(said, context(currency)).items.map(item => toMajor(item.amount, item.currency))
}

describe('money that the speaker did not spend', () => {
  it.each(NOT_SPENT)('%j is no expense', said => {
    expect(amounts(said, 'IDR')).toEqual([])
  })

  it.each(NOT_SPENT_IN_DOLLARS)('%j is no expense in dollars', said => {
    expect(amounts(said, 'USD')).toEqual([])
  })
})

describe('money that the speaker spent, with words of income, moves or other payers beside it', () => {
  it.each(SPENT)('%j is %d', (said, major) => {
    expect(amounts(said, 'IDR')).toEqual([major])
  })

  it.each(SPENT_IN_DOLLARS)('%j is %d dollars', (said, major) => {
    expect(amounts(said, 'USD')).toEqual([major])
  })
})
