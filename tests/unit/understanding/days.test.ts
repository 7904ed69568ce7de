import { describe, expect, it } from 'vitest'
import type { SpeechContext } from '../../../shared/domain/extraction.ts'
import { readDay } from '../../../shared/understanding/days/day-phrase.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context, utteranceOf } from './utterance.ts'

function dayOf(text: string, spoken: SpeechContext = context()): string | null {
  const utterance = utteranceOf(text, spoken)
  const day = readDay(utterance, 0)
  return day?.end === utterance.tokens.length ? day.day : null
}

describe('a day phrase said on Friday 20 November 2026 at 10', () => {
  it.each([
    ['hari ini', '2026-11-20'],
    ['tadi pagi', '2026-11-20'],
    ['barusan', '2026-11-20'],
    ['tadi malam', '2026-11-19'],
    ['kemarin', '2026-11-19'],
    ['kemaren', '2026-11-19'],
    ['kemarin malam', '2026-11-19'],
    ['kemarin lusa', '2026-11-18'],
    ['dua hari lalu', '2026-11-18'],
    ['3 hari yang lalu', '2026-11-17'],
    ['minggu lalu', '2026-11-13'],
    ['dua minggu yang lalu', '2026-11-06'],
    ['sebulan lalu', '2026-10-20'],
    ['bulan iki', '2026-11-20'],
    ['bulan lalu', '2026-10-20'],
    ['senin', '2026-11-16'],
    ['hari senin lalu', '2026-11-16'],
    ["jum'at", '2026-11-13'],
    ['jumat ini', '2026-11-20'],
    ['hari minggu', '2026-11-15'],
    ['hari minggu kemarin', '2026-11-15'],
    ['malam minggu', '2026-11-14'],
    ['selasa minggu lalu', '2026-11-10'],
    ['selasa pekan lalu', '2026-11-10'],
    ['sepekan yang lalu', '2026-11-13'],
    ['saat ini', '2026-11-20'],
    ['hari senin tanggal 9 november', '2026-11-09'],
    ['Rabu, 4 November 2026', '2026-11-04'],
    ['minggu 8 november', '2026-11-08'],
    ['kamis tanggal 5/11', '2026-11-05'],
    ['tanggal 9 hari senin', '2026-11-09'],
    ['Monday the 9th', '2026-11-09'],
    ['on Tuesday, November 3', '2026-11-03'],
    ['tanggal 5', '2026-11-05'],
    ['tanggal 20', '2026-11-20'],
    ['tanggal dua puluh lima', '2026-10-25'],
    ['tanggal 31', '2026-10-31'],
    ['tgl 5 bulan lalu', '2026-10-05'],
    ['tanggal 5 oktober', '2026-10-05'],
    ['5 desember', '2025-12-05'],
    ['5 desember 2024', '2024-12-05'],
    ['29 februari', '2024-02-29'],
    ['today', '2026-11-20'],
    ['this morning', '2026-11-20'],
    ['yesterday', '2026-11-19'],
    ['last night', '2026-11-19'],
    ['the day before yesterday', '2026-11-18'],
    ['two days ago', '2026-11-18'],
    ['a week ago', '2026-11-13'],
    ['last monday', '2026-11-16'],
    ['on monday', '2026-11-16'],
    ['monday last week', '2026-11-09'],
    ['on the 5th', '2026-11-05'],
    ['on the twenty first', '2026-10-21'],
    ['the 5th of november', '2026-11-05'],
    ['november 5th', '2026-11-05'],
    ['5 November', '2026-11-05'],
    ['on december 24th 2025', '2025-12-24'],
    ['20/10/2026', '2026-10-20'],
    ['11/19/2026', '2026-11-19'],
    ['2026-11-02', '2026-11-02'],
    ['tanggal 5/10', '2026-10-05'],
    ['selasanya', '2026-11-17'],
    ['hari rabu-nya', '2026-11-18'],
    ["wednesday's", '2026-11-18'],
    ["yesterday's", '2026-11-19'],
    ["last night's", '2026-11-19'],
    ['wingi', '2026-11-19'],
    ['kemarin selasa', '2026-11-17'],
    ['tanggal satu kemarin', '2026-11-01'],
    ['tanggal 5 bulan ini', '2026-11-05'],
    ['minggu pagi', '2026-11-15'],
    ['last weekend', '2026-11-14'],
    ['akhir pekan kemarin', '2026-11-14'],
    ['weekend lalu', '2026-11-14'],
    ['awal minggu', '2026-11-16'],
    ['earlier this week', '2026-11-16'],
    ['awal bulan', '2026-11-01'],
    ['di awal bulan', '2026-11-01'],
    ['pertengahan bulan lalu', '2026-10-15'],
    ['akhir bulan kemarin', '2026-10-31'],
    ['awal mei', '2026-05-01'],
    ['awal bulan oktober', '2026-10-01'],
    ['akhir november', '2025-11-30'],
    ['pertengahan oktober 2024', '2024-10-15'],
    ['early October', '2026-10-01'],
    ['in mid-September', '2026-09-15'],
    ['at the end of last month', '2026-10-31'],
    ['a couple of days ago', '2026-11-18'],
    ['the other day', '2026-11-20'],
  ])('%s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  it.each([
    'minggu',
    'lalu',
    'the first coffee',
    'akhir bulan',
    'akhir bulan ini',
    'bulan oktober',
    'tengah malam',
    'the end of the road',
    'may',
    '5',
    'satu hari',
    '1/2',
    'november 25 ribu',
    'march 5 dollars',
    'tadi',
  ])('%j is none', text => {
    expect(dayOf(text)).toBeNull()
  })
})

