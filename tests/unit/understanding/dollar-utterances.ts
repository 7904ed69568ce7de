/** English said by a speaker whose currency is the dollar. */
import type { Utterance } from './utterance.ts'

export const DOLLARS: readonly Utterance[] = [
  ['lunch 12', ['Lunch | 12 USD | Food & Dining']],
  ['coffee 4.50 and a bagel 3.25', ['Coffee | 4.5 USD | Food & Dining', 'Bagel | 3.25 USD | Food & Dining']],
  ['twelve fifty for lunch', ['Lunch | 12.5 USD | Food & Dining']],
  ['beli kopi 25 ribu', ['Kopi | 25000 IDR | Food & Dining']],
  ['groceries fifty five thirty', ['Groceries | 55.3 USD | Food & Dining']],
  ['rent 1,200', ['Rent | 1200 USD | Bills & Utilities']],
  [
    'I spent a hundred and five on dinner with my wife at Olive Garden',
    ['Dinner with my wife at Olive Garden | 105 USD | Food & Dining'],
  ],
  [
    'paid 20 bucks for gas and 5 for parking',
    ['Gas | 20 USD | Transportation', 'Parking | 5 USD | Transportation'],
  ],
  [
    'four fifty for a latte, two seventy five for a muffin',
    ['Latte | 4.5 USD | Food & Dining', 'Muffin | 2.75 USD | Food & Dining'],
  ],
  [
    'bought a phone for five hundred dollars and a case for twenty',
    ['Phone | 500 USD | Shopping', 'Case | 20 USD | Shopping'],
  ],
  ['$1,250.50 for a laptop', ['Laptop | 1250.5 USD | Shopping']],
  ['laptop 1.250,50', ['Laptop | 1250.5 USD | Shopping']],
  ['Spotify student, five ninety-nine.', ['Spotify student | 5.99 USD | Subscription']],
  [
    'netflix $15.49, spotify $10.99',
    ['Netflix | 15.49 USD | Subscription', 'Spotify | 10.99 USD | Subscription'],
  ],
  ['5 on lunch', ['Lunch | 5 USD | Food & Dining']],
  ['spent 3 on coffee', ['Coffee | 3 USD | Food & Dining']],
  ['got a haircut for 25 dollars plus a 5 dollar tip', ['Haircut | 25 USD | Other', 'Tip | 5 USD | Other']],
  ['2 coffees for 9 dollars', ['2 coffees | 9 USD | Food & Dining']],
  ['the bus ticket cost me two dollars and fifty cents', ['Bus ticket | 2.5 USD | Transportation']],
  ['a buck fifty for gum', ['Gum | 1.5 USD | Food & Dining']],
  ['half a million for a house', ['House | 500000 USD | Other']],
  [
    'I had lunch for 12 dollars with cash and dinner for 30 dollars with credit card',
    ['Lunch | 12 USD | Food & Dining | Cash', 'Dinner | 30 USD | Food & Dining | Credit Card'],
  ],
  ['taxi 30 dollars last friday', ['Taxi | 30 USD | Transportation | 2026-11-13']],
  ['dentist 80 dollars on november 3rd', ['Dentist | 80 USD | Healthcare | 2026-11-03']],
  ['dentist 80 dollars on the 3rd of november', ['Dentist | 80 USD | Healthcare | 2026-11-03']],
  ['flight tickets 1.2 thousand dollars', ['Flight tickets | 1200 USD | Travel']],
  ['Uh, so I spent like twelve dollars on, um, lunch.', ['Lunch | 12 USD | Food & Dining']],
  [
    'movie tickets 24 dollars popcorn 9 dollars',
    ['Movie tickets | 24 USD | Entertainment', 'Popcorn | 9 USD | Food & Dining'],
  ],
  [
    'Yesterday: coffee $4, sandwich $8.',
    ['Coffee | 4 USD | Food & Dining | 2026-11-19', 'Sandwich | 8 USD | Food & Dining | 2026-11-19'],
  ],
  ['I spent $5 at 7-Eleven.', ['7-Eleven | 5 USD | Shopping']],
  ['fifteen dollars and twenty cents on snacks', ['Snacks | 15.2 USD | Food & Dining']],
  ['$20 for uber, tip included', ['Uber | 20 USD | Transportation']],
  ['ten dollar coffee', ['Coffee | 10 USD | Food & Dining']],
  ['a 5 dollar coffee', ['Coffee | 5 USD | Food & Dining']],
  ['spent 12 dollars on a 3 kg bag of rice', ['3 kg bag of rice | 12 USD | Food & Dining']],
  ['$5k for a used car', ['Used car | 5000 USD | Transportation']],
]
