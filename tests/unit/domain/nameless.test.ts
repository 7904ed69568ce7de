import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { INDONESIAN_CATEGORIES, INDONESIAN_METHODS } from '../../../shared/domain/indonesian-names.ts'
import { namelessDescription } from '../../../shared/domain/nameless.ts'
import { id } from '../../../src/i18n/id.ts'

test('a category that tells something names what has no other name', () => {
  expect(namelessDescription('Transportation', 'en')).toBe('Transportation')
  expect(namelessDescription('Transportation', 'id')).toBe('Transportasi')
})

test('without a category it is just an expense', () => {
  expect([namelessDescription('Other', 'en'), namelessDescription('Other', 'id')]).toEqual([
    'Expense',
    'Pengeluaran',
  ])
})

test('is never called Other, in either language', () => {
  const names = CATEGORIES.flatMap(category => [
    namelessDescription(category, 'en'),
    namelessDescription(category, 'id'),
  ])
  expect(names).not.toContain('Other')
  expect(names).not.toContain('Lainnya')
})

test('the Indonesian names are those that the screens show', () => {
  expect(INDONESIAN_CATEGORIES).toEqual(id.categories)
  expect(INDONESIAN_METHODS).toEqual(id.payments)
})
