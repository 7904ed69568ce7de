import { describe, expect, it } from 'vitest'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { COMPETING } from './competing-amounts.ts'
import { context } from './utterance.ts'

describe.each(Object.entries(COMPETING))('%s', (_, paid) => {
  it.each(Object.entries(paid))('%s', (said, amounts) => {
    const { items } = extractExpenses(said, context('IDR'))
    expect(items.map(item => toMajor(item.amount, item.currency))).toEqual(amounts)
  })
})