describe("the speaker's today", () => {
  it("is the day in the speaker's zone", () => {
    const now = new Date('2026-11-19T18:30:00Z')
    expect(dayOf('hari ini', { now, zone: 'Asia/Jakarta', currency: 'IDR' })).toBe('2026-11-20')
    expect(dayOf('today', { now, zone: 'America/New_York', currency: 'USD' })).toBe('2026-11-19')
  })

  it('holds "tadi malam" once the evening has begun', () => {
    expect(dayOf('tadi malam', context('IDR', '2026-11-20T23:00:00+07:00'))).toBe('2026-11-20')
    expect(dayOf('tadi malam', context('IDR', '2026-11-20T00:30:00+07:00'))).toBe('2026-11-19')
  })

  it('is refused with an unknown zone or an invalid clock', () => {
    expect(() => extractExpenses('kopi 20 ribu', { ...context(), zone: 'Mars/Olympus' })).toThrow(RangeError)
    expect(() => extractExpenses('kopi 20 ribu', { ...context(), now: new Date(Number.NaN) })).toThrow(
      RangeError,
    )
  })
})

describe('a date out of bounds', () => {
  const [future, past] = ['kopi 20 ribu tanggal 5 desember 2027', 'kopi 20 ribu tanggal 5 desember 2018'].map(
    text => extractExpenses(text, context()).items[0],
  )

  it('becomes the nearest one within them', () => {
    expect(future?.date).toBe('2026-11-20')
    expect(past?.date).toBe('2020-01-01')
  })

  it('costs confidence', () => {
    // An item that has another doubt: near 1 the hundredths that confidence is rounded to hide a small one.
    const [plain, adjusted] = ['kopi 20', 'kopi 20 tanggal 5 desember 2027'].map(
      text => extractExpenses(text, context()).items[0],
    )
    expect(adjusted?.date).toBe('2026-11-20')
    expect(adjusted?.confidence).toBeLessThan(plain?.confidence ?? 0)
  })

  it('that does not exist becomes today', () => {
    expect(extractExpenses('kopi 20 ribu tanggal 30 februari', context()).items[0]?.date).toBe('2026-11-20')
  })
})

