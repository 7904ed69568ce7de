import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

/** Today is Friday, 20 November 2026. */
const daysIn = (said: string) => extractExpenses(said, context('USD')).items.map(({ date }) => date)

describe('the day of a payment', () => {
  it.each<[rule: string, said: string, days: readonly string[]]>([
    ['no day to come', 'DP kue 100 ribu dulu, sisanya 175 nanti pas diambil tanggal 28', ['2026-11-20']],
    ['no day to come', 'DP katering 500 ribu, sisanya nanti tanggal 28', ['2026-11-20']],
    ['no day to come', 'deposit for the tent 100 dollars, the rest is due on the 28th', ['2026-11-20']],
    ['but one named for the thing', 'tiket kereta tanggal 12, 150 ribu', ['2026-11-12']],
    [
      'an ordinal that goes on is a day',
      'on the tenth I paid dues, 42 dollars, then the twelfth was the license, 580 dollars',
      ['2026-11-10', '2026-11-12'],
    ],
    ['an ordinal that goes on is a day', 'The fifteenth I bought tires, 320 dollars', ['2026-11-15']],
    ['a small ordinal counts', 'the second was a coffee, 4 dollars', ['2026-11-20']],
    [
      'booked for later, paid today',
      "I've booked JetBlue to Newark for December 20th, 118.40",
      ['2026-11-20'],
    ],
    ['booked for later, paid today', 'concert tickets on January 9th, 45 dollars', ['2026-11-20']],
    ['booked for later, paid today', 'udah booking villa tanggal 31 Desember, 500 ribu', ['2026-11-20']],
    ['but a date just past is when it was paid', 'flowers for November 3rd, 30 dollars', ['2026-11-03']],
    ['but a date just past is when it was paid', 'tickets on October 9th, 45 dollars', ['2026-10-09']],
    ['and so is one with its year', 'the flight on December 20th 2025 was 118 dollars', ['2025-12-20']],
    [
      'a day without a purchase is over with the next day',
      'senin kopi 28 ribu selasa nggak ngopi kemarin kopi 30 ribu',
      ['2026-11-16', '2026-11-19'],
    ],
    [
      'a day without a purchase is over with the next day',
      'monday coffee 5 dollars tuesday no coffee wednesday coffee 6 dollars',
      ['2026-11-16', '2026-11-18'],
    ],
    [
      'and takes back nothing of another day',
      "Monday coffee 5, Tuesday I didn't get coffee, Wednesday coffee 6",
      ['2026-11-16', '2026-11-18'],
    ],
    [
      'the day of the rest is not that of the part',
      'ganti LCD 250 ribu tapi setengahnya dulu kubayar, sisanya kalau jadi hari Senin',
      ['2026-11-20'],
    ],
    ["last night's Javanese", 'sego sambel 35 ribu, mambengi', ['2026-11-19']],
  ])('%s: %s', (_, said, days) => {
    expect(daysIn(said)).toEqual(days)
  })
})

describe('the amount of a payment', () => {
  it.each<[rule: string, said: string, amounts: readonly number[]]>([
    ['a wage is in hundreds', 'I paid Luis one sixty cash for pulling wire', [16000]],
    ['a wage is in hundreds', 'paid Maria one ten to clean the house', [11000]],
    ['a shop earns no wage', 'paid Costco four fifty for a muffin', [450]],
    ['cents may be digits of their own', 'milk and eggs at Aldi 12 38', [1238]],
    ['cents may be digits of their own', 'Costco paper towels and dish soap 58 74', [5874]],
    ['a count is no price', 'a pack of 12 15 dollars', [1500]],
  ])('%s: %s', (_, said, amounts) => {
    expect(extractExpenses(said, context('USD')).items.map(({ amount }) => amount)).toEqual(amounts)
  })
})

describe('the fee of a transfer', () => {
  it.each([
    'transfer ke supplier baso 540 ribu, terus kena admin beda bank 6.500',
    'transfer ke agen pulsa 500 ribu, terus kena biaya admin 2.500',
  ])('%s: goes out with it', said => {
    const methods = extractExpenses(said, context('IDR')).items.map(({ paymentMethod }) => paymentMethod)
    expect(methods).toEqual(['Bank Transfer', 'Bank Transfer'])
  })
})
