import { expect, it } from 'vitest'
import { countWords, wordCountsFile } from '../../../scripts/confidence/word-counts.ts'
import { CATEGORIES, type Category } from '../../../shared/domain/category.ts'
import type { Sample } from '../../corpus/sample.ts'

function sample(description: string, category: Category, ...category_also: Category[]): Sample {
  const item = { amount: 1, currency: 'IDR', date: '2026-11-20', payment_method: null } as const
  return { text: '', currency: 'IDR', items: [{ ...item, description, category, category_also }] }
}

const samples = [
  sample('Tiket kereta ke Solo', 'Travel'),
  sample('2 tiket bioskop', 'Entertainment'),
  sample('Tiket pantai', 'Entertainment', 'Travel'),
]

it('counts each word in halves, those of two categories in both', () => {
  const counts = countWords(samples)
  const [entertainment, travel] = [CATEGORIES.indexOf('Entertainment'), CATEGORIES.indexOf('Travel')]
  expect(counts.get('tiket')?.[entertainment]).toBe(3)
  expect(counts.get('tiket')?.[travel]).toBe(3)
  expect([...counts.keys()]).toEqual(['tiket', 'kereta', 'solo', 'bioskop', 'pantai'])
})

it('writes the words of two items and more', () => {
  expect(wordCountsFile(samples)).toContain('`tiket d3g3`')
  expect(wordCountsFile(samples)).not.toContain('bioskop')
})
