import { describe, expect, it } from 'vitest'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import { type Minor, toMinor } from '../../../shared/domain/money.ts'
import { readCorrection } from '../../../shared/understanding/corrections/read-correction.ts'
import { COFFEE, DOLLARS, LUNCHES, saved, THREE, TWICE, TWO, TWO_COFFEES, written } from './saved-expenses.ts'
import { context } from './utterance.ts'

describe('what puts saved expenses right', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['kopinya kemarin, parkirnya sehari sebelumnya', TWO, 'coffee 2026-11-19 + parking 2026-11-18'],
    ['semuanya pakai gopay kecuali parkir, itu cash', THREE, 'coffee GoPay + bread GoPay + parking Cash'],
    ['that 12 oughta be 16', DOLLARS, 'lunch 16'],
    ['take the gas one off', DOLLARS, 'gas deleted'],
    ['the gas was from the first, not today', DOLLARS, 'gas 2026-11-01'],
    ['bukan, tiga puluh ribu', COFFEE, 'coffee 30000'],
    ['bukan tiga puluh ribu', COFFEE, 'coffee 30000'],
    ['eh salah, kopinya 15', COFFEE, 'coffee 15000'],
    ['yang kopi dihapus', TWO, 'coffee deleted'],
    ['hapus yang terakhir', TWO, 'parking deleted'],
    ['yang 5 ribu hapus aja', TWO, 'parking deleted'],
    ['hapus semua', TWO, 'coffee deleted + parking deleted'],
    ['ganti kategorinya transport', COFFEE, 'coffee Transportation'],
    ['kemarin, bukan hari ini', TWO, 'coffee 2026-11-19 + parking 2026-11-19'],
    ['dua-duanya pakai OVO', TWO, 'coffee OVO + parking OVO'],
    ['kopi sama parkir pakai gopay', TWO, 'coffee GoPay + parking GoPay'],
    ['kopinya 30, yang parkir dihapus', TWO, 'coffee 30000 + parking deleted'],
    ['parkirnya 3 ribu bukan 5 ribu', TWO, 'parking 3000'],
    ['bukan 25 ribu tapi 35 ribu', TWO, 'coffee 35000'],
    ['bukan kopi, teh', COFFEE, 'coffee Teh'],
    ['kopinya ganti teh', COFFEE, 'coffee Teh'],
    // A new name may have words of the old one, and of something else that is saved.
    ['bukan kopi, kopi susu', COFFEE, 'coffee Kopi susu'],
    ['ganti kopinya jadi kopi tubruk', TWO, 'coffee Kopi tubruk'],
    ['itu parkir mobil bukan parkir', TWO, 'parking Parkir mobil'],
    ['ganti namanya jadi kopi pagi', COFFEE, 'coffee Kopi pagi'],
    ['call it team lunch', DOLLARS.slice(0, 1), 'lunch Team lunch'],
    ['it was dinner, not lunch', DOLLARS, 'lunch Dinner at Chipotle'],
    // Of several amounts: what it comes to, the one in full, another than it costs.
    ['harganya 15', COFFEE, 'coffee 15000'],
    ['kopinya ada dua, jadi totalnya 26 ribu', COFFEE, 'coffee 26000'],
    ['kopinya satu tujuh lima, seratus tujuh puluh lima ribu', COFFEE, 'coffee 175000'],
    ['25 ribu itu harusnya 35', TWO, 'coffee 35000'],
    ['the 40 should be 45', DOLLARS, 'gas 45'],
    // Without what would part them.
    ['kopinya 30 parkirnya 3', TWO, 'coffee 30000 + parking 3000'],
    ['kopi 30, parkirnya 3', TWO, 'coffee 30000 + parking 3000'],
    ['parkirnya ovo kopinya gopay', TWO, 'parking OVO + coffee GoPay'],
    ['sisain kopinya aja', THREE, 'parking deleted + bread deleted'],
    ['selain kopi hapus aja', THREE, 'parking deleted + bread deleted'],
    ['hapus nomor dua dan tiga', THREE, 'parking deleted + bread deleted'],
    ['yang makan pake gopay', THREE, 'coffee GoPay + bread GoPay'],
    ['itu buat kantor, masukin bisnis', COFFEE, 'coffee Business'],
    ['itu perjalanan dinas, masuk bisnis semua', COFFEE, 'coffee Business'],
    ['minggu lalu, hari Sabtu', COFFEE, 'coffee 2026-11-14'],
    ['move it to the 10th', COFFEE, 'coffee 2026-11-10'],
    ['sisain kopi aja yang lain hapus', THREE, 'parking deleted + bread deleted'],
    ['parkir dihapus kopinya jadi 30 ribu', TWO, 'parking deleted + coffee 30000'],
    ['kopi kemarin parkir hari ini', TWO, 'coffee 2026-11-19'],
    ['semua kemarin kecuali parkir', TWO, 'coffee 2026-11-19'],
    // 'Them' are those that were named.
    ['never got the gas, remove them', DOLLARS, 'gas deleted'],
    ['ganti jadi rawon', COFFEE, 'coffee Rawon'],
    ['first one is 30, second one is 3', TWO, 'coffee 30000 + parking 3000'],
    ['yang pertama 30 yang kedua 3', TWO, 'coffee 30000 + parking 3000'],
    ['the gas was actually 45 after the surge', DOLLARS, 'gas 45'],
    ['kopi kok other, transport dong', COFFEE, 'coffee Transportation'],
    ['kopi 28, parkir hapus', TWO, 'coffee 28000 + parking deleted'],
    ['hapus aja kantor yang bayar', COFFEE, 'coffee deleted'],
    ['eh bukan satu tiga tapi empat lima', COFFEE, 'coffee 45000'],
    ['the lunch was twenty', DOLLARS, 'lunch 20'],
    ['no, the gas was forty five fifty', DOLLARS, 'gas 45.5'],
    ['actually put the gas on my credit card', DOLLARS, 'gas Credit Card'],
    ['delete the gas', DOLLARS, 'gas deleted'],
    ['the lunch was yesterday', DOLLARS, 'lunch 2026-11-19'],
    ['the second one should be under travel', DOLLARS, 'gas Travel'],
    // What is wrong is told beside what it comes to.
    ['kopinya kelebihan nol, jadi 2500', TWO, 'coffee 2500'],
    ['ternyata kena ppn jadi 15 ribu', COFFEE, 'coffee 15000'],
    ['that one is 15 dollars, not 12', DOLLARS, 'lunch 15'],
    ['ten dollars, not forty', DOLLARS, 'gas 10'],
    ['the latte was 5 not 12', DOLLARS, 'lunch 5'],
    ['ketuker, kopinya 5, parkirnya 25', TWO, 'coffee 5000 + parking 25000'],
    ['kopinya 28, iya 28', TWO, 'coffee 28000'],
    // Beside what stays as it is.
    ['kopinya 28, sisanya udah bener', THREE, 'coffee 28000'],
    ['the lunch was 15, the rest is fine', DOLLARS, 'lunch 15'],
    ['sisain roti, yang lain hapus', THREE, 'coffee deleted + parking deleted'],
    // Several at once.
    ['hapus dua terakhir', THREE, 'parking deleted + bread deleted'],
    ['the first two were yesterday', THREE, 'coffee 2026-11-19 + parking 2026-11-19'],
    ['nomor dua dan tiga hapus', THREE, 'parking deleted + bread deleted'],
    ['kecatat dua kali tuh', TWICE, 'again deleted'],
    ['dobel, hapus satu', TWICE, 'again deleted'],
    // What is not among all of them.
    ['kecuali kopi, semuanya kemarin', TWO, 'parking 2026-11-19'],
    ['everything except the gas was debit', DOLLARS, 'lunch Debit Card'],
    ['yang bener cuma kopi, lainnya buang', THREE, 'parking deleted + bread deleted'],
    ['hapus kopi dan roti, parkirnya 3 ribu', THREE, 'coffee deleted + bread deleted + parking 3000'],
    // What was saved is doubted, or was never bought.
    ['masa kopi 25 ribu sih, cuma 15 ribu itu', TWO, 'coffee 15000'],
    ['lho kok parkir, aku gak beli parkir', TWO, 'parking deleted'],
    ['take the gas off, they paid me back', DOLLARS, 'gas deleted'],
    ['dua-duanya kurang, kopi 30, parkir 6', TWO, 'coffee 30000 + parking 6000'],
    ['kopinya 30 ya, 25 itu harga minggu lalu', TWO, 'coffee 30000'],
    ['kopinya tanggalnya 14', TWO, 'coffee 2026-11-14'],
    ['kopi masuk lain-lain aja', TWO, 'coffee Other'],
    ['jadi 15, sudah sama tipnya', COFFEE, 'coffee 15000'],
    ['it is eighteen fifty, you misheard me', [saved('gas', 'Rent', 1580, { currency: 'USD' })], 'gas 1850'],
    // The reason is no expense.
    ['hapus aja, itu dibayarin temen', COFFEE, 'coffee deleted'],
    ['I got my money back, remove the gas', DOLLARS, 'gas deleted'],
    ['nggak jadi parkir, hapus parkirnya', TWO, 'parking deleted'],
    // Told apart by what they cost, by where they stand, by another word for the same.
    ['yang paling mahal harusnya 28', THREE, 'coffee 28000'],
    ['the cheaper one was 15', DOLLARS, 'lunch 15'],
    ['the middle one is 6 thousand', THREE, 'parking 6000'],
    ['kopi yang kedua hapus', TWO_COFFEES, 'large deleted'],
    ['yang 5 ribu itu kemarin', TWO, 'parking 2026-11-19'],
    ['the fuel was 44', DOLLARS, 'gas 44'],
    ['minumannya 20 ribu', COFFEE, 'coffee 20000'],
    ['harganya ketuker', TWO, 'coffee 5000 + parking 25000'],
    // As it is said in Jakarta, in Java and in the Sunda lands.
    ['parkirnye dua rebu doang', TWO, 'parking 2000'],
    ['kopine 30 ewu', TWO, 'coffee 30000'],
    ['kopi teh 30 ribu, lain 25', TWO, 'coffee 30000'],
    ['kagak jadi beli kopi', TWO, 'coffee deleted'],
    ['dua tujuh, semalem, pake ovo', COFFEE, 'coffee 27000 2026-11-19 OVO'],
    ['gas was 45 with the wash', DOLLARS, 'gas 45'],
    ['they pay me back for the gas, so drop that one', DOLLARS, 'gas deleted'],
    ['kopinya salah, itu teh', COFFEE, 'coffee Teh'],
    ['the lunch was on Halloween', DOLLARS, 'lunch 2026-10-31'],
    ['kopi doang yang bener, roti apus', THREE, 'bread deleted'],
    ['everything but the gas was Wednesday', DOLLARS, 'lunch 2026-11-18'],
    ['categorize the gas as other', DOLLARS, 'gas Other'],
    ['semuanya belanjaan kemarin, bukan hari ini', TWO, 'coffee 2026-11-19 + parking 2026-11-19'],
    ['gas was on credit, lunch is right', DOLLARS, 'gas Credit Card'],
    ["the gas isn't business, just call it other", DOLLARS, 'gas Other'],
    [
      'kredit bukan debit',
      [saved('coffee', 'Kopi', 13_000, { paymentMethod: 'Debit Card' })],
      'coffee Credit Card',
    ],
  ])('%s', (said, expenses, changes) => {
    expect(written(readCorrection(said, expenses, context()))).toBe(changes)
  })
})

