import { describe, expect, it } from 'vitest'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { readQuestion } from '../../../shared/understanding/questions/read-question.ts'
import { context } from './utterance.ts'

const THIS_MONTH = '2026-11-01..2026-11-30'
const THIS_WEEK = '2026-11-16..2026-11-22'
const OCTOBER = '2026-10-01..2026-10-31'

/** `what | from..to [| category] [| "words"] [| payment]`. */
function written(question: SpendingQuestion | null): string | null {
  if (!question) return null
  const { what, period, category, words, payment } = question
  const narrowed = [category, words === null ? null : `"${words}"`, payment].filter(part => part !== null)
  return [what, `${period.from}..${period.to}`, ...narrowed].join(' | ')
}

describe('a question about what was spent', () => {
  it.each([
    ['kalau bulan lalu berapa', `sum | ${OCTOBER}`],
    ['coffee spend this week??', `sum | ${THIS_WEEK} | "coffee"`],
    ["what'd I buy at Target in October", `list | ${OCTOBER} | "target"`],
    ['boba. how much. be honest', `sum | ${THIS_MONTH} | "boba"`],
    ['vet costs this week, add them all up', `sum | ${THIS_WEEK} | "vet"`],
    ['minggu ini habis berapa buat makan?', `sum | ${THIS_WEEK} | Food & Dining`],
    ['how much did I spend on Grab in October', `sum | ${OCTOBER} | "grab"`],
    ['total bulan lalu', `sum | ${OCTOBER}`],
    ['pengeluaran terbesar minggu ini', `largest | ${THIS_WEEK}`],
    ['berapa kali beli kopi bulan ini', `count | ${THIS_MONTH} | "kopi"`],
    ['berapa kali naik grab', `count | ${THIS_MONTH} | "grab"`],
    ['what did I buy yesterday?', 'list | 2026-11-19..2026-11-19'],
    ['kemarin jajan apa aja?', 'list | 2026-11-19..2026-11-19 | Food & Dining'],
    ['utilities for september', 'sum | 2026-09-01..2026-09-30 | Bills & Utilities'],
    ['gas spending last month', `sum | ${OCTOBER} | "gas"`],
    ['langganan gue totalnya berapa', `sum | ${THIS_MONTH} | Subscription`],
    ['what did I pay for parking in October', `sum | ${OCTOBER} | "parking"`],
    ['what did I get at Target in October', `list | ${OCTOBER} | "target"`],
    ['show me my expenses this week', `list | ${THIS_WEEK}`],
    ['gopay habis berapa minggu ini', `sum | ${THIS_WEEK} | GoPay`],
    ["what's my biggest expense this year", 'largest | 2026-01-01..2026-12-31'],
    ['pengeluaran minggu ini', `sum | ${THIS_WEEK}`],
    ['habis berapa buat makan siang bulan ini', `sum | ${THIS_MONTH} | "makan siang"`],
    ['total tagihan listrik bulan lalu', `sum | ${OCTOBER} | "listrik"`],
    [
      'how much did I spend on groceries last week with my credit card',
      'sum | 2026-11-09..2026-11-15 | "groceries" | Credit Card',
    ],
    ['ngopi berapa kali minggu ini', `count | ${THIS_WEEK} | "kopi"`],
    // To be shown, without a word of spending.
    ['list my travel expenses for 2025', 'list | 2025-01-01..2025-12-31 | Travel'],
    ['lihat tagihan minggu ini', `list | ${THIS_WEEK} | Bills & Utilities`],
    ['tampilin semua yang dibayar pakai OVO minggu ini', `list | ${THIS_WEEK} | OVO`],
    ['bring up the haircut stuff from October', `list | ${OCTOBER} | "haircut"`],
    ['pull up everything from yesterday', 'list | 2026-11-19..2026-11-19'],
    ['how much is rent running me this month', `sum | ${THIS_MONTH} | "rent"`],
    ['how much for parking this week', `sum | ${THIS_WEEK} | "parking"`],
    ['what did I get at Target last week, how much was spent', 'sum | 2026-11-09..2026-11-15 | "target"'],
    ['pulsa bulan ini kena berapa', `sum | ${THIS_MONTH} | "pulsa"`],
    // Words that are not known stand beside what is asked for.
    ['bensin bulan ini nyampe berapa', `sum | ${THIS_MONTH} | "bensin"`],
    ['total bisnis bulan ini berapa, mau bikin laporan', `sum | ${THIS_MONTH} | Business`],
    ['seblak, bulan ini habis berapa', `sum | ${THIS_MONTH} | "seblak"`],
    // What is said behind a repair counts.
    ['pulsa sama, eh pulsa aja deh, bulan ini berapa', `sum | ${THIS_MONTH} | "pulsa"`],
    ['minggu lalu, eh bulan lalu maksudku, habis berapa', `sum | ${OCTOBER}`],
    ['total transfer bank bulan ini', `sum | ${THIS_MONTH} | Bank Transfer`],
    ['total tagihan kartu kredit bulan ini', `sum | ${THIS_MONTH} | "kartu kredit"`],
    ['show me what I spent on Wednesday', 'list | 2026-11-18..2026-11-18'],
    ["how much at Trader Joe's this week", `sum | ${THIS_WEEK} | "trader joe's"`],
    ['tadi beli apa aja', 'list | 2026-11-20..2026-11-20'],
    // Whether there is any, as much as what there is.
    ['did I buy anything on Wednesday?', 'list | 2026-11-18..2026-11-18'],
    ['mana transaksi DANA gue bulan ini', `list | ${THIS_MONTH} | DANA`],
    ['yang di alfamart kemarin apa aja', 'list | 2026-11-19..2026-11-19 | "alfamart"'],
    ['how many gas station stops did I make this week', `count | ${THIS_WEEK} | "gas station"`],
    ['galon minggu ini berapa duit eh maksudnya berapa kali', `count | ${THIS_WEEK} | "galon"`],
    ['what am I spending on streaming', `sum | ${THIS_MONTH} | "streaming"`],
    ['what did lunch cost me all week', `sum | ${THIS_WEEK} | "lunch"`],
    ['give me a rundown of yesterday', 'list | 2026-11-19..2026-11-19'],
    ['yang bikin kantong bolong bulan ini apa', `largest | ${THIS_MONTH}`],
    ['gas this month?', `sum | ${THIS_MONTH} | "gas"`],
    ['how much do I spend on Spotify', `sum | ${THIS_MONTH} | "spotify"`],
    ['langgananku apa aja sih', `list | ${THIS_MONTH} | Subscription`],
    ['total belanja bulan lalu', `sum | ${OCTOBER} | Shopping`],
    ['september ampe oktober pengeluaran kite berape', 'sum | 2026-09-01..2026-10-31'],
    ['langganan abis berapa tahun ini', 'sum | 2026-01-01..2026-12-31 | Subscription'],
    ['pengeluaran paling parah minggu ini', `largest | ${THIS_WEEK}`],
  ])('%s', (said, asked) => {
    expect(written(readQuestion(said, context()))).toBe(asked)
  })
})

