/** Corrections of the amount, the thing, the payment and the day, and items taken back. */
import type { Utterance } from './utterance.ts'

export const CORRECTED: readonly Utterance[] = [
  ['bakso 20 ribu, eh no no, 25 ribu', ['Bakso | 25000 IDR | Food & Dining']],
  ['bakso 20 ribu eh nggak 25 ribu', ['Bakso | 25000 IDR | Food & Dining']],
  ['bakso 20 ribu, aduh salah, 25 ribu', ['Bakso | 25000 IDR | Food & Dining']],
  ['bakso 20 ribu, eh bukan, 25 ribu, eh salah, 30 ribu', ['Bakso | 30000 IDR | Food & Dining']],
  ['kopi 20 ribu, 25 ribu deng', ['Kopi | 25000 IDR | Food & Dining']],
  [
    'kopi 20 ribu, 25 ribu maksudnya, roti 5 ribu',
    ['Kopi | 25000 IDR | Food & Dining', 'Roti | 5000 IDR | Food & Dining'],
  ],
  ['belanja 100 ribu, ganti jadi 120 ribu', ['Belanja | 120000 IDR | Shopping']],
  ['kopi 25 ribu, iya 25 ribu', ['Kopi | 25000 IDR | Food & Dining']],
  ['bukan 30 ribu, 35 ribu buat nasi padang', ['Nasi padang | 35000 IDR | Food & Dining']],
  ['beli semangka eh melon dua puluh ribu', ['Melon | 20000 IDR | Food & Dining']],
  ['makan eh bakso 20 ribu', ['Bakso | 20000 IDR | Food & Dining']],
  ['makan di McD eh KFC 50 ribu', ['Makan di KFC | 50000 IDR | Food & Dining']],
  ['nasi goreng 20 ribu, eh nasi uduk maksudnya', ['Nasi uduk | 20000 IDR | Food & Dining']],
  [
    'parkir 5 ribu, terus beli semangka eh bukan melon 20 ribu',
    ['Parkir | 5000 IDR | Transportation', 'Melon | 20000 IDR | Food & Dining'],
  ],
  [
    'kopi 20 ribu, roti 15 ribu, eh bukan, kopinya 25 ribu',
    ['Kopi | 25000 IDR | Food & Dining', 'Roti | 15000 IDR | Food & Dining'],
  ],
  [
    'kopi 20 ribu, eh maaf, sama parkir 5 ribu',
    ['Kopi | 20000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  ['kopi 20 ribu, eh nggak mahal kok', ['Kopi | 20000 IDR | Food & Dining']],
  ['beli sepatu 300 ribu cash eh nggak debit', ['Sepatu | 300000 IDR | Shopping | Debit Card']],
  ['beli sepatu 300 ribu, gopay, eh nggak, ovo deng', ['Sepatu | 300000 IDR | Shopping | OVO']],
  ['kopi 20 ribu kemarin eh selasa', ['Kopi | 20000 IDR | Food & Dining | 2026-11-17']],
  ['kemarin, eh bukan, Selasa deng, beli kopi 20 ribu', ['Kopi | 20000 IDR | Food & Dining | 2026-11-17']],
  ['kopi 20 ribu, roti 10 ribu, rotinya jangan dihitung', ['Kopi | 20000 IDR | Food & Dining']],
  ['kopi 20 ribu, tadinya mau beli roti, nggak jadi', ['Kopi | 20000 IDR | Food & Dining']],
  ['Selasa? eh bukan, Rabu, nasi goreng 25 ribu', ['Nasi goreng | 25000 IDR | Food & Dining | 2026-11-18']],
  ['salad 48 ribu, wine-nya nggak jadi', ['Salad | 48000 IDR | Food & Dining']],
  ['salad 48 ribu, nggak jadi', 'not_expense'],
  ['beli telur 20 ribu, tepung 30 ribu, tepungnya nggak jadi', ['Telur | 20000 IDR | Food & Dining']],
  ['sekitar lima puluh ribu, mungkin enam puluh di bengkel', ['Bengkel | 50000 IDR | Transportation']],
]

export const CORRECTED_IN_DOLLARS: readonly Utterance[] = [
  ['kopi two dollar eh no no one sixty', ['Kopi | 1.6 USD | Food & Dining']],
  ['not forty ah fourteen dollars for the taxi', ['Taxi | 14 USD | Transportation']],
  ['coffee 4 dollars, not five', ['Coffee | 4 USD | Food & Dining']],
  ['not coffee, tea, 3 dollars', ['Tea | 3 USD | Food & Dining']],
  ['lunch 12, actually it was 14', ['Lunch | 14 USD | Food & Dining']],
  ['lunch 12 dollars, no, 14 dollars, wait, 15 dollars', ['Lunch | 15 USD | Food & Dining']],
  ['bought a latte, no wait, cappuccino five dollars', ['Cappuccino | 5 USD | Food & Dining']],
  ['latte 4 dollars, I mean cappuccino', ['Cappuccino | 4 USD | Food & Dining']],
  ['coffee four fifty make that five fifty', ['Coffee | 5.5 USD | Food & Dining']],
  ['dinner 40 dollars, correction, 44 dollars, tip included', ['Dinner | 44 USD | Food & Dining']],
  ['Monday, no, Tuesday, lunch 12 dollars', ['Lunch | 12 USD | Food & Dining | 2026-11-17']],
  ['lunch 12 dollars yesterday, I mean Tuesday', ['Lunch | 12 USD | Food & Dining | 2026-11-17']],
  ['lunch 12 on my visa, no, debit', ['Lunch | 12 USD | Food & Dining | Debit Card']],
  [
    'groceries 45.60, oh wait, and parking 3 dollars',
    ['Groceries | 45.6 USD | Food & Dining', 'Parking | 3 USD | Transportation'],
  ],
  ['taxi 18 dollars, actually never mind that one, lunch 12 dollars', ['Lunch | 12 USD | Food & Dining']],
  ['taxi 18 dollars, lunch 12 dollars, actually forget the taxi', ['Lunch | 12 USD | Food & Dining']],
  ['on, um, Tuesday? no, Wednesday, printing, 2.40', ['Printing | 2.4 USD | Other | 2026-11-18']],
  ['Haircut on Monday? No, Wednesday. 12 dollars.', ['Haircut | 12 USD | Other | 2026-11-18']],
  ['milk 6 and a cake for 15, oh wait, the cake my sister paid for', ['Milk | 6 USD | Food & Dining']],
  [
    'milk 6, cake 15, no wait, the cake I paid for',
    ['Milk | 6 USD | Food & Dining', 'Cake | 15 USD | Food & Dining'],
  ],
  ['thirty maybe thirty five at the thai place', ['Thai place | 30 USD | Food & Dining']],
  [
    'Coffee 30, maybe 35 for lunch',
    ['Coffee | 30 USD | Food & Dining', 'Food & Dining | 35 USD | Food & Dining'],
  ],
  [
    "Lunch eleven thirty yesterday, I mean twelve dollars thirty, not the time, and Tuesday's lunch was fourteen",
    ['Lunch | 12.3 USD | Food & Dining | 2026-11-19', 'Lunch | 14 USD | Food & Dining | 2026-11-17'],
  ],
  ['a room no 5 sticker 3 dollars', ['Room no 5 sticker | 3 USD | Shopping']],
]
