/** Several expenses said in one Indonesian sentence. */
import type { Utterance } from './utterance.ts'

export const INDONESIAN_LISTS: readonly Utterance[] = [
  [
    'beli kopi dua puluh lima ribu sama parkir lima ribu',
    ['Kopi | 25000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'Beli kopi Rp25.000, sama parkir Rp5.000.',
    ['Kopi | 25000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'kopi 20 ribu, parkir 5 ribu, bensin 45 ribu, totalnya tujuh puluh ribu',
    [
      'Kopi | 20000 IDR | Food & Dining',
      'Parkir | 5000 IDR | Transportation',
      'Bensin | 45000 IDR | Transportation',
    ],
  ],
  [
    'kopi 20rb parkir 5rb bensin 20rb',
    [
      'Kopi | 20000 IDR | Food & Dining',
      'Parkir | 5000 IDR | Transportation',
      'Bensin | 20000 IDR | Transportation',
    ],
  ],
  ['20 ribu kopi 5 ribu parkir', ['Kopi | 20000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation']],
  [
    'Makan siang di warung padang 35 ribu, terus beli pulsa 50 ribu.',
    ['Makan siang di warung padang | 35000 IDR | Food & Dining', 'Pulsa | 50000 IDR | Bills & Utilities'],
  ],
  [
    'Kopi, 25 ribu, parkir, 5 ribu.',
    ['Kopi | 25000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'kopi dan parkir masing-masing lima ribu',
    ['Kopi | 5000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'grab ke kantor 25 ribu dan gofood 60 ribu',
    ['Grab ke kantor | 25000 IDR | Transportation', 'Gofood | 60000 IDR | Food & Dining'],
  ],
  [
    'isi pulsa 50rb, beli token listrik 100rb',
    ['Pulsa | 50000 IDR | Bills & Utilities', 'Token listrik | 100000 IDR | Bills & Utilities'],
  ],
  [
    'hari ini saya habis lima puluh ribu buat makan siang dan dua puluh ribu buat bensin',
    ['Makan siang | 50000 IDR | Food & Dining', 'Bensin | 20000 IDR | Transportation'],
  ],
  [
    'kopi susu 18 ribu roti bakar 22 ribu',
    ['Kopi susu | 18000 IDR | Food & Dining', 'Roti bakar | 22000 IDR | Food & Dining'],
  ],
  [
    'bayar kosan 1,5jt sama listrik 200rb',
    ['Kosan | 1500000 IDR | Bills & Utilities', 'Listrik | 200000 IDR | Bills & Utilities'],
  ],
  [
    'kopi 25 ribu, bayarnya pakai cash, terus parkir 2 ribu',
    ['Kopi | 25000 IDR | Food & Dining | Cash', 'Parkir | 2000 IDR | Transportation'],
  ],
  [
    'beli air galon 20 ribu, gas 3 kg 22 ribu',
    ['Air galon | 20000 IDR | Food & Dining', 'Gas 3 kg | 22000 IDR | Bills & Utilities'],
  ],
  [
    'popok bayi 85 ribu susu bayi 120 ribu',
    ['Popok bayi | 85000 IDR | Shopping', 'Susu bayi | 120000 IDR | Food & Dining'],
  ],
  [
    'totalnya 70 ribu, kopi 50 ribu sama parkir 20 ribu',
    ['Kopi | 50000 IDR | Food & Dining', 'Parkir | 20000 IDR | Transportation'],
  ],
  [
    'kopi Rp 25 ribu; roti Rp. 10.000; susu Rp8.000',
    [
      'Kopi | 25000 IDR | Food & Dining',
      'Roti | 10000 IDR | Food & Dining',
      'Susu | 8000 IDR | Food & Dining',
    ],
  ],
  [
    'beli kopi dua puluh lima rebu ama gorengan sepuluh rebu',
    ['Kopi | 25000 IDR | Food & Dining', 'Gorengan | 10000 IDR | Food & Dining'],
  ],
  [
    'Makan siang, Rp 50.000. Parkir, Rp 3.000. Bensin, Rp 100.000.',
    [
      'Makan siang | 50000 IDR | Food & Dining',
      'Parkir | 3000 IDR | Transportation',
      'Bensin | 100000 IDR | Transportation',
    ],
  ],
  [
    'pagi ini sarapan bubur 12 ribu siang ini makan padang 25 ribu malam ini martabak 40 ribu',
    [
      'Sarapan bubur | 12000 IDR | Food & Dining',
      'Makan padang | 25000 IDR | Food & Dining',
      'Martabak | 40000 IDR | Food & Dining',
    ],
  ],
  [
    'catat: kopi 20 ribu, parkir 5 ribu',
    ['Kopi | 20000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'pengeluaran hari ini kopi 20 ribu, parkir 5 ribu',
    ['Kopi | 20000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'belanja bulanan 750 ribu dan jajan anak 50 ribu kemarin pakai debit',
    [
      'Belanja bulanan | 750000 IDR | Shopping | 2026-11-19 | Debit Card',
      'Jajan anak | 50000 IDR | Food & Dining | 2026-11-19 | Debit Card',
    ],
  ],
  [
    'kemarin kopi 20 ribu, hari ini parkir 5 ribu',
    ['Kopi | 20000 IDR | Food & Dining | 2026-11-19', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'servis motor 150rb ganti oli 60rb',
    ['Servis motor | 150000 IDR | Transportation', 'Ganti oli | 60000 IDR | Transportation'],
  ],
  [
    'air minum lima ribu rupiah, snack tujuh ribu rupiah',
    ['Air minum | 5000 IDR | Food & Dining', 'Snack | 7000 IDR | Food & Dining'],
  ],
  [
    'oke jadi tadi pagi gua beli nasi uduk 15 ribu terus naik krl 5 ribu terus siangnya makan di warteg 20 ribu',
    [
      'Nasi uduk | 15000 IDR | Food & Dining',
      'Krl | 5000 IDR | Transportation',
      'Makan di warteg | 20000 IDR | Food & Dining',
    ],
  ],
  [
    'beli telur 1 kg 28 ribu minyak 2 liter 36 ribu',
    ['Telur 1 kg | 28000 IDR | Food & Dining', 'Minyak 2 liter | 36000 IDR | Food & Dining'],
  ],
  [
    '10 ribu parkir dan 20 ribu kopi',
    ['Parkir | 10000 IDR | Transportation', 'Kopi | 20000 IDR | Food & Dining'],
  ],
  [
    'beli pulsa 25 ribu, kopi 18 ribu, sama nasi padang 28 ribu pakai qris',
    [
      'Pulsa | 25000 IDR | Bills & Utilities | QRIS',
      'Kopi | 18000 IDR | Food & Dining | QRIS',
      'Nasi padang | 28000 IDR | Food & Dining | QRIS',
    ],
  ],
  [
    'makan siang lima puluh ribu dan kopi dua puluh lima ribu kemarin',
    ['Makan siang | 50000 IDR | Food & Dining | 2026-11-19', 'Kopi | 25000 IDR | Food & Dining | 2026-11-19'],
  ],
  [
    'vitamin 75 ribu, masker 20 ribu',
    ['Vitamin | 75000 IDR | Healthcare', 'Masker | 20000 IDR | Healthcare'],
  ],
  [
    'Rp25ribu kopi, limabelas ribu roti, duaratus ribu sepatu',
    [
      'Kopi | 25000 IDR | Food & Dining',
      'Roti | 15000 IDR | Food & Dining',
      'Sepatu | 200000 IDR | Shopping',
    ],
  ],
  [
    'tadi abis dari dokter bayar 200 ribu obatnya 85 ribu',
    ['Dokter | 200000 IDR | Healthcare', 'Obat | 85000 IDR | Healthcare'],
  ],
  [
    'saya bayar 25 ribu untuk kopi dan 10 ribu untuk roti',
    ['Kopi | 25000 IDR | Food & Dining', 'Roti | 10000 IDR | Food & Dining'],
  ],
  [
    'beli kopi seharga 25 ribu dan roti seharga 10 ribu',
    ['Kopi | 25000 IDR | Food & Dining', 'Roti | 10000 IDR | Food & Dining'],
  ],
  [
    'kopi nya 25 ribu terus rotinya 10 ribu',
    ['Kopi | 25000 IDR | Food & Dining', 'Roti | 10000 IDR | Food & Dining'],
  ],
  [
    'makan nasi goreng habis 20 ribu minum es teh 5 ribu',
    ['Nasi goreng | 20000 IDR | Food & Dining', 'Es teh | 5000 IDR | Food & Dining'],
  ],
  [
    'Beli kopi, dua puluh lima ribu; parkir, lima ribu.',
    ['Kopi | 25000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    'Beli kopi 25 ribu. Parkir 5 ribu. Kemarin.',
    ['Kopi | 25000 IDR | Food & Dining | 2026-11-19', 'Parkir | 5000 IDR | Transportation | 2026-11-19'],
  ],
  ['bensin 50 tol 20', ['Bensin | 50000 IDR | Transportation', 'Tol | 20000 IDR | Transportation']],
  [
    'hari minggu makan di luar 200rb terus senin bayar parkir 10rb',
    [
      'Makan di luar | 200000 IDR | Food & Dining | 2026-11-15',
      'Parkir | 10000 IDR | Transportation | 2026-11-16',
    ],
  ],
  [
    'tanggal 3 bayar listrik 200 ribu, tanggal 5 bayar air 100 ribu',
    [
      'Listrik | 200000 IDR | Bills & Utilities | 2026-11-03',
      'Air | 100000 IDR | Bills & Utilities | 2026-11-05',
    ],
  ],
  [
    'bakso 2 mangkok 30 ribu es teh 2 gelas 10 ribu total 40 ribu',
    ['Bakso 2 mangkok | 30000 IDR | Food & Dining', 'Es teh 2 gelas | 10000 IDR | Food & Dining'],
  ],
  [
    'pengeluaran: makan 20rb; bensin 30rb; rokok 35rb',
    [
      'Makan | 20000 IDR | Food & Dining',
      'Bensin | 30000 IDR | Transportation',
      'Rokok | 35000 IDR | Shopping',
    ],
  ],
  ['1. kopi 20rb 2. roti 10rb', ['Kopi | 20000 IDR | Food & Dining', 'Roti | 10000 IDR | Food & Dining']],
  ['- kopi 20rb - roti 10rb', ['Kopi | 20000 IDR | Food & Dining', 'Roti | 10000 IDR | Food & Dining']],
  [
    'kopi 20 ribu, eh 5 ribu parkir',
    ['Kopi | 20000 IDR | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  [
    '1. kopi 20rb. 2. roti 10rb. 3. parkir 2rb',
    [
      'Kopi | 20000 IDR | Food & Dining',
      'Roti | 10000 IDR | Food & Dining',
      'Parkir | 2000 IDR | Transportation',
    ],
  ],
]
