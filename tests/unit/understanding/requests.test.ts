import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { readRequest } from '../../../shared/understanding/read-request.ts'
import { context, TODAY } from './utterance.ts'

const spent = (id: string, description: string, amount = 20_000): SavedExpense => ({
  id,
  description,
  amount: amount as Minor,
  currency: 'IDR',
  category: 'Food & Dining',
  date: TODAY as CalendarDate,
  paymentMethod: null,
})
const ONE = [spent('bakso', 'Bakso')]
const TWO = [...ONE, spent('kopi', 'Kopi')]

it.each([
  'total minggu lalu',
  'total bulan lalu',
  'total hari ini',
  'pengeluaran bulan ini',
  'total kemarin',
  'total last week',
  'how much did I spend yesterday',
])('right after saving, %s is a question still: its days are nothing of what was saved', said => {
  for (const saved of [ONE, TWO]) expect(readRequest(said, saved, context())?.kind).toBe('question')
})

it.each(['bukan, kemarin', 'itu kemarin', 'it was yesterday', 'bukan, 25 ribu'])(
  '%s puts right what was saved',
  said => {
    expect(readRequest(said, ONE, context())?.kind).toBe('correction')
  },
)

it.each([
  'gajian 5 juta',
  'gaji masuk 5 juta',
  'got my paycheck, 900',
  'transfer ke tabungan 500 ribu',
  'got paid 2,310.44 today',
  'got paid 500 today',
  'dapet 200rb tadi',
  'transfer masuk 500rb tadi',
  'baksonya direfund 10rb',
  'the bakso was refunded 5',
  'returned the bakso, got 8.99 back',
  'I got 20 back from Sarah for the bakso',
  'baksonya dibalikin 5rb',
  'baksonya dapet kembalian 5rb',
  'bakso diganti Budi 15rb',
  'baksonya dibayarin Budi 15rb',
  'menang lomba dapat 300rb',
])('right after saving, %s corrects nothing: it is no spending', said => {
  for (const saved of [ONE, TWO]) expect(readRequest(said, saved, context())).toBeNull()
})

it.each([
  'dua orang tukang, tiga hari, seharinya 150 per orang, jadi sembilan ratus ribu',
  'kopi kenangan 22k x 2',
  'dinner for four was 240 thousand, my share is a quarter',
  'potong rambut anak-anak, sama bapaknya, 45 ribu tunai',
  'that Selenium course on Udemy, thirteen ninety nine',
  'transfer ke ibu 500 ribu',
  'transfer bank 200 ribu ke bapak',
  'transfer 500 ribu',
  'gopay ke pak RT 50 ribu',
])('%s tells of an expense of its own, whatever was saved before', said => {
  for (const saved of [ONE, TWO]) expect(readRequest(said, saved, context())).toBeNull()
})

it.each([
  'abis 15rb kemarin',
  'abis 15rb',
  'tadi abis 15rb',
  'keluar 50rb kemarin',
  'bayar 15rb pake gopay',
  'spent 40 yesterday',
  'I just spent 40',
  'paid 30 cash',
])('%s names nothing and has a verb of its own: an expense, whatever was saved before', said => {
  for (const saved of [ONE, TWO]) expect(readRequest(said, saved, context())).toBeNull()
})

it.each(['40rb kemarin', '40rb tadi', '40rb', '40rb pake gopay', 'cuma bayar 15rb', 'I only paid 30'])(
  '%s names nothing, without a word of correcting: it is of what is on show alone',
  said => {
    expect(readRequest(said, ONE, context())).toMatchObject({ correction: { plain: true } })
  },
)

it.each(['eh 40 bukan 20', 'bukan, 40', 'make it 40', 'it was 40', 'baksonya 40', 'salah, abis 40rb'])(
  '%s puts right what was saved, on show or not',
  said => {
    const request = readRequest(said, ONE, context())
    expect(request).toMatchObject({ correction: { changes: [{ set: { amount: 40_000 } }] } })
    expect(request).not.toHaveProperty('correction.plain')
  },
)

it.each(['kopinya 30 ribu', 'yang kopi 30 ribu', 'the coffee was 30', 'bukan kopi, teh 30 ribu'])(
  '%s is of what was saved',
  said => {
    expect(readRequest(said, TWO, context())?.kind).toBe('correction')
  },
)

const BILL = [spent('bill', 'Tono, tagihan warung', 50_000)]
const LUNCH = [spent('lunch', 'Makan siang', 60_000)]
const PETROL = [spent('petrol', 'Bensin', 35_000)]
const TEA = [spent('tea', 'Teh botol', 6000)]

it.each<[string, readonly SavedExpense[]]>([
  ['bagi dua sama Tono, tagihan warung 100 ribu', BILL],
  ['makan siang 120 ribu dibagi berdua', LUNCH],
  ['tadi naik transjakarta 3500', [spent('bus', 'Transjakarta', 3500)]],
  ['teh botol 6rb', TEA],
])('%s is bought again where just that is saved', (said, saved) => {
  expect(readRequest(said, [...saved, ...TWO], context())).toBeNull()
})

it.each<[string, readonly SavedExpense[]]>([
  ['bagi dua sama Tono, parkir 20 ribu', BILL],
  ['makan siang 50 ribu, dibagi dua sama Budi', LUNCH],
  ['makan siang setengah harga 15 ribu', LUNCH],
  ['teh botol dobel 12 ribu', TEA],
])('%s names a thing with its price: an expense of its own', (said, saved) => {
  expect(readRequest(said, saved, context())).toBeNull()
})

it.each<[string, readonly SavedExpense[], string, number]>([
  ['makan siang 60 ribu dibagi dua', LUNCH, 'lunch', 30_000],
  ['makan siang jadi 50 ribu', LUNCH, 'lunch', 50_000],
  ['makan siang totalnya 200 ribu', LUNCH, 'lunch', 200_000],
  ['bayar bensinnya 50 ribu', PETROL, 'petrol', 50_000],
  ['bensin 30 ribu, eh salah, 35 ribu', PETROL, 'petrol', 30_000],
])('%s may put right what is saved, or be another: it is asked', (said, saved, id, amount) => {
  expect(readRequest(said, saved, context())).toMatchObject({
    correction: { kind: 'ask', orNew: true, options: [[{ id, set: { amount } }]] },
  })
})

it.each<[string, number]>([
  ['dibagi dua', 30_000],
  ['makan siangnya dibagi dua', 30_000],
  ['makan siang tadi dibagi dua', 30_000],
  ['makan siangnya yang 60 ribu dibagi dua', 30_000],
  ['makan siangnya jadi 50 ribu', 50_000],
  ['jadi 50 ribu', 50_000],
  ['kurangi makan siangnya 10 ribu', 50_000],
  ['tambahin 5 ribu ke makan siangnya', 65_000],
])('%s refers to what is saved', (said, amount) => {
  expect(readRequest(said, LUNCH, context())).toMatchObject({
    correction: { kind: 'changes', changes: [{ id: 'lunch', set: { amount } }] },
  })
})