describe('what the eighth set taught of corrections', () => {
  const bought = (...names: string[]) => names.map(name => saved(name.toLowerCase(), name, 50_000))
  const three = bought('Pulsa', 'Token', 'Paket data')
  const drugs = [saved('pills', 'Prescription', 14, { category: 'Healthcare', currency: 'USD' })]

  it.each<[string, readonly SavedExpense[], string]>([
    ['bensine tunai', bought('Bensin', 'Soto'), 'bensin Cash'],
    ['sotone wingi', bought('Bensin', 'Soto'), 'soto 2026-11-19'],
    ['parkire gopay', TWO, 'parking GoPay'],
    // A way of paying is no beginning of a name.
    ['pake dana semua', three, 'pulsa DANA + token DANA + paket data DANA'],
    ['pakai gopay semuanya', three, 'pulsa GoPay + token GoPay + paket data GoPay'],
    // 'That one' is what was named before.
    ['kopinya 30 ribu, yang itu pakai gopay', THREE, 'coffee 30000 GoPay'],
    ['make lunch 17, and that one I paid in cash', DOLLARS, 'lunch 17 Cash'],
    ['gas was 45, that one on my credit card', DOLLARS, 'gas 45 Credit Card'],
    ['parkirnya kemarin, yang itu cash', TWO, 'parking 2026-11-19 Cash'],
    ['forgot the cents, it was 12.49', DOLLARS.slice(0, 1), 'lunch 12.49'],
    ['you left off the cents on the gas, it was 40.25', DOLLARS, 'gas 40.25'],
    // By its kind, where one of the kind is saved.
    ['the pharmacy one was on Tuesday', [...drugs, ...DOLLARS], 'pills 2026-11-17'],
    ['setengahnya aja, sisanya dibayar Rina', COFFEE, 'coffee 6500'],
    ['just half, the rest is on my sister', DOLLARS.slice(0, 1), 'lunch 6'],
    // Not mine: never bought.
    ['salah catat, bukan punyaku itu yang parkir', TWO, 'parking deleted'],
    ["the gas isn't mine", DOLLARS, 'gas deleted'],
    ['parkirnya bukan punya saya, hapus ya', TWO, 'parking deleted'],
  ])('%s', (said, expenses, expected) => {
    expect(written(readCorrection(said, expenses, context()))).toBe(expected)
  })

  it.each(['bakso siji maneh 15 ewu', 'kopi siji maneh 13 ewu', 'kopi hiji deui 10 rebu'])(
    '%s: another one',
    said => expect(readCorrection(said, COFFEE, context())).toBeNull(),
  )
})

