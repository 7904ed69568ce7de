import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { readSearch } from '../../../shared/domain/expense-search.ts'
import { matchesSearch } from '../../../shared/domain/matches-search.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { categoriesNamed, paymentMethodsNamed } from '../../../shared/domain/search-names.ts'
import { searchWords } from '../../../shared/domain/search-text.ts'
import { en } from '../../../src/i18n/en.ts'
import { id } from '../../../src/i18n/id.ts'

const COFFEE: Expense = {
  id: 'a',
  amount: toMinor(25_000, 'IDR'),
  currency: 'IDR',
  description: 'Kopi susu gula-aren, Café Ümit',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  createdAt: '2026-11-20T01:00:00Z',
  paymentMethod: 'Bank Transfer',
}
const BOOK: Expense = {
  ...COFFEE,
  id: 'b',
  amount: toMinor(4.5, 'USD'),
  currency: 'USD',
  description: 'Notebook',
  category: 'Shopping',
  paymentMethod: null,
}
const found = (text: string) =>
  [COFFEE, BOOK].filter(expense => matchesSearch(readSearch(text), expense)).map(({ id: name }) => name)

describe('a search finds', () => {
  test.each([
    ['the beginning of a word', 'kop', ['a']],
    ['words in any order', 'aren kopi', ['a']],
    ['in any case', 'KOPI', ['a']],
    ['without accents', 'cafe umit', ['a']],
    ['with accents that are not there', 'köpi', ['a']],
    ['parts of a word with a hyphen', 'aren', ['a']],
    ['the same with its hyphen', 'gula-aren', ['a']],
    ['a category', 'dining', ['a']],
    ['a category in Indonesian', 'belanja', ['b']],
    ['a category and a word together', 'makan kopi', ['a']],
    ['a payment method', 'transfer', ['a']],
    ['an amount as people write it', '25rb', ['a']],
    ['an amount said without its thousands', 'kopi 25', ['a']],
    ['an amount said without its thousands, alone', '25', ['a']],
    ['an amount with its scale apart', 'kopi 25 ribu', ['a']],
    ['an amount with a sign apart', 'Rp 25.000', ['a']],
    ['an amount with marks of thousands', '25.000', ['a']],
    ['an amount without marks', '25000', ['a']],
    ['an amount in dollars', '4.50', ['b']],
    ['an amount in dollars with its sign', '$4.5', ['b']],
    ['a sign as it stands, where nothing else is asked for', ' - ', ['a']],
    ['words without the signs beside them', 'food & dining %', ['a']],
    ['all, where it says nothing', '  ', ['a', 'b']],
  ])('%s: %s', (_, text, ids) => {
    expect(found(text)).toEqual(ids)
  })
})

describe('a search does not find', () => {
  test.each([
    ['the middle of a word', 'usu'],
    ['one of two words', 'kopi teh'],
    ['an amount that begins with another', '2.500'],
    ['the same number in the other currency', '$25.000'],
    ['thousands where dollars are asked for', '$25'],
    ['thousands where only the beginning is the same', 'kopi 2'],
    ['what a sign of other query languages stands for', '%'],
    ['the same', '_'],
  ])('%s: %s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})

test('every category is found by each word of its name in either language', () => {
  for (const { categories } of [en, id])
    for (const [category, name] of Object.entries(categories))
      for (const word of searchWords(name)) expect(categoriesNamed(word)).toContain(category)
})

test('cash is found in Indonesian', () => {
  expect(paymentMethodsNamed('tunai')).toEqual(['Cash'])
})

test('a word of any length is found by all of it', () => {
  const expense = { ...COFFEE, description: 'x'.repeat(500) }
  expect(matchesSearch(readSearch('x'.repeat(100)), expense)).toBe(true)
})
