import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { MAX_AMOUNT, toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { readAmount } from '../../../shared/understanding/spans/amount.ts'
import { resolveAmount } from '../../../shared/understanding/spans/resolve-amount.ts'
import { context, utteranceOf } from './utterance.ts'

function resolved(text: string, currency: Currency): number | null {
  const amount = readAmount(utteranceOf(text), 0)
  const result = amount && resolveAmount(amount, currency)
  return result ? toMajor(result.amount, currency) : null
}

describe('an amount in rupiah', () => {
  it.each([
    ['25', 25_000],
    ['999', 999_000],
    ['1000', 1000],
    ['12.50', 12_500],
    ['25 rb', 25_000],
    ['25rb', 25_000],
    ['25 ribu', 25_000],
    ['25k', 25_000],
    ['Rp25.000,-', 25_000],
    ['Rp 25 ribu', 25_000],
    ['Rp. 25.000', 25_000],
    ['Rp 25', 25_000],
    ['500 perak', 500],
    ['lima ratus rupiah', 500],
    ['satu juta dua rupiah', 1_000_002],
    ['satu juta dua ratus rupiah', 1_200_000],
    ['1,5 juta', 1_500_000],
    ['2jt', 2_000_000],
    ['dua juta lima ratus', 2_500_000],
  ])('%s is %d', { tags: ['spec-5.21', 'spec-5.22'] }, (text, value) => {
    expect(resolved(text, 'IDR')).toBe(value)
  })
})

describe('an amount in dollars', () => {
  it.each([
    ['12', 12],
    ['25,000', 25_000],
    ['$4.50', 4.5],
    ['$ 4', 4],
    ['12 usd', 12],
    ['USD 12', 12],
    ['five bucks', 5],
    ['a dollar', 1],
    ['a buck fifty', 1.5],
    ['fifty cents', 0.5],
    ['four dollars fifty', 4.5],
    ['four dollars and fifty cents', 4.5],
    ['four fifty', 4.5],
    ['$5k', 5000],
  ])('%s is %d', (text, value) => {
    expect(resolved(text, 'USD')).toBe(value)
  })
})

describe('the bounds of an amount', () => {
  it('admit the largest amount and nothing above it', () => {
    expect(resolved(String(MAX_AMOUNT), 'IDR')).toBe(MAX_AMOUNT)
    expect(resolved('seribu miliar', 'IDR')).toBeNull()
  })

  it('admit no zero, and nothing that rounds to it', () => {
    expect(resolved('nol rupiah', 'IDR')).toBeNull()
    expect(resolved('$0.004', 'USD')).toBeNull()
    expect(resolved('one cent', 'USD')).toBe(0.01)
  })
})

describe('the currency', () => {
  const found = (text: string, fallback: Currency) =>
    extractExpenses(text, context(fallback)).items.map(({ currency }) => currency)

  it.each([
    'kopi 25 ribu',
    'kopi 25rb',
    'kopi Rp25.000',
    'kopi 25000 rupiah',
    'permen 500 perak',
    'coffee 25k',
    'coffee 25 k',
  ])('is the rupiah in %j, whatever is meant otherwise', { tags: ['spec-5.23'] }, text => {
    expect(found(text, 'USD')).toEqual(['IDR'])
  })

  it.each([
    'coffee 4 dollars',
    'coffee $4',
    'coffee 4 usd',
    'coffee 4 bucks',
    'coffee a buck',
    'kopi empat dolar',
  ])('is the dollar in %j, whatever is meant otherwise', { tags: ['spec-5.24'] }, text => {
    expect(found(text, 'IDR')).toEqual(['USD'])
  })

  it('is the one meant otherwise where nothing names one', { tags: ['spec-5.25'] }, () => {
    expect(found('coffee 4', 'USD')).toEqual(['USD'])
    expect(found('kopi 25', 'IDR')).toEqual(['IDR'])
  })

  it("is each item's own where they name different ones", () => {
    expect(found('hotel 100 dollars dan taksi 50 ribu', 'IDR')).toEqual(['USD', 'IDR'])
  })

  it('named once is meant by the items that name none', () => {
    expect(found('coffee 4 and lunch 12 dollars', 'IDR')).toEqual(['USD', 'USD'])
    expect(found('kopi 25 sama parkir 5 ribu', 'USD')).toEqual(['IDR', 'IDR'])
  })
})
