import { describe, expect, it } from 'vitest'
import { assess, SURE } from '../../../shared/understanding/confidence.ts'
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
    expect(sure('beli kopi dua puluh lima ribu')).toBeGreaterThanOrEqual(SURE)
  })

  it.each([
    ['a bare number taken as thousands', 'kopi 25', 'kopi 25 ribu'],
    ['an unknown thing', 'blorok 25 ribu', 'kopi 25 ribu'],
    ['a missing thing', '25 ribu', 'blorok 25 ribu'],
    ['a correction', 'kopi 20 ribu eh bukan 25 ribu', 'kopi 25 ribu'],
  ])('is lowered by %s', (_, doubtful, plain) => {
    expect(sure(doubtful)).toBeLessThan(sure(plain))
  })
})

describe('the fields marked as doubtful', () => {
  it.each([
    ['kopi 25 juta', ['amount']],
    ['blorok 25 ribu', ['category']],
    ['tisu warung 30 ribu', ['category']],
    ['25 ribu', ['description', 'category']],
    ['kopi 25 ribu tanggal 31 februari', ['date']],
    ['kopi 25 ribu kemarin, parkir 5 ribu hari ini', ['date']],
    ['kopi susu gula aren di warung kecil dekat kantor lama bapak 25 ribu', ['description']],
  ])('of %j are %j', (text, fields) => {
    expect(heard(text).doubtful).toEqual(fields)
  })

  it.each(['kopi Rp25.000', 'kopi 25.000', 'kopi 25', 'kopi 20 ribu eh bukan 25 ribu'])(
    'are none where the item is likely right: %j',
    text => expect(heard(text).doubtful).toEqual([]),
  )

  it('name each field once, and one at least where the item may well be wrong', () => {
    const doubts = [
      ['categoryUnknown', 'headUnknown'],
      ['amountFar'],
      ['amountDisputed', 'dayVague'],
    ] as const
    for (const { confidence, doubtful } of doubts.map(named => assess(named))) {
      expect(new Set(doubtful).size).toBe(doubtful.length)
      expect(doubtful.length).toBeGreaterThan(0)
      expect(confidence).toBeLessThan(SURE)
    }
  })

  it('are none of an item without a doubt, which is sure', () => {
    expect(assess([])).toMatchObject({ doubtful: [] })
    expect(assess([]).confidence).toBeGreaterThanOrEqual(SURE)
  })

  it('are those of each field that is not sure', () => {
    const { doubtful } = assess(['amountUnusual', 'othersUnknown', 'categoryUnknown', 'dayVague'])
    expect(doubtful).toEqual(['amount', 'category', 'date'])
  })
})