describe('the days a question is about', () => {
  it.each([
    ['habis berapa hari ini', '2026-11-20..2026-11-20'],
    ['habis berapa', THIS_MONTH],
    ['7 hari terakhir habis berapa', '2026-11-14..2026-11-20'],
    ['how much did I spend in the last two weeks', '2026-11-07..2026-11-20'],
    ['habis berapa sebulan terakhir', '2026-10-21..2026-11-20'],
    ['habis berapa dua bulan lalu', '2026-09-01..2026-09-30'],
    ['habis berapa bulan Desember', '2025-12-01..2025-12-31'],
    ['spending in March 2025', '2025-03-01..2025-03-31'],
    ['habis berapa Maret tahun lalu', '2025-03-01..2025-03-31'],
    ['how much did I spend last weekend', '2026-11-14..2026-11-15'],
    ['dari tanggal 1 sampai 10 november habis berapa', '2026-11-01..2026-11-10'],
    ['how much was spent since Monday', '2026-11-16..2026-11-20'],
    ['habis berapa dari Senin sampai Rabu', '2026-11-16..2026-11-18'],
    ['total pengeluaran tahun 2025', '2025-01-01..2025-12-31'],
    ['habis berapa dari awal bulan', '2026-11-01..2026-11-20'],
    ['habis berapa setahun ini', '2026-01-01..2026-12-31'],
    ['habis berapa Agustus kemarin', '2026-08-01..2026-08-31'],
    ['how much did I spend last September', '2026-09-01..2026-09-30'],
    ['what did I spend from november 2nd to the 9th', '2026-11-02..2026-11-09'],
    ['habis berapa sebulan ini', THIS_MONTH],
    ['tanggal 1 sampai 15 habis berapa', '2026-11-01..2026-11-15'],
    ['how much between the 1st and the 10th', '2026-11-01..2026-11-10'],
    ['how much have I spent since the first', '2026-11-01..2026-11-20'],
    ['show me everything from November 3rd', '2026-11-03..2026-11-03'],
    ['minggu lalu hari Selasa habis berapa', '2026-11-10..2026-11-10'],
    ['weekend kemarin habis berapa, Sabtu Minggu', '2026-11-14..2026-11-15'],
    ['bulan 10 habis berapa', OCTOBER],
    ['habis berapa minggu pertama Oktober', '2026-10-01..2026-10-07'],
    ['how much did I spend in the last week of September', '2026-09-24..2026-09-30'],
    ['total pengeluaran kuartal ketiga', '2026-07-01..2026-09-30'],
    ['total spending in the fourth quarter of 2025', '2025-10-01..2025-12-31'],
    ['total pengeluaran selama ini', '2020-01-01..2026-11-20'],
  ])('%s', (said, days) => {
    const question = readQuestion(said, context())
    expect(question && `${question.period.from}..${question.period.to}`).toBe(days)
  })
})

