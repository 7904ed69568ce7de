import { describe, expect, it } from 'vitest'
import type { Category } from '../../../shared/domain/category.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function categoriesOf(said: string, currency: Currency): Category[] {
  return extractExpenses(said, context(currency)).items.map(({ category }) => category)
}

describe('an item whose own words tell no category', () => {
  it.each<[rule: string, said: string, currency: Currency, categories: readonly Category[]]>([
    [
      'takes it from what was said around it',
      'YMCA membership, $89 a month, charged today',
      'USD',
      ['Healthcare'],
    ],
    ['the same behind another price', 'the couch was $900, I paid $400 of it', 'USD', ['Shopping']],
    [
      'not from what names another item',
      'bayar token listrik 50 ribu, tadi ke dokter bayarnya 90 ribu',
      'IDR',
      ['Bills & Utilities', 'Healthcare'],
    ],
    [
      'else from the item before it in the list',
      'bananas 2 dollars, zzyzx bunch 99 cents, green zzyzx 1.79',
      'USD',
      ['Food & Dining', 'Food & Dining', 'Food & Dining'],
    ],
    ['is Other where nothing else was said', 'zzyzx 20 ribu', 'IDR', ['Other']],
  ])('%s: %s', (_, said, currency, categories) => {
    expect(categoriesOf(said, currency)).toEqual(categories)
  })

  it('is doubted for it', () => {
    const [, second] = extractExpenses('bananas 2 dollars, zzyzx bunch 99 cents', context('USD')).items
    expect(second?.doubts).toContain('categoryUnknown')
    expect(second?.doubtful).toContain('category')
  })
})

describe('the single words of an item', () => {
  it.each<[rule: string, said: string, currency: Currency, categories: readonly Category[]]>([
    ['outweigh the cue of one thing', 'stiker label snack 30 ribu', 'IDR', ['Business']],
    ['in English, too', 'two bags of road salt at Home Depot 20 dollars', 'USD', ['Shopping']],
    [
      'leave a thing that is clear as it is',
      'kopi 20 ribu, obat batuk 15 ribu',
      'IDR',
      ['Food & Dining', 'Healthcare'],
    ],
    ['leave the first of two things with equal right', 'parkir dan kopi 25 ribu', 'IDR', ['Transportation']],
    ['leave what a trade was named for', 'gula buat warung 60 ribu', 'IDR', ['Business']],
  ])('%s: %s', (_, said, currency, categories) => {
    expect(categoriesOf(said, currency)).toEqual(categories)
  })
})
