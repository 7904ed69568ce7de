import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

const besides = (said: string) =>
  extractExpenses(said, context()).besides?.map(money => `${money.reason}: ${money.said}`) ?? []

describe('money that is told of besides the expenses', () => {
  it.each([
    ['kopi 25 ribu, gajian 5 juta', ['income: gajian 5 juta']],
    ['makan siang 30 ribu terus bayar utang ke Budi 100 ribu', ['moved: bayar utang ke Budi 100 ribu']],
    ['lunch 12 dollars and I got paid 2000 dollars', ['income: I got paid 2000 dollars']],
  ])('%s: is said, and why', (said, money) => {
    expect(besides(said)).toEqual(money)
  })

  it.each(['kopi 25 ribu, parkir 5 ribu', 'kopi 25 ribu, besok mau beli sepatu 300 ribu', 'gajian 5 juta'])(
    '%s: is none',
    said => {
      expect(besides(said)).toEqual([])
    },
  )

  it('is quoted in part where it is long', () => {
    const [money = ''] = besides(`kopi 25 ribu, gajian ${'dari kantor '.repeat(20)}5 juta`)
    expect(money.length).toBeLessThan(100)
  })
})
