import { describe, expect, it } from 'vitest'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

type Row = readonly [said: string, major: readonly number[]]

/** Shares, rates, wholes and rests, differences, what is contained in a price. */
const IN_DOLLARS: readonly Row[] = [
  ["we split the Airbnb three ways, it was 540 altogether, so my part's 180", [180]],
  ["So I went to Lowe's for a faucet that was supposed to be 120 but they had it on sale for 95", [95]],
  ['bought 3 shirts, 12 bucks a pop, at Old Navy', [36]],
  ['2 lbs of shrimp at 8.99 a pound and a bag of ice for 3', [17.98, 3]],
  ['They quoted 90 but charged me 110 for the carpet cleaning', [110]],
  ["Cab was 22 but Jenny Venmo'd me 11 for her half", [11]],
  ['pumped 12 gallons at 3.25, thirty nine bucks', [39]],
  ['the pool guy came twice at 60 a visit so I paid him 120', [120]],
  ["I put down 200 on the couch today, the rest, 600, when it's delivered", [200]],
  ['Paid the electrician half up front, 150 of 300', [150]],
  ['haircut was thirty with tip thirty six', [36]],
  ['pizza for the kids 28.50 plus a five dollar tip', [33.5]],
  ['The bill at the diner was $63.40 before tip, and I left 12.', [75.4]],
  ["The electric bill was $131.08. That's with the $7.50 late fee already in there.", [131.08]],
  ['the frames were $149 after the $100 allowance', [149]],
  ['I exchanged the drill and paid the 15 dollar difference', [15]],
  [
    "The coat was $120, but it was 30% off, so $84, and I had a $10 Kohl's coupon on top of that, so I actually paid $74.",
    [74],
  ],
  ['mini golf for four, 36', [36]],
  ['Dinner for 6 at the Olive Garden came out to one eighty two fifty', [182.5]],
  ['I bought lunch for me and Dave, 27 total, he gave me 13 back', [14]],
  ['got the couch for 350, asking was 500', [350]],
  ['Marcus and I needed a couch. It was $900, I paid $400 of it.', [400]],
  ['gas 40, no 45, snacks 12', [45, 12]],
  ['storage unit 110 this month', [110]],
  ['car registration one forty two at the DMV', [142]],
  ['Trash pickup, $32 for the quarter.', [32]],
]

const IN_RUPIAH: readonly Row[] = [
  ['harga tas 500 ribu, aku tawar, dapat 420', [420000]],
  ['beli galon dua, satu galon 20 ribu', [40000]],
  ['sewa kamar nomor 205 dua malam, semalam 275 ribu', [550000]],
  ['kain 3 meter kali 45 ribu', [135000]],
  ['makan mie ayam sama bakso 32 ribu, mie ayamnya 15 baksonya 17', [15000, 17000]],
  ['eh salah, bukan 75 tapi 57 ribu buat bensin', [57000]],
  ['beli hape baru 2,4 juta tukar tambah hape lama 600, jadi nambah 1,8 juta', [1800000]],
  ['bensin pertalite 5 liter 50 ribu, kilometernya udah 12 ribu', [50000]],
  ['nonton sama pacar, tiketnya 50 ribu seorang, aku yang bayar dua-duanya', [100000]],
  ['fotokopi 40 lembar, selembar 250', [10000]],
  ['materai 10 ribu dua lembar 20 ribu', [20000]],
  ['belanja bulanan 645 ribu di Superindo tapi yang 45 ribu punya mama, diganti', [600000]],
  ['study tour Kadek biayanya 900 ribu, DP dulu 300 ribu, sisanya bulan depan', [300000]],
]

const amountsOf = (said: string, currency: 'IDR' | 'USD') =>
  extractExpenses(said, context(currency)).items.map(item => toMajor(item.amount, item.currency))

describe('of amounts said together what was paid', () => {
  it.each(IN_DOLLARS)('is told in dollars: %s', (said, major) => {
    expect(amountsOf(said, 'USD')).toEqual(major)
  })

  it.each(IN_RUPIAH)('is told in rupiah: %s', (said, major) => {
    expect(amountsOf(said, 'IDR')).toEqual(major)
  })
})
