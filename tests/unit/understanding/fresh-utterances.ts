/** Utterances whose answers were written down before the rules had seen them. */
import { NOT_EXPENSE, SILENCE, type Utterance } from './utterance.ts'

export const FRESH: readonly Utterance[] = [
  [
    'aku tadi beli mie ayam lima belas ribu sama es jeruk enam ribu',
    ['Mie ayam | 15000 IDR | Food & Dining', 'Es jeruk | 6000 IDR | Food & Dining'],
  ],
  [
    'Bayar tagihan air PDAM delapan puluh tujuh ribu lima ratus.',
    ['Tagihan air PDAM | 87500 IDR | Bills & Utilities'],
  ],
  ['abis isi bensin tiga puluh ribu', ['Bensin | 30000 IDR | Transportation']],
  [
    'Kemarin saya naik Grab ke bandara, Rp135.000, bayar pakai OVO.',
    ['Grab ke bandara | 135000 IDR | Transportation | 2026-11-19 | OVO'],
  ],
  ['ngopi di janji jiwa 22rb pake shopeepay', ['Ngopi di janji jiwa | 22000 IDR | Food & Dining | E-wallet']],
  ['dua hari lalu beli vitamin C 65 ribu', ['Vitamin C | 65000 IDR | Healthcare | 2026-11-18']],
  [
    'jumat kemarin bayar kos 1.2 juta transfer bca',
    ['Kos | 1200000 IDR | Bills & Utilities | 2026-11-13 | Bank Transfer'],
  ],
  [
    'kopi 18, roti 12, parkir 3',
    [
      'Kopi | 18000 IDR | Food & Dining',
      'Roti | 12000 IDR | Food & Dining',
      'Parkir | 3000 IDR | Transportation',
    ],
  ],
  [
    'tiga ribu buat parkir, dua puluh lima ribu buat makan',
    ['Parkir | 3000 IDR | Transportation', 'Makan | 25000 IDR | Food & Dining'],
  ],
  [
    'sepatu lari lima ratus lima puluh ribu di mall pakai kartu kredit',
    ['Sepatu lari di mall | 550000 IDR | Shopping | Credit Card'],
  ],
  ['beli lima permen dua ribu', ['Lima permen | 2000 IDR | Food & Dining']],
  [
    'nonton bioskop sama pacar 100 ribu terus makan 80 ribu',
    ['Nonton bioskop sama pacar | 100000 IDR | Entertainment', 'Makan | 80000 IDR | Food & Dining'],
  ],
  [
    'ayam geprek dua puluh dua ribu, eh maksudnya dua puluh lima ribu',
    ['Ayam geprek | 25000 IDR | Food & Dining'],
  ],
  ['langganan YouTube Premium 59 ribu', ['Langganan YouTube Premium | 59000 IDR | Subscription']],
  ['fotokopi lima ribu', ['Fotokopi | 5000 IDR | Other']],
  [
    'tiket pesawat ke Bali satu juta tiga ratus lima puluh ribu',
    ['Tiket pesawat ke Bali | 1350000 IDR | Travel'],
  ],
  [
    'bayar dokter seratus lima puluh ribu, obatnya delapan puluh ribu',
    ['Dokter | 150000 IDR | Healthcare', 'Obat | 80000 IDR | Healthcare'],
  ],
  [
    'listrik dua ratus ribu internet tiga ratus lima puluh ribu',
    ['Listrik | 200000 IDR | Bills & Utilities', 'Internet | 350000 IDR | Bills & Utilities'],
  ],
  ['belanja sayur di pasar 45 ribu cash', ['Sayur di pasar | 45000 IDR | Food & Dining | Cash']],
  [
    'Hari ini beli bensin 50.000 dan tambal ban 15.000',
    ['Bensin | 50000 IDR | Transportation', 'Tambal ban | 15000 IDR | Transportation'],
  ],
  ['setengah juta buat service motor', ['Service motor | 500000 IDR | Transportation']],
  [
    'seratus dua puluh ribu untuk makan malam bersama keluarga',
    ['Makan malam bersama keluarga | 120000 IDR | Food & Dining'],
  ],
  ['bayar hutang ke Budi 200 ribu', NOT_EXPENSE],
  [
    'I just paid the electricity bill seventy five dollars and forty cents',
    ['Electricity bill | 75.4 USD | Bills & Utilities'],
  ],
  ['Lunch was $14 and coffee was $5.', ['Lunch | 14 USD | Food & Dining', 'Coffee | 5 USD | Food & Dining']],
  ['bought a new jacket for eighty nine ninety nine dollars', ['New jacket | 89.99 USD | Shopping']],
  ['three days ago I went to the movies, twenty dollars', ['Movies | 20 USD | Entertainment | 2026-11-17']],
  [
    'gas forty dollars, groceries a hundred and ten dollars, and pizza eighteen dollars',
    [
      'Gas | 40 USD | Transportation',
      'Groceries | 110 USD | Food & Dining',
      'Pizza | 18 USD | Food & Dining',
    ],
  ],
  ['Spotify subscription, ten ninety-nine USD', ['Spotify subscription | 10.99 USD | Subscription']],
  ['I took an Uber home last night for $23.50', ['Uber home | 23.5 USD | Transportation | 2026-11-19']],
  ['hotel in Bandung 750 ribu for two nights', ['Hotel in Bandung for two nights | 750000 IDR | Travel']],
  ['spent 35k on breakfast this morning', ['Breakfast | 35000 IDR | Food & Dining']],
  [
    'paid twenty thousand rupiah for parking at the mall',
    ['Parking at the mall | 20000 IDR | Transportation'],
  ],
  ['a hundred thousand for groceries pakai qris', ['Groceries | 100000 IDR | Food & Dining | QRIS']],
  ['dinner with the client two hundred fifty thousand', ['Dinner with the client | 250000 IDR | Business']],
  ['tanggal 17 beli kado ulang tahun 175 ribu', ['Kado ulang tahun | 175000 IDR | Other | 2026-11-17']],
  [
    '12 November bayar asuransi mobil dua juta seratus',
    ['Asuransi mobil | 2100000 IDR | Bills & Utilities | 2026-11-12'],
  ],
  ['saya dapat bonus dua juta dari kantor', NOT_EXPENSE],
  ['kemarin nggak jadi makan di luar 100 ribu', NOT_EXPENSE],
  ['should I buy a phone for 500 dollars?', NOT_EXPENSE],
  ['minggu depan mau bayar sewa 3 juta', NOT_EXPENSE],
  ['cuaca hari ini panas banget', NOT_EXPENSE],
  ['Terima kasih telah menonton. Sampai jumpa di video selanjutnya.', SILENCE],
  ['Makasih ya', SILENCE],
]