describe('what is asked rather than guessed', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['kopi 30 ribu', COFFEE, '? coffee 30000 / new'],
    ['tiga puluh ribu', COFFEE, '? coffee 30000 / new'],
    ['bukan, 30 ribu', TWO, '? coffee 30000 / parking 30000'],
    ['yang kopi dihapus', TWO_COFFEES, '? small deleted / large deleted'],
    ['kopinya kurang 5 ribu', TWO, '? new'],
    ['diskon, cuma 10 ribu', COFFEE, '? coffee 10000 / new'],
    ['yang itu kemarin', TWO, '? coffee 2026-11-19 / parking 2026-11-19'],
    ['delete one of those', TWO, '? coffee deleted / parking deleted'],
    ['make the lunch 25', LUNCHES, '? amy 25 / dan 25'],
    ['harganya salah', TWO, '? new'],
    ['itu keliru deh', TWO, '? new'],
    ['cara bayarnya ganti', COFFEE, '? new'],
    ['aku gak beli kopi tapi teh', COFFEE, '? new'],
    // What it says already is no second coffee unless that is said.
    ['kopinya 13 ribu', COFFEE, '? new'],
    // One of the two is not to be lost.
    ['kopinya 30, beli nasi goreng 22 ribu', TWO, '? new'],
    // No other word is a new name unless it stands where one would.
    ['the gas wasnt mine, whatever', DOLLARS, '? new'],
    ['bukan kopi', COFFEE, '? new'],
    // Words that name nothing known are no purchase.
    ['pokoknya 36 ribu', COFFEE, '? coffee 36000 / new'],
    ['hapus rotinya', COFFEE, '? new'],
    ['harganya kurang tepat', COFFEE, '? new'],
    ["that's not what I said", DOLLARS, '? new'],
    // Of a card it is not known which, of a week not which day.
    [
      'it was on a different card',
      DOLLARS,
      '? lunch Credit Card + gas Credit Card / lunch Debit Card + gas Debit Card',
    ],
    ['bayarnya pakai kartu', COFFEE, '? coffee Credit Card / coffee Debit Card'],
    ['itu minggu lalu', COFFEE, '? coffee 2026-11-13 / new'],
    ['tambahin 2 ribu', THREE, '? new'],
    ['lunch yesterday was 13', DOLLARS, '? lunch 13 2026-11-19 / new'],
    ['yang mahal hapus', THREE, '? coffee deleted / parking deleted / bread deleted'],
    ["one of these wasn't mine", DOLLARS, '? lunch deleted / gas deleted'],
    ['forgot the tip, it was 5', DOLLARS.slice(0, 1), '? new'],
    ['itu belum sama kerupuk, totalnya 27 ribu', COFFEE, '? coffee 27000 / new'],
  ])('%s', (said, expenses, options) => {
    expect(written(readCorrection(said, expenses, context()))).toBe(options)
  })
})

