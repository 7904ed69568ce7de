import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { readRequest } from '../../../shared/understanding/read-request.ts'
import { context, TODAY } from './utterance.ts'

const spent = (id: string, description: string): SavedExpense => ({
  id,
  description,
  amount: 20_000 as Minor,
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

it.each(['gajian 5 juta', 'gaji masuk 5 juta', 'got my paycheck, 900', 'transfer ke tabungan 500 ribu'])(
  'right after saving, %s corrects nothing: it is no spending',
  said => {
    for (const saved of [ONE, TWO]) expect(readRequest(said, saved, context())).toBeNull()
  },
)

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

it.each(['kopinya 30 ribu', 'yang kopi 30 ribu', 'the coffee was 30', 'bukan kopi, teh 30 ribu'])(
  '%s is of what was saved',
  said => {
    expect(readRequest(said, TWO, context())?.kind).toBe('correction')
  },
)
