import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIN_DATE } from '../../../shared/domain/calendar-date.ts'
import { CATEGORIES, isCategory } from '../../../shared/domain/category.ts'
import { MAX_AMOUNT, toMajor } from '../../../shared/domain/money.ts'
import { CATEGORY_CUES } from '../../../shared/understanding/categories/lexicon.ts'
import { MAX_SPOKEN_DESCRIPTION } from '../../../shared/understanding/describe.ts'
import { extractExpenses, MAX_ITEMS } from '../../../shared/understanding/extract.ts'
import { MAX_TRANSCRIPT } from '../../../shared/understanding/normalise/normalise.ts'
import { context, TODAY } from './utterance.ts'

const { FUZZ_RUNS = '30' } = process.env
/** Random strings tried: 900 with the usual FUZZ_RUNS of 30, and never more than the 20,000 of `.ci/run`. */
const RANDOM_STRINGS = Math.min(20_000, 30 * Number(FUZZ_RUNS))
/** Milliseconds for each of them on a busy machine. */
const MS_A_STRING = 6

const WORDS =
  `beli kopi parkir dua puluh ribu juta ratus belas setengah koma seribu sejuta lima four fifty dollars bucks a
hundred and thousand million point rp $ rb k jt , . ? ! ; : eh bukan tapi terus dan sama total totalnya masing-masing kemarin
tanggal november minggu lalu hari senin the 5th on for buat pakai gopay transfer dana cash jam 7 kg % 25 25.000 4.50 1.250.000
0 007 99999999999 1/2 20/11/2026 -5 @ # [ ] ( ) * nggak jadi batal gajian besok mau di ke starbucks 3in1 s24 Rp25.000,- perak
cents half one each lunch I spent diskon persen kembali kembalian patungan x @ per masing2 awal bulan seperempat cepek gocap ceng ewu rong
satuannya maksudnya padahal tapi ternyata 50% 100% 20.000,- minus voucher cashback sisa kali 0812 km off back got change tepatnya budget jadi tinggal \n \u266a é 東京 😀 '`.split(
    /[ \n]+/,
  )
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...WORDS, '\n') },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer({ min: -1000, max: 2_000_000_000 }).map(String) },
)
const anything = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '', '  ')), { maxLength: 40 })
  .map(words => words.map(([text, gap]) => text + gap).join(''))

describe('any string of words, digits and signs', () => {
  it(
    'comes to items within bounds, or to none',
    () => {
      fc.assert(
        fc.property(anything, fc.constantFrom('IDR' as const, 'USD' as const), (text, currency) => {
          const { items, violationType } = extractExpenses(text, context(currency))
          expect(items.length).toBeLessThanOrEqual(MAX_ITEMS)
          if (items.length > 0) expect(violationType).toBeNull()
          for (const item of items) {
            const major = toMajor(item.amount, item.currency)
            if (!Number.isInteger(item.amount) || item.amount < 1 || major > MAX_AMOUNT)
              throw new Error(`amount ${major}`)
            if (item.description.trim() === '' || item.description.length > MAX_SPOKEN_DESCRIPTION) {
              throw new Error(`description ${JSON.stringify(item.description)}`)
            }
            if (item.date < MIN_DATE || item.date > TODAY) throw new Error(`date ${item.date}`)
            if (!isCategory(item.category)) throw new Error(`category ${item.category}`)
            if (!(item.confidence > 0 && item.confidence <= 1))
              throw new Error(`confidence ${item.confidence}`)
          }
        }),
        { numRuns: RANDOM_STRINGS },
      )
    },
    30_000 + RANDOM_STRINGS * MS_A_STRING,
  )
})

describe('a full transcript of one thing again and again', () => {
  it.each([
    ['words', 'kopi '],
    ['number words', 'dua '],
    ['scale words', 'juta '],
    ['amounts', 'kopi 20 ribu '],
    ['commas', ', '],
    ['openings', '['],
    ['digits', '9'],
    ['separators', '1.'],
    ['conjunctions', 'dan kopi '],
    ['corrections', 'eh bukan 20 ribu '],
    ['fillers', 'eh tadi '],
    ['days', 'hari senin '],
    ['discounts', 'diskon 5 persen '],
    ['change', 'bayar 50 ribu kembali 20 ribu '],
    ['prices of one', '2 kopi @ 20 ribu '],
  ])('comes to an end with %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(MAX_TRANSCRIPT / unit.length))
    expect(extractExpenses(text, context()).items.length).toBeLessThanOrEqual(MAX_ITEMS)
  })
})

describe('the cue words', () => {
  it('lead to every category', () => {
    const reached = new Set([...CATEGORY_CUES.phrases.values()].flat().map(({ value }) => value.category))
    expect([...reached].sort()).toEqual([...CATEGORIES].sort())
  })
})