describe('what changes nothing of what is saved', () => {
  it.each<[string, readonly SavedExpense[]]>([
    ['parkir 5 ribu', COFFEE],
    ['kopi 13 ribu', COFFEE],
    ['29 Februari nasi 10 ribu', COFFEE],
    // In another currency it is another one.
    ['coffee 4 dollars', COFFEE],
    ['lunch 25k', DOLLARS],
    ['satu lagi, kopi 20 ribu', COFFEE],
    ['tadi juga bensin 50 ribu', COFFEE],
    ['jangan dihapus', COFFEE],
    ['beli roti 12 ribu sama kopi 18 ribu, eh kopinya 20 ribu', TWO],
    ['bus ticket, sixty, scratch that, sixteen', DOLLARS],
    ['tickets for the game, three of them, ninety dollars all in', DOLLARS],
    ['new tires, 186, put it on my credit card', DOLLARS],
    ['sudah betul semua', TWO],
    ['oke makasih', COFFEE],
    ['minggu ini habis berapa?', TWO],
    ['', COFFEE],
  ])('%s', (said, expenses) => {
    expect(readCorrection(said, expenses, context())).toBeNull()
  })

  it('never reads an amount beyond what an expense holds', () => {
    const huge: Minor = toMinor(13_000, 'IDR')
    expect(
      written(
        readCorrection(
          'bukan, sembilan ratus triliun',
          [{ ...saved('a', 'Kopi', 1), amount: huge }],
          context(),
        ),
      ),
    ).toBe('? new')
  })
})

