import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function methods(text: string) {
  return extractExpenses(text, context()).items.map(({ paymentMethod }) => paymentMethod)
}

describe('the way of paying', () => {
  it.each([
    ['top up shopeepay 200 ribu terus langsung dipake beli kuota 47 ribu', 'E-wallet'],
    ['isi ovo 50 ribu, langsung kepake parkir 5 ribu', 'OVO'],
    ['SPP 300 ribu lewat m-BCA', 'Bank Transfer'],
    ['uang kas RT 50 ribu sudah ditransfer tadi', 'Bank Transfer'],
    ['sewa ruko tiga juta, sudah ditf ke pemilik', 'Bank Transfer'],
    ['kopi 20 ribu pakai gopay', 'GoPay'],
    ['obat 45 ribu, pakai QRIS. Eh enggak, QRIS-nya error, jadinya debit', 'Debit Card'],
    ['bensin 40 ribu, debitnya ditolak jadi tunai', 'Cash'],
    ['netflix 54 ribu auto debit', 'Debit Card'],
    ['netflix 54 ribu auto debit dari OVO', 'OVO'],
    ['internet 69 dollars auto debited from my credit card', 'Credit Card'],
    ['iuran kas 40 ribu, kutransfer', 'Bank Transfer'],
    ['semen satu sak 65 ribu, buat dapur, dibayar tunai', 'Cash'],
    ['kopi 20 ribu bayarnya pake go-pay', 'GoPay'],
    ['kopi 20 ribu pake ovo', 'OVO'],
    ['kopi 20 ribu lewat dana', 'DANA'],
    ['kopi 20 ribu tunai', 'Cash'],
    ['coffee 4 dollars in cash', 'Cash'],
    ['kopi 20 ribu kartu kredit', 'Credit Card'],
    ['coffee 4 dollars by card', 'Credit Card'],
    ['coffee 4 dollars on my credit card', 'Credit Card'],
    ['kopi 20 ribu debit bca', 'Debit Card'],
    ['kos sejuta transfer', 'Bank Transfer'],
    ['kos sejuta via mandiri', 'Bank Transfer'],
    ['kopi 20 ribu scan qris', 'QRIS'],
    ['kopi 20 ribu pakai dompet digital', 'E-wallet'],
    ['coffee 4 dollars with apple pay', 'E-wallet'],
    ['bensin 30 ribu gopey', 'GoPay'],
    ['bensin 30 ribu pakai Go Pei', 'GoPay'],
    ['sate 28 ribu pakai kiu ris', 'QRIS'],
    ['makan di warteg 18 ribu kris', 'QRIS'],
    ['nonton 50 ribu, m-banking', 'Bank Transfer'],
    ['kemeja 199 ribu, BCA', 'Bank Transfer'],
    ['kos 1,2 juta tf ke bu kos', 'Bank Transfer'],
    ['belanja 450 ribu gesek debit mandiri', 'Debit Card'],
    ['groceries 47 dollars paid nets', 'Debit Card'],
    ['ferry 56 dollars, Visa.', 'Credit Card'],
    ['antifreeze, 27.16, Fleet Farm, Visa.', 'Credit Card'],
    ['uber 23 dollars charged to my credit card', 'Credit Card'],
    ['room rent 850 dollars, PayNow to Auntie Lim', 'Bank Transfer'],
    ['rent 1200 dollars zelle to the landlord', 'Bank Transfer'],
    ['lunch 12 dollars venmo', 'E-wallet'],
    ['bubble tea 5 dollars paylah', 'E-wallet'],
  ])('in %j is %s', (text, method) => {
    expect(methods(text)).toEqual([method])
  })

  it.each([
    'dana darurat 20 ribu',
    'kopi pakai dana darurat 20 ribu',
    'top up gopay 20 ribu kena biaya admin gopay 1000',
    'biaya transfer 6500',
    'narik tunai sejuta di ATM kena potong 7.500',
    'transfer fee 5 dollars',
    'admin fee for the interbank transfer 6500',
    'visa application 185 dollars',
    'fishing nets 30 dollars',
    'cod fillet 12 dollars',
    'kartu perdana 15 ribu',
    'lunch with Bob 18 dollars, he paid cash for the drinks',
    'uang kas kelas 20 ribu',
    'kopi 20 ribu',
  ])('is unsaid in %j', text => {
    expect(methods(text)).toEqual([null])
  })

  it('is shared by the items, unless one has its own', () => {
    expect(methods('kopi 20 ribu sama parkir 5 ribu pakai gopay')).toEqual(['GoPay', 'GoPay'])
    expect(methods('lunch 12 dollars with cash and dinner 30 dollars with credit card')).toEqual([
      'Cash',
      'Credit Card',
    ])
  })

  it.each([
    ['room rent 850 dollars, PayNow to Auntie Lim', 'Room rent'],
    ['manicure 38 dollars i paynow already', 'Manicure'],
    ['uang sekolah 750 ribu transfer ke bendahara', 'Uang sekolah'],
    ['500 ribu transfer ke ibu', 'Transfer ke ibu'],
  ])('leaves of %j the thing', (text, description) => {
    expect(extractExpenses(text, context()).items[0]?.description).toBe(description)
  })

  it.each([
    ['kopi 20 ribu pakai gopay roti 15 ribu', ['GoPay', null]],
    ['salmon 22 dollars, a coffee 3.50, and $10 cash for parking', [null, null, 'Cash']],
    ['salmon 22 dollars, a coffee 3.50, and $10 cash to park', [null, null, 'Cash']],
    ['bayar pajak motor 310 ribu sing separo adikku sudah transfer jadi aku cuma 155', [null]],
    ['salmon 22 dollars, coffee 3.50, cash', ['Cash', 'Cash']],
    ['kopi 20 ribu gopay roti 15 ribu cash parkir 3 ribu', ['GoPay', 'Cash', null]],
    ['groceries at India Cash and Carry 62 dollars', [null]],
    ['a card five dollars and i put twenty dollars cash in it', [null, 'Cash']],
    ['lunch 37 dollars, I paid first they paynow me later', [null]],
    ['Senin DP seratus ribu, barusan pelunasannya dua ratus lima puluh ribu pakai QRIS', [null, 'QRIS']],
    ['Senin bensin 20 ribu, Selasa parkir 5 ribu, semuanya pakai GoPay', ['GoPay', 'GoPay']],
    ['Walmart, all on the debit card. Milk three dollars, eggs four dollars', ['Debit Card', 'Debit Card']],
    ['semuanya pakai gopay: kopi 20 ribu, roti 15 ribu', ['GoPay', 'GoPay']],
    ['bakso 20 ribu, es teh 5 ribu, dua-duanya cash', ['Cash', 'Cash']],
    ['transfer uang kos 850 ribu ke ibu kos, kena biaya admin 6.500', ['Bank Transfer', 'Bank Transfer']],
    ['kopi 20 ribu pakai OVO, kena biaya admin 1.000', ['OVO', null]],
    ['bus 3.500, pizza 97 ribu, pakai OVO pizzanya', [null, 'OVO']],
    [
      'shirt 45 dollars, paid with the Discover card, and leggings 18, same card',
      ['Credit Card', 'Credit Card'],
    ],
    ['eggs were 4 dollars on the Visa and milk was 3 dollars, same way', ['Credit Card', 'Credit Card']],
    ['baju 100 ribu pakai debit, celana 150 ribu, kartu yang sama', ['Debit Card', 'Debit Card']],
    ['baju 100 ribu, celana 150 ribu kartu yang sama', [null, null]],
    ['pakan lovebird 16.500 di kios Bang Jali bayar dana', ['DANA']],
    ['nasi goreng 15 ribu di warung Bu Siti bayar kris', ['QRIS']],
    ['500 ribu bayar kartu', [null]],
    ['sepatu 300 ribu, langsung transfer mandiri', ['Bank Transfer']],
    ['sepatu di Shopee 460 ribu, bayar SPayLater kagak, langsung transfer SeaBank', ['Bank Transfer']],
    ['sepatu 300 ribu, kartu kredit kagak, cash aja', ['Cash']],
    ['tas 200 ribu di toko, bayar gopay nggak, debit', ['Debit Card']],
    ['kopi 20 ribu gopay, roti 15 ribu, susu 10 ribu, yang susu cash', ['GoPay', null, 'Cash']],
    ['kopi 20 ribu roti 15 ribu, yang kopi pakai QRIS yang roti tunai', ['QRIS', 'Cash']],
    ['beli kopi 20 ribu sama roti 15 ribu, kopinya pake gopay', ['GoPay', null]],
    ['kopi 20 ribu sama roti 15 ribu, bayarnya pakai QRIS', ['QRIS', 'QRIS']],
    ['coffee 4 dollars, sandwich 9, the sandwich on my credit card', [null, 'Credit Card']],
    ['makan berempat 200 ribu dibagi rata gue kena 50 udah pada transfer semua', [null]],
    ['pizza 186 ribu, Mas Agus langsung transfer 86, jadi aku keluar 100', [null]],
    ['patungan kado 100 ribu, aku kena 25, udah transfer', ['Bank Transfer']],
    ["vemo'd Sherry 22 dollars for pizza", ['E-wallet']],
  ])('of each item in %j', (text, expected) => {
    expect(methods(text)).toEqual(expected)
  })

  it('stays out of the description', () => {
    expect(extractExpenses('bayar parkir lima ribu pakai e-wallet', context()).items[0]?.description).toBe(
      'Parkir',
    )
  })
})