describe('a day in a sentence of several items', () => {
  const days = (text: string) => extractExpenses(text, context()).items.map(({ date }) => date)

  it('is shared by all of them', () => {
    expect(days('kemarin kopi 20 ribu sama parkir 5 ribu')).toEqual(['2026-11-19', '2026-11-19'])
    expect(days('kopi 20 ribu sama parkir 5 ribu kemarin')).toEqual(['2026-11-19', '2026-11-19'])
  })

  it('said before an item holds from there on', () => {
    expect(days('kopi 15 ribu, kemarin bensin 30 ribu, parkir 2 ribu')).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-19',
    ])
  })

  it.each([
    ['senin bensin 30 ribu selasa kopi 22 ribu rabu nggak jajan', ['2026-11-16', '2026-11-17']],
    [
      'senin nambal sepuluh selasa nambal lagi sepuluh kamis akhirnya ganti ban dalem empat puluh',
      ['2026-11-16', '2026-11-17', '2026-11-19'],
    ],
    [
      'senin ojek 18 ribu, selasa 20 ribu, terus rabunya naik grab car soalnya hujan, 67 ribu',
      ['2026-11-16', '2026-11-17', '2026-11-18'],
    ],
    ['baju ke Ci Mei dua kodi, sekodinya enam ratus ribu', ['2026-11-20']],
    ['Senin bensin 30 ribu, Rabu nggak belanja apa-apa, Kamis kemeja 199 ribu', ['2026-11-16', '2026-11-19']],
    ['gas 40 on Monday lunch 12 on Wednesday', ['2026-11-16', '2026-11-18']],
    ['Senin bensin 30 ribu, besoknya kopi 22 ribu', ['2026-11-16', '2026-11-17']],
    ['Sabtu bensin 50 ribu, Minggu makan 80 ribu', ['2026-11-14', '2026-11-15']],
    ['sabtu bensin 20 ribu minggu makan bakso 15 ribu', ['2026-11-14', '2026-11-15']],
    ['rabu bensin 20 ribu, sehari sebelumnya sayur 15 ribu', ['2026-11-18', '2026-11-17']],
    ['Wednesday yoga 22 dollars, the day before that coffee 6.25', ['2026-11-18', '2026-11-17']],
    ['bensin 30 ribu hari Senin, tanggal 5 bayar kos 900 ribu', ['2026-11-16', '2026-11-05']],
    ['kamis 12 november tenda 300 ribu, jumat 13 november katering 2 juta', ['2026-11-12', '2026-11-13']],
  ])('is told item by item in %j', (text, expected) => {
    expect(days(text)).toEqual(expected)
  })

  it.each([
    ['Sabtu pulang dari Garut, tolnya 27 ribu, dodol 60 ribu', ['2026-11-14', '2026-11-14']],
    ['bensin 30 ribu, gue isi di Shell kemarin', ['2026-11-19']],
    ['listrik bulan lalu 210 ribu, sama denda 5 ribu, kubayar kemarin', ['2026-11-19', '2026-11-19']],
    ['konsul dokter 150 ribu, lewat video, hari Selasa', ['2026-11-17']],
    ['Senin periksa gigi 200 ribu, obat 60 ribu, kontrol lagi tanggal 30', ['2026-11-16', '2026-11-16']],
    ['hotel di Dago semalam 480 ribu, Sabtu lalu', ['2026-11-14']],
    ['iuran RT 04 RW 11 bulan November 35 ribu', ['2026-11-20']],
    ['ojek kemarin 12 ribu, tadi pagi 12 ribu lagi', ['2026-11-19', '2026-11-20']],
    ['kemarin bensin 30 ribu tadi parkir 2 ribu', ['2026-11-19', '2026-11-20']],
    ['kemarin makan soto 15 ribu, tadi bakso 12 ribu', ['2026-11-19', '2026-11-20']],
    ['kemarin ke pasar beli tomat 5 ribu, tadi yang cabe 10 ribu', ['2026-11-19', '2026-11-19']],
    ['tiket bioskop 80 ribu, popcornnya 48 ribu, Minggu kemarin', ['2026-11-15', '2026-11-15']],
    ['wednesday he treated me to lunch but i bought the drinks 9 dollars', ['2026-11-18']],
  ])('may be said in the story around: %j', (text, expected) => {
    expect(days(text)).toEqual(expected)
  })

  it.each([
    ['kemarin 19.30 makan sate 35 ribu', [35_000]],
    ['tadi pagi 7.15 bubur Rp12.000', [12_000]],
    ['kemarin 12.50 buat kopi', [12_500]],
  ])('may have its time behind it without a cue: %j', (text, expected) => {
    expect(extractExpenses(text, context()).items.map(({ amount }) => amount)).toEqual(expected)
  })

  it.each([
    'sayur di Pasar Minggu 30 ribu',
    'baju di Pasar Senen 150 ribu',
    'sewa bor 75 ribu buat pasang AC di Setu',
    'ojek ke Senen 15 ribu',
    'iuran tiap minggu 20 ribu',
    'rent for November eighteen fifty',
    'tiket kereta 150 ribu buat hari Sabtu',
    'kitchen faucet been dripping since Halloween, so I got a cartridge for it, 17.48',
    'sakit gigi sejak Senin, ke dokter 150 ribu',
    'koyo 31 ribu, pinggang sakit dari kemarin',
    "cheese board stuff for Saturday's party, 64.18",
    'nails done first time since august fifty five',
  ])('is none in %j', text => {
    expect(days(text)).toEqual(['2026-11-20'])
  })

  it("gives way to an item's own", () => {
    expect(days('kemarin kopi 20 ribu, hari ini parkir 5 ribu')).toEqual(['2026-11-19', '2026-11-20'])
  })
})