describe('with nothing saved', () => {
  it.each(['bukan, 22 ribu', 'no wait, 12 dollars', 'sorry, 30 ribu'])(
    'another amount of nothing named is asked about: %s',
    text => expect(written(readCorrection(text, [], context()))).toBe('? new'),
  )

  it.each(['22 ribu', 'bukan kopi, teh 20 ribu', 'parkir 5 ribu eh bukan 3 ribu', 'hapus semua'])(
    'nothing is put right: %s',
    text => expect(readCorrection(text, [], context())).toBeNull(),
  )
})

describe('of expenses that were saved one after the other', () => {
  const EARLIER = THREE.map(expense => ({ ...expense, savedAt: 1 }))
  const tea = saved('tea', 'Es teh', 5000, { savedAt: 2 })
  const toast = saved('toast', 'Roti bakar', 14_000, { savedAt: 2 })

  it.each([
    ['kemarin aja', 'tea 2026-11-19'],
    ['bukan, 7 ribu', 'tea 7000'],
    ['bayarnya tunai', 'tea Cash'],
    ['delete that', 'tea deleted'],
    ['ganti kategorinya transport', 'tea Transportation'],
    ['kopinya kemarin', 'coffee 2026-11-19'],
    ['bukan 25 ribu, 20 ribu', 'coffee 20000'],
  ])('%s is about the last', (text, expected) => {
    expect(written(readCorrection(text, [...EARLIER, tea], context()))).toBe(expected)
  })

  it.each([
    ['kemarin aja', 'tea 2026-11-19 + toast 2026-11-19'],
    ['bukan, 7 ribu', '? tea 7000 / toast 7000'],
  ])('%s is about all of the last save', (text, expected) => {
    expect(written(readCorrection(text, [...EARLIER, tea, toast], context()))).toBe(expected)
  })
})

