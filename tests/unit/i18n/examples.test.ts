import { expect, it } from 'vitest'
import { CURRENCIES } from '../../../shared/domain/currency.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { en } from '../../../src/i18n/en.ts'
import { id } from '../../../src/i18n/id.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const MINOR = { IDR: [25_000, 5000, 32_000, 150_000], USD: [450, 300, 1200, 4500] } as const

it.each(
  CURRENCIES.flatMap(currency => [
    { language: 'en', texts: en.firstUse, currency },
    { language: 'id', texts: id.firstUse, currency },
  ]),
)('the first examples are understood as they are meant: $language, $currency', ({ texts, currency }) => {
  const said = [texts.example1, texts.example2, texts.example3].map(example => example[currency])
  const items = said.flatMap(
    text => extractExpenses(text, { now: NOW, zone: 'Asia/Jakarta', currency }).items,
  )
  expect(items.map(item => item.amount)).toEqual(MINOR[currency])
  expect(new Set(items.map(item => item.currency))).toEqual(new Set([currency]))
  expect(items.map(item => item.date)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-19'])
})
