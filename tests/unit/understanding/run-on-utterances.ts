/** Sentences without punctuation, in which only prices, days and small words part the items. */
import type { Utterance } from './utterance.ts'

export const RUN_ON: readonly Utterance[] = [
  [
    '20 ribu buat bensin bakso 15 ribu parkir 3 ribu',
    [
      'Bensin | 20000 IDR | Transportation',
      'Bakso | 15000 IDR | Food & Dining',
      'Parkir | 3000 IDR | Transportation',
    ],
  ],
  [
    'pertama beli bensin 30 ribu kedua makan siang 25 ribu ketiga parkir 2 ribu',
    [
      'Bensin | 30000 IDR | Transportation',
      'Makan siang | 25000 IDR | Food & Dining',
      'Parkir | 2000 IDR | Transportation',
    ],
  ],
  [
    'ojek 12 ribu pulangnya 15 ribu',
    ['Ojek | 12000 IDR | Transportation', 'Ojek | 15000 IDR | Transportation'],
  ],
  [
    'kopi di Kopi Kenangan 22 ribu lanjut nonton di CGV 60 ribu',
    ['Kopi di Kopi Kenangan | 22000 IDR | Food & Dining', 'Nonton di CGV | 60000 IDR | Entertainment'],
  ],
  [
    'nasi pecel 10 ribu karo es teh 3 ribu jeung kopi 5 ribu',
    [
      'Nasi pecel | 10000 IDR | Food & Dining',
      'Es teh | 3000 IDR | Food & Dining',
      'Kopi | 5000 IDR | Food & Dining',
    ],
  ],
  [
    'telur dua kilo 56 ribu tepung sekilo 12 ribu',
    ['Telur dua kilo | 56000 IDR | Food & Dining', 'Tepung sekilo | 12000 IDR | Food & Dining'],
  ],
  [
    'nasi padang 35 ribu, isi pulsa 50 ribu kemarin, sama ojek 18 ribu',
    [
      'Nasi padang | 35000 IDR | Food & Dining',
      'Pulsa | 50000 IDR | Bills & Utilities | 2026-11-19',
      'Ojek | 18000 IDR | Transportation',
    ],
  ],
  [
    'mau beli ayam 40 ribu nggak jadi kemahalan akhirnya beli tempe 5 ribu',
    ['Tempe | 5000 IDR | Food & Dining'],
  ],
]

export const RUN_ON_IN_DOLLARS: readonly Utterance[] = [
  [
    'monday noodles five fifty tuesday coffee seven eighty',
    ['Noodles | 5.5 USD | Food & Dining | 2026-11-16', 'Coffee | 7.8 USD | Food & Dining | 2026-11-17'],
  ],
  [
    '12 for lunch coffee was 4 parking 3',
    ['Lunch | 12 USD | Food & Dining', 'Coffee | 4 USD | Food & Dining', 'Parking | 3 USD | Transportation'],
  ],
  [
    'six dollars that one is the soup set the cake that one three',
    ['Soup set | 6 USD | Food & Dining', 'Cake | 3 USD | Food & Dining'],
  ],
  [
    'Mouse 25 dollars from Amazon keyboard 60 dollars from Best Buy',
    ['Mouse from Amazon | 25 USD | Shopping', 'Keyboard from Best Buy | 60 USD | Shopping'],
  ],
  [
    'first parking 5 dollars second lunch 14 dollars',
    ['Parking | 5 USD | Transportation', 'Lunch | 14 USD | Food & Dining'],
  ],
]