describe('amounts that are to be so many times as much', () => {
  it.each([
    ['nolnya kelebihan satu', 'coffee 1300'],
    ['ih kok segitu, kurang nol satu', 'coffee 130000'],
    ['missing a zero there', 'coffee 130000'],
    ['double it, I got two', 'coffee 26000'],
    ['we split the bill so just half of that', 'coffee 6500'],
  ])('%s', (text, expected) => {
    expect(written(readCorrection(text, COFFEE, context()))).toBe(expected)
  })

  it.each([
    ['semuanya kurang nol', 'coffee 250000 + parking 50000'],
    ['parkirnya kurang satu nol', 'parking 50000'],
    ['kurang nol', '? coffee 250000 / parking 50000'],
    ['parkirnya setengahnya aja', 'parking 2500'],
  ])('%s of two', (text, expected) => {
    expect(written(readCorrection(text, TWO, context()))).toBe(expected)
  })

  it.each([
    ['add two bucks to the lunch', DOLLARS, 'lunch 14'],
    ['take five dollars off the lunch', DOLLARS, 'lunch 7'],
    ['the tip was 3', DOLLARS.slice(0, 1), 'lunch 15'],
    ['kopinya tambahin dua ribu lagi', TWO, 'coffee 27000'],
    ['harganya naikin dua ribu', COFFEE, 'coffee 15000'],
    ['kurangin parkirnya seribu', TWO, 'parking 4000'],
    ['kurang goceng tuh, parkirnya 10', TWO, 'parking 10000'],
    ['split the gas with Sam so make it 20', DOLLARS, 'gas 20'],
  ])('%s: so much more or less', (text, expenses, expected) => {
    expect(written(readCorrection(text, expenses, context()))).toBe(expected)
  })

  it.each([
    'makan siang 120 ribu dibagi berdua',
    'tadi makan sama temen 120 ribu dibagi berdua pake gopay',
    'bakso 60 ribu bagi dua',
  ])('%s: what is shared with its own price is a new expense', text => {
    expect(readCorrection(text, TWO, context())).toBeNull()
  })

  it('asks where no whole amount comes of it', () => {
    const odd = [saved('gum', 'Permen', 1505)]
    expect(written(readCorrection('kelebihan satu nol', odd, context()))).toBe('? new')
  })
})

describe('what only says that it is right', () => {
  it.each<[string, readonly SavedExpense[]]>([
    ['never mind, it was right the first time', TWO],
    ['gak jadi, ternyata udah bener', TWO],
    ['gajadi ganti', COFFEE],
    ["never mind, it's fine", COFFEE],
    ['never mind, I was looking at the wrong receipt', COFFEE],
    ['bener, 13 ribu', COFFEE],
    ['nah iya betul kopinya segitu', TWO],
    ['iya segitu harganya', COFFEE],
    ['iya bener kopinya emang dua lima', TWO],
    ["yep 12, that's the right amount", DOLLARS],
    ['yeah the lunch was 12', DOLLARS],
  ])('%s', (said, expenses) => {
    expect(readCorrection(said, expenses, context())).toBe('confirmed')
  })

  it('is not what names another price, or something else', () => {
    expect(readCorrection('iya bener, 14 ribu', COFFEE, context())).not.toBe('confirmed')
    expect(readCorrection('iya, roti 13 ribu', COFFEE, context())).toBeNull()
    expect(readCorrection('iya tapi gak segitu', COFFEE, context())).not.toBe('confirmed')
  })
})
