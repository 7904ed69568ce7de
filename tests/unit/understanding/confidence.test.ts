import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function heard(text: string) {
  const [item] = extractExpenses(text, context()).items
  if (!item) throw new Error(`nothing heard in ${text}`)
  return item
}

const sure = (text: string) => heard(text).confidence

describe('the confidence', () => {
  it('is high where everything is said outright', () => {
    expect(sure('beli kopi dua puluh lima ribu')).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['a bare number taken as thousands', 'kopi 25', 'kopi 25 ribu'],
    ['a number with two readings', 'laptop sejuta dua', 'laptop sejuta dua ratus'],
    ['an unknown thing', 'blorok 25 ribu', 'kopi 25 ribu'],
    ['a missing thing', '25 ribu', 'blorok 25 ribu'],
    ['a correction', 'kopi 20 ribu eh bukan 25 ribu', 'kopi 25 ribu'],
  ])('is lowered by %s', (_, doubtful, plain) => {
    expect(sure(doubtful)).toBeLessThan(sure(plain))
  })
})

describe('the fields marked as doubtful', () => {
  it.each([
    ['kopi 25', ['amount']],
    ['laptop sejuta dua', ['amount']],
    ['kopi 20 ribu eh bukan 25 ribu', ['amount']],
    ['blorok 25 ribu', ['category']],
    ['25 ribu', ['description', 'category']],
    ['kopi 25 ribu tanggal 31 februari', ['date']],
    ['kopi susu gula aren di warung kecil dekat kantor lama bapak 25 ribu', ['description']],
  ])('of %j are %j', (text, fields) => {
    expect(heard(text).doubtful).toEqual(fields)
  })

  it('are none where everything is said outright, or nothing but the currency is not', () => {
    expect(heard('kopi Rp25.000').doubtful).toEqual([])
    expect(heard('kopi 25.000').doubtful).toEqual([])
  })

  it('name each field once', () => {
    expect(heard('laptop sejuta dua eh bukan sejuta tiga').doubtful).toEqual(['amount'])
  })
})
