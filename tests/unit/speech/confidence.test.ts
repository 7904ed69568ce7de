import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../src/domain/speech/extract.ts'
import { context } from './utterance.ts'

function sure(text: string): number {
  const [item] = extractExpenses(text, context()).items
  if (!item) throw new Error(`nothing heard in ${text}`)
  return item.confidence
}

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
    ['a currency left unsaid', 'kopi 25.000', 'kopi Rp25.000'],
  ])('is lowered by %s', (_, doubtful, plain) => {
    expect(sure(doubtful)).toBeLessThan(sure(plain))
  })
})
