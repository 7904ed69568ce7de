import fc from 'fast-check'
import { toCardinal as britishWords } from 'n2words/en-GB'
import { toCardinal as americanWords } from 'n2words/en-US'
import { toCardinal as indonesianWords } from 'n2words/id-ID'
import { describe, expect, it } from 'vitest'
import { readDigits } from '../../../shared/understanding/numbers/digits.ts'
import { readNumber } from '../../../shared/understanding/numbers/number.ts'
import { utteranceOf } from './utterance.ts'

function whole(text: string) {
  const utterance = utteranceOf(text)
  const number = readNumber(utterance, 0)
  return number?.end === utterance.tokens.length ? number : null
}

describe('a number in digits', () => {
  it.each([
    ['25.000', 25_000],
    ['25,000', 25_000],
    ['4.50', 4.5],
    ['4,5', 4.5],
    ['1.250.000', 1_250_000],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1.250.000,00', 1_250_000],
    ['0.500', 0.5],
  ])('%s is %d', (text, value) => {
    expect(readDigits(text)?.value).toBe(value)
  })

  it.each(['08123456789', '1.2.3', '20.11.2026', '1234567890123456', '007', '1,25,000'])(
    '%s is no quantity',
    text => {
      expect(readDigits(text)).toBeNull()
    },
  )
})

describe('a spoken number as rupiah', () => {
  it.each([
    ['sejuta dua ratus', 1_200_000],
    ['tujuh belas lima ratus', 17_500],
    ['seratus empat puluh sembilan sembilan ratus', 149_900],
    ['seket telu ewu', 53_000],
    ['patlikur ewu', 24_000],
    ['dua juta lima ratus', 2_500_000],
    ['satu juta dua ratus lima puluh', 1_250_000],
    ['satu juta dua ratus lima puluh ribu', 1_250_000],
    ['satu miliar dua ratus', 1_200_000_000],
    ['sejuta dua', 1_200_000],
    ['3 belas ribu', 13_000],
    ['2 puluh 5 ribu', 25_000],
    ['tiga puluh 5 ribu', 35_000],
    ['2 ratus 5 puluh ribu', 250_000],
    ['satu setengah juta', 1_500_000],
    ['dua juta setengah', 2_500_000],
    ['setengah juta', 500_000],
    ['dua koma lima juta', 2_500_000],
    ['satu koma dua lima juta', 1_250_000],
    ['seribu lima ratus', 1500],
    ['seratus dua lima', 125],
    ['dua lima', 25],
    ['2 ratus ribu', 200_000],
    ['25 ribu 500', 25_500],
    ['2 juta 500', 2_500_000],
    ['1 juta 250 ribu', 1_250_000],
    ['1jt200', 1_200_000],
    ['25rb5', 25_500],
    ['25k5', 25_500],
    ['25rb500', 25_500],
    ['2jt5', 2_500_000],
    ['1,250 juta', 1_250_000],
    ['25.000 ribu', 25_000],
    ['25 000', 25_000],
    ['1.5jt', 1_500_000],
    ['25k', 25_000],
    ['goceng', 5000],
    ['one point two million', 1_200_000],
    ['half a million', 500_000],
    ['two and a half million', 2_500_000],
    ['four fifty thousand', 450_000],
    ['a hundred and twenty', 120],
    ['a thousand two hundred', 1200],
    ['twelve hundred', 1200],
    ['twenty-five thousand', 25_000],
  ])('%s is %d', (text, value) => {
    expect(whole(text)?.rupiah).toBe(value)
  })
})

describe('a spoken number as dollars', () => {
  it.each([
    ['four fifty', 4.5],
    ['twelve ninety nine', 12.99],
    ['four oh five', 4.05],
    ['twenty five fifty', 25.5],
    ['forty five', 45],
    ['four hundred fifty', 450],
  ])('%s is %d', (text, value) => {
    expect(whole(text)?.plain).toBe(value)
  })
})

describe('the end of a number', () => {
  it.each([
    ['dua puluh ribu dua', 3],
    ['dua puluh ribu dua gorengan', 3],
    ['lima ribu dua ratus gram gula', 2],
    ['dua dua puluh ribu', 1],
    ['lima ribu lima ribu', 2],
    ['dua puluh ribu lima ratus', 5],
  ])('of %j comes after %d words', (text, end) => {
    expect(readNumber(utteranceOf(text), 0)?.end).toBe(end)
  })

  it.each(['kopi', 'ribu', 'juta', 'koma lima', 'setengah kilo', 'a coffee', 'k'])('%s starts none', text => {
    expect(readNumber(utteranceOf(text), 0)).toBeNull()
  })
})

describe('the words for any number', () => {
  it('come back from Indonesian', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), n => {
        const utterance = utteranceOf(`${indonesianWords(n)} rupiah`)
        expect(readNumber(utterance, 0)).toMatchObject({ plain: n, end: utterance.tokens.length - 1 })
      }),
      { numRuns: 3000 },
    )
  })

  it('come back from English', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.constantFrom(americanWords, britishWords),
        (n, words) => {
          const utterance = utteranceOf(`${words(n)} dollars`)
          expect(readNumber(utterance, 0)).toMatchObject({ plain: n, end: utterance.tokens.length - 1 })
        },
      ),
      { numRuns: 3000 },
    )
  })
})
