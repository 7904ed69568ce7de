import { describe, expect, it } from 'vitest'
import type { Extraction, NoExpenseReason } from '../../../shared/domain/extraction.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { REJECTED } from './rejected-utterances.ts'
import { context, SILENCE, TODAY } from './utterance.ts'
import { type Standing, WITHOUT_EXPENSE } from './without-expense-utterances.ts'

const CASES: readonly (readonly [said: string, reason: NoExpenseReason])[] = [
  ['gajian lima juta', 'income'],
  ['I got paid two thousand dollars', 'income'],
  ['returned the candle, got 8.99 back', 'income'],
  ['I got 20 back from Sarah for lunch', 'income'],
  ['got 20 back on my taxes', 'income'],
  ['baksonya kembali 5 ribu', 'income'],
  ['seblaknya dibalikin 5rb', 'income'],
  ['retur sepatu dapat 150rb', 'income'],
  ['bakso dapet cashback 5rb', 'income'],
  ['bakso diganti Budi 20rb', 'income'],
  ['menang lomba dapat 300rb', 'income'],
  ['menang kuis 100rb', 'income'],
  ['juara 2 dapet 200rb', 'income'],
  ['besok mau beli sepatu 500 ribu', 'plan'],
  ['remind me to pay the 200 dollar phone bill tomorrow', 'plan'],
  ['apakah kopi 20 ribu itu mahal?', 'question'],
  ['how much did I spend on coffee this month?', 'question'],
  ['nggak jadi beli kopi dua puluh ribu', 'negated'],
  ['beli kopi 20 ribu eh nggak jadi', 'negated'],
  ['dolar udah tembus 16.700 hari ini', 'news'],
  ['kopi', 'unpriced'],
  ['saya beli rumah', 'unpriced'],
  ['beli kopi', 'unpriced'],
  ['beli kecap di agen, lupa aku berapa harganya', 'unpriced'],
  ["bought a broom, how much it was I don't recall", 'unpriced'],
  ['wingi ngganti oli neng bengkel, durung ngerti entek piro', 'unpriced'],
  ['kemarin sewa tenda, harganya nanti aku cek', 'unpriced'],
  ["got one umbrella in Target, price I'll check in the app and tell you", 'unpriced'],
  ['took lunch at Chipotle, amount I have to see in the statement', 'unpriced'],
  ['bought a rug at IKEA, cost I have to look up', 'unpriced'],
  ['picked up curry leaves from Patel Brothers, I forgot to see the bill', 'unpriced'],
  ['tadi beli telur di pasar, lupa nanya harganya', 'unpriced'],
  ['nanti aku cek harga tenda 200 ribu', 'plan'],
  ['my compadre bought a boat for nine thousand', 'others'],
  ['we were gonna fly out, it was like four hundred each so we stayed home', 'plan'],
  ['guys seriusan gue bokek banget this month', 'noAmount'],
  ['halo tes tes satu dua tiga', 'unclear'],
  ['nanti ketemuan di mall', 'unclear'],
  ['jemput anak di stasiun jam 3', 'unclear'],
  ['tadi nunggu temen, beli kopi di kafe', 'unpriced'],
  ['50 ribu dari gopay ke ovo', 'moved'],
  ['dari mandiri ke dana 200 ribu', 'moved'],
  ['how does this app work', 'question'],
  ['hapus parkir', 'command'],
  ['delete the coffee, 4.50', 'command'],
  ['hapus semua', 'command'],
  ['hapus semuanya dong', 'command'],
  ['hapus yang terakhir', 'command'],
  ['tolong hapus semua catatan', 'command'],
  ['delete everything', 'command'],
  ['remove all expenses', 'command'],
  ['clear all', 'command'],
  ['gimana cara hapus catatan', 'question'],
  ['Deposit kosan dibalikin 1 juta sama ibu kos.', 'income'],
  ['kopi nol rupiah', 'amountOutOfRange'],
  ['Rp999.999.999.999.999', 'amountOutOfRange'],
  ['selamat pagi apa kabar hari ini', 'unclear'],
  ["what's the weather like in Boston", 'unrelated'],
  ['my favourite team lost again because their defence keeps falling asleep, change was $5', 'unclear'],
  ['jam berapa sekarang di Tokyo', 'unrelated'],
  ['balonku ada lima rupa-rupa warnanya', 'unrelated'],
  [
    'jadi kemarin aku sama temanku duduk di taman lama sekali sambil ngobrol soal film yang baru, terus hujan turun dan kami makan di teras',
    'unrelated',
  ],
]

function standingOf({ reason }: Extraction): Standing {
  if (reason === 'unpriced') return 'unpriced'
  return reason === 'unrelated' ? 'violation' : 'harmless'
}

describe('the reason why something is no expense', () => {
  it.each(CASES)('of %j is %s', (said, reason) => {
    const { items, violationType, reason: told } = extractExpenses(said, context())
    expect({ items, violationType, told }).toEqual({ items: [], violationType: 'not_expense', told: reason })
  })

  it.each(WITHOUT_EXPENSE)('takes %j for %s', (said, standing) => {
    expect(standingOf(extractExpenses(said, context()))).toBe(standing)
  })

  it.each([
    ['beli kopi', { description: 'Kopi', category: 'Food & Dining', date: TODAY }],
    ['dokter gigi dan obat', { description: 'Dokter gigi, obat', category: 'Healthcare', date: TODAY }],
    [
      'on Monday I paid for the biryani at Biryani Pointe, amount I will put after the statement comes',
      { description: 'Biryani at Biryani Pointe', category: 'Food & Dining', date: '2026-11-16' },
    ],
    [
      'beli sandal di pasar baru, lupa berapa harganya',
      { description: 'Sandal di pasar baru', category: 'Shopping', date: TODAY },
    ],
    [
      'had lunch at the deli, forgot how much it was',
      { description: 'Lunch at the deli', category: 'Food & Dining', date: TODAY },
    ],
    [
      "got a haircut yesterday, can't remember how much",
      { description: 'Haircut', category: 'Other', date: '2026-11-19' },
    ],
    ['ordered pizza last night', { description: 'Pizza', category: 'Food & Dining', date: '2026-11-19' }],
  ])('of %j alone lacks its price', (said, unpriced) => {
    expect(extractExpenses(said, context()).unpriced).toMatchObject([unpriced])
  })

  it('comes with every refusal, and only with one', () => {
    for (const [said, heard] of REJECTED) {
      const { reason } = extractExpenses(said, context())
      expect(reason !== undefined, said).toBe(heard !== SILENCE)
    }
    expect(extractExpenses('kopi 25 ribu', context())).not.toHaveProperty('reason')
  })
})
