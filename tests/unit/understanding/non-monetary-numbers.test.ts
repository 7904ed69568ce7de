import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

const amounts = (text: string, currency: Currency) =>
  extractExpenses(text, context(currency)).items.map(item => toMajor(item.amount, item.currency))

describe('a number that is no money', () => {
  it.each<[string, number[]]>([
    ['Naik KRL jam 6.45 dari Depok, 4.000', [4000]],
    ['bayar pajak motor DK 4471, 287.500', [287_500]],
    ['stopped at the shop about half seven, coffee 20 thousand', [20_000]],
    ["shepherd's pie for three at the Duke last night, 71 thousand", [71_000]],
    ['200 amp panel 90 thousand', [90_000]],
    ['berangkat jam setengah tujuh, sarapan nasi uduk 15 ribu', [15_000]],
    ['les dari jam 9 sampai 11, bayar 120 ribu', [120_000]],
    ['kuliah pindah ke ruang 305', []],
    ['parkir di gedung 4 lantai 2, 5 ribu', [5000]],
    ['cicilan motor ke-7 dari 36, 850 ribu', [850_000]],
    ['cicilan kulkas 3/12 400 ribu', [400_000]],
    ['jeruk di Simpang Lima 18 ribu', [18_000]],
    ['beli charger di Toko Tiga Saudara, 65 ribu', [65_000]],
    ['buku tulis kelas lima, tebal halamannya 200, 12 ribu', [12_000]],
    ['servis Avanza 2017 600 ribu', [600_000]],
    ['kopi 2 25.000', [25_000]],
    ['nginep di Grand Mercure 750 ribu', [750_000]],
    ['makan bertiga meja 12 habis 95 ribu', [95_000]],
    ['New Balance 530 di Plaza Indonesia satu juta tiga ratus ribu', [1_300_000]],
    ['Canon EOS 250 bekas dua setengah juta', [2_500_000]],
    ['Nike 200, Adidas 150', [200_000, 150_000]],
    ['servis Honda 150, parkir 20', [150_000, 20_000]],
    ['kopi di Lobby 2, 15 ribu', [15_000]],
  ])('%s', (text, expected) => {
    expect(amounts(text, 'IDR')).toEqual(expected)
  })

  it.each<[string, number[]]>([
    ['woke up at 6, bus 174, one dollar ninety', [1.9]],
    ['my shift starts at four thirty', []],
    ['bought a croissant from Four Fingers Bakery, 3.20', [3.2]],
    ['flight SQ 12, seat 34, snacks 8 dollars', [8]],
    ['bus 14 ninety cents', [0.9]],
    ['laptop instalment, payment 3 of 12, $95', [95]],
    ['dinner for the four of us 88 dollars', [88]],
    ['a 100 Plus from the machine $1.80', [1.8]],
    ['coffee two dollars, no no one eighty', [1.8]],
    ['the cheap one from Watsons, 6.50', [6.5]],
    ['saw twelve patients, then dinner 9 dollars', [9]],
    ['ward lunch after shift twelve forty', [12.4]],
    ['taxi ten over dollars', [10]],
    ['gum, a couple of bucks', [2]],
    ['two buns three sixty', [3.6]],
    ['fruit for the ward four fifty', [4.5]],
    ['room two fourteen, room service 18 dollars', [18]],
    ['tea at the cart outside Lobby 7, six fifty', [6.5]],
    ['coffee at the kiosk by Building 32, 4.25', [4.25]],
    ['lunch by the lobby 25', [25]],
    ['took the 66 to Harvard, 1.70', [1.7]],
    ['hopped on the 22 down to the pier, 2.50', [2.5]],
    ["Levi's 501 from Macy's, 110", [110]],
    ['New Balance 90, socks 12', [90, 12]],
    ['6 of those little mangoes for 13.90', [13.9]],
    ['shrimp and 4 of these big lemons, 12.40', [12.4]],
  ])('%s', (text, expected) => {
    expect(amounts(text, 'USD')).toEqual(expected)
  })
})

describe('a number cut, parted, run together or rounded by the transcriber', () => {
  it.each<[string, number[]]>([
    ['ayam geprek du puluh dua ribu', [22_000]],
    ['ayam geprek duapuluhlima ribu', [25_000]],
    ['sepatu seratuslimapuluh ribu', [150_000]],
    ['kursi satusetengah juta', [1_500_000]],
    ['tempe limangewu', [5000]],
    ['tempe limaribuan', [5000]],
    ['makan malam 4 5.000', [45_000]],
    ['bensin 30-an ribu', [30_000]],
    ['snack 20an ribu', [20_000]],
    ['roti 17 k', [17_000]],
  ])('%s', (text, expected) => {
    expect(amounts(text, 'IDR')).toEqual(expected)
  })
})