describe('what the eighth set taught of questions', () => {
  it.each([
    ['pengeluaran tanggal 1 sampai 10 bulan ini', 'sum | 2026-11-01..2026-11-10'],
    ['total belanja dari tanggal 5 sampai 12 bulan lalu', 'sum | 2026-10-05..2026-10-12 | Shopping'],
    ['habis berapa tgl 3 sampe 9 Oktober', 'sum | 2026-10-03..2026-10-09'],
    ['habis berapa antara tanggal 10 dan 15 bulan lalu', 'sum | 2026-10-10..2026-10-15'],
    ['jajan tanggal 1-7 bulan ini berapa', 'sum | 2026-11-01..2026-11-07 | Food & Dining'],
    ['how much did I spend from the 1st to the 15th of this month', 'sum | 2026-11-01..2026-11-15'],
    ['what did I spend between the 3rd and the 10th of October', 'sum | 2026-10-03..2026-10-10'],
    ['groceries the first through the tenth of last month', 'sum | 2026-10-01..2026-10-10 | "groceries"'],
    ['total 1 to 15 November', 'sum | 2026-11-01..2026-11-15'],
    // A month has no more days than it has.
    ['habis berapa tanggal 20 sampai 31 September', 'sum | 2026-09-20..2026-09-30'],
    // What it was for is no word of what was bought.
    ['berapa habis beli kado buat ibu bulan ini', `sum | ${THIS_MONTH} | "kado"`],
    ['bulan ini obat buat anak berapa', `sum | ${THIS_MONTH} | "obat"`],
    ['susu untuk si kecil habis berapa minggu ini', `sum | ${THIS_WEEK} | "susu"`],
    ['how much did I spend on shoes for the kids this month', `sum | ${THIS_MONTH} | "shoes"`],
    ['how much on treats for my dog this week', `sum | ${THIS_WEEK} | "treats"`],
    ['coba cek bensin minggu ini', `list | ${THIS_WEEK} | "bensin"`],
    ['tolong cek parkir hari Senin', 'list | 2026-11-16..2026-11-16 | "parkir"'],
    ['check coffee this week', `list | ${THIS_WEEK} | "coffee"`],
    ['spent this week?', `sum | ${THIS_WEEK}`],
    ['spent today so far', 'sum | 2026-11-20..2026-11-20'],
    ['habis hari ini?', 'sum | 2026-11-20..2026-11-20'],
    ['how many purchases did I make this week', `count | ${THIS_WEEK}`],
    ['how many trips did I make to Costco in October', `count | ${OCTOBER} | "costco"`],
    ['how many stops did we make yesterday', 'count | 2026-11-19..2026-11-19'],
  ])('%s', (said, expected) => {
    expect(written(readQuestion(said, context()))).toBe(expected)
  })
})

describe('no question that the expenses answer', () => {
  it.each([
    'how much did I get paid last Friday?',
    'how much did they pay me in October',
    'habis 50 ribu buat makan siang',
    'how much did I spend, oh yeah, 20 on lunch',
    'beli kopi 25 ribu, minggu ini habis berapa ya',
    'harga iphone berapa sekarang',
    'how much is a Grab to the airport',
    'saldo gopay aku berapa',
    'gaji bulan ini berapa ya',
    'berapa utangku ke Budi',
    'beli kopi di kantin',
    'apa kabar?',
    'euro sekarang berapa',
    'temanku bulan lalu habis berapa ya',
    'how much is a taxi today',
    'habis berapa minggu ini dan minggu lalu',
    'pengeluaran bulan ini selain makan berapa',
    'how much did the dollar go up this week',
    'berapa hari lagi gajian',
    'gaji bulan ini berapa, pengeluaran berapa',
    'oke makasih',
    '',
    'habis berapa '.repeat(30),
  ])('%s', said => {
    expect(readQuestion(said, context())).toBeNull()
  })
})
