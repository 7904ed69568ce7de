import { expect, test } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { asksBudget } from '../../../shared/understanding/questions/asks-budget.ts'
import { context } from './utterance.ts'

test.each([
  ['berapa sisa anggaran', true],
  ['anggaranku tinggal berapa', true],
  ['sisa budget makan', true],
  ['how much budget is left', true],
  ['am i over budget', true],
  ['budget hotel 500rb', false],
  ['berapa sisa saldo', false],
  ['berapa habis bulan ini', false],
  ['budget airline ticket 50 dollars', false],
])('%s: %s', (text, asks) => {
  expect(asksBudget(text, extractExpenses(text, context()))).toBe(asks)
})
