import { describe, expect, it } from 'vitest'
import type { NoExpenseReason } from '../../../src/domain/extraction.ts'
import { extractExpenses } from '../../../src/domain/speech/extract.ts'
import { REJECTED } from './rejected-utterances.ts'
import { context, SILENCE } from './utterance.ts'

const CASES: readonly (readonly [said: string, reason: NoExpenseReason])[] = [
  ['gajian lima juta', 'income'],
  ['I got paid two thousand dollars', 'income'],
  ['besok mau beli sepatu 500 ribu', 'plan'],
  ['remind me to pay the 200 dollar phone bill tomorrow', 'plan'],
  ['apakah kopi 20 ribu itu mahal?', 'question'],
  ['how much did I spend on coffee this month?', 'question'],
  ['nggak jadi beli kopi dua puluh ribu', 'negated'],
  ['beli kopi 20 ribu eh nggak jadi', 'negated'],
  ['dolar udah tembus 16.700 hari ini', 'news'],
  ['kopi', 'noAmount'],
  ['saya beli rumah', 'noAmount'],
  ['Deposit kosan dibalikin 1 juta sama ibu kos.', 'noAmount'],
  ['kopi nol rupiah', 'amountOutOfRange'],
  ['Rp999.999.999.999.999', 'amountOutOfRange'],
  ['selamat pagi apa kabar hari ini', 'unrelated'],
  ["what's the weather like in Boston", 'unrelated'],
  ['jam berapa sekarang di Tokyo', 'unrelated'],
  ['balonku ada lima rupa-rupa warnanya', 'unrelated'],
  [
    'jadi kemarin aku sama temanku duduk di taman lama sekali sambil ngobrol soal film yang baru, terus hujan turun dan kami makan di teras',
    'unrelated',
  ],
]

describe('the reason why something is no expense', () => {
  it.each(CASES)('of %j is %s', (said, reason) => {
    expect(extractExpenses(said, context())).toEqual({ items: [], violationType: 'not_expense', reason })
  })

  it('comes with every refusal, and only with one', () => {
    for (const [said, heard] of REJECTED) {
      const { reason } = extractExpenses(said, context())
      expect(reason !== undefined, said).toBe(heard !== SILENCE)
    }
    expect(extractExpenses('kopi 25 ribu', context())).not.toHaveProperty('reason')
  })
})
