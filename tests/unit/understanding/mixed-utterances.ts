/** English, and both languages in one sentence, said by a speaker whose currency is the rupiah. */
import type { Utterance } from './utterance.ts'

export const MIXED: readonly Utterance[] = [
  [
    'I spent twelve dollars on lunch and three dollars on a bus ticket',
    ['Lunch | 12 USD | Food & Dining', 'Bus ticket | 3 USD | Transportation'],
  ],
  ['lunch twelve dollars', ['Lunch | 12 USD | Food & Dining']],
  [
    'I spent twelve dollars on lunch with Rina yesterday',
    ['Lunch with Rina | 12 USD | Food & Dining | 2026-11-19'],
  ],
  [
    'coffee four fifty and lunch twelve dollars',
    ['Coffee | 4.5 USD | Food & Dining', 'Lunch | 12 USD | Food & Dining'],
  ],
  ['four dollars fifty for coffee', ['Coffee | 4.5 USD | Food & Dining']],
  ['coffee fifty cents', ['Coffee | 0.5 USD | Food & Dining']],
  ['a hundred and twenty dollars for shoes', ['Shoes | 120 USD | Shopping']],
  ['rent one point two million rupiah', ['Rent | 1200000 IDR | Bills & Utilities']],
  ['paid $4.50 for coffee by card', ['Coffee | 4.5 USD | Food & Dining | Credit Card']],
  ['netflix 1,5 juta', ['Netflix | 1500000 IDR | Subscription']],
  ['last night dinner 30 dollars', ['Dinner | 30 USD | Food & Dining | 2026-11-19']],
  ['the day before yesterday I bought a shirt for 20 dollars', ['Shirt | 20 USD | Shopping | 2026-11-18']],
  ['two days ago taxi 15 dollars', ['Taxi | 15 USD | Transportation | 2026-11-18']],
  ['on monday gas 40 dollars', ['Gas | 40 USD | Transportation | 2026-11-16']],
  ['groceries 55 dollars on the 5th', ['Groceries | 55 USD | Food & Dining | 2026-11-05']],
  ['groceries 55 dollars on 5 November', ['Groceries | 55 USD | Food & Dining | 2026-11-05']],
  ['spent 50 dollars on milk, eggs and bread', ['Milk, eggs and bread | 50 USD | Food & Dining']],
  ['bayar netflix seratus delapan puluh enam ribu', ['Netflix | 186000 IDR | Subscription']],
  ['I paid rent eight hundred dollars', ['Rent | 800 USD | Bills & Utilities']],
  [
    'bought groceries for 55.30 and gas for 40',
    ['Groceries | 55300 IDR | Food & Dining', 'Gas | 40000 IDR | Transportation'],
  ],
  [
    'Spent $4.50 on coffee, $12 on lunch and $3 on the bus.',
    ['Coffee | 4.5 USD | Food & Dining', 'Lunch | 12 USD | Food & Dining', 'Bus | 3 USD | Transportation'],
  ],
  ['uber to the airport thirty five dollars', ['Uber to the airport | 35 USD | Transportation']],
  [
    'I bought two shirts for forty dollars at Target with my credit card',
    ['Two shirts at Target | 40 USD | Shopping | Credit Card'],
  ],
  [
    'yesterday I had dinner with friends, it was sixty dollars',
    ['Dinner with friends | 60 USD | Food & Dining | 2026-11-19'],
  ],
  ['coffee 5 bucks', ['Coffee | 5 USD | Food & Dining']],
  ['a coffee for a dollar fifty', ['Coffee | 1.5 USD | Food & Dining']],
  [
    'paid five hundred for hotel and twelve hundred for flight tickets in dollars',
    ['Hotel | 500 USD | Travel', 'Flight tickets | 1200 USD | Travel'],
  ],
  [
    'this morning I took a taxi for 15 dollars and then breakfast 8 dollars',
    ['Taxi | 15 USD | Transportation', 'Breakfast | 8 USD | Food & Dining'],
  ],
  [
    'lunch 50 ribu terus grab 20 ribu',
    ['Lunch | 50000 IDR | Food & Dining', 'Grab | 20000 IDR | Transportation'],
  ],
  ['coffee 25k, parking 5k', ['Coffee | 25000 IDR | Food & Dining', 'Parking | 5000 IDR | Transportation']],
  ['beli coffee 30 ribu with Rina', ['Coffee with Rina | 30000 IDR | Food & Dining']],
  ['lunch 12 dollars, no wait, 15 dollars', ['Lunch | 15 USD | Food & Dining']],
  ['Uh, so I spent like twelve dollars on, um, lunch.', ['Lunch | 12 USD | Food & Dining']],
  ['I spent $5 at 7-Eleven.', ['7-Eleven | 5 USD | Shopping']],
  ['I want to record coffee 5 dollars', ['Coffee | 5 USD | Food & Dining']],
  ['add expense taxi 10 dollars', ['Taxi | 10 USD | Transportation']],
  ['gym membership 40 dollars', ['Gym membership | 40 USD | Healthcare']],
  [
    'lunch 50k and coffee 20k yesterday, paid by credit card',
    [
      'Lunch | 50000 IDR | Food & Dining | 2026-11-19 | Credit Card',
      'Coffee | 20000 IDR | Food & Dining | 2026-11-19 | Credit Card',
    ],
  ],
  [
    'bayar ojek 10k terus lunch 35k',
    ['Ojek | 10000 IDR | Transportation', 'Lunch | 35000 IDR | Food & Dining'],
  ],
  [
    'five bucks coffee sama parkir 5 ribu',
    ['Coffee | 5 USD | Food & Dining', 'Parkir | 5000 IDR | Transportation'],
  ],
  ['hotel 100 dollars dan taksi 50 ribu', ['Hotel | 100 USD | Travel', 'Taksi | 50000 IDR | Transportation']],
  ["lunch at McDonald's 8 dollars 50 cents", ["Lunch at McDonald's | 8.5 USD | Food & Dining"]],
  ['lunch at noon for 15 dollars', ['Lunch at noon | 15 USD | Food & Dining']],
  ['dinner for two 45 dollars', ['Dinner | 45 USD | Food & Dining']],
  ['dinner for 2 people 45 dollars', ['Dinner for 2 people | 45 USD | Food & Dining']],
  ['one coffee three dollars', ['Coffee | 3 USD | Food & Dining']],
  ['I bought one shirt and two pants for sixty dollars', ['One shirt and two pants | 60 USD | Shopping']],
  ['lunch fifteen, sorry, fifty dollars', ['Lunch | 50 USD | Food & Dining']],
  ['coffee 5 dollars actually 6 dollars', ['Coffee | 6 USD | Food & Dining']],
  ['netflix bulan ini 65 ribu', ['Netflix | 65000 IDR | Subscription']],
  ['one hundred fifty thousand rupiah for dinner', ['Dinner | 150000 IDR | Food & Dining']],
  ['lunch $12.50 tip $2', ['Lunch | 12.5 USD | Food & Dining', 'Tip | 2 USD | Food & Dining']],
  [
    'Gas $40, milk $3.99, bread $2.49',
    ['Gas | 40 USD | Transportation', 'Milk | 3.99 USD | Food & Dining', 'Bread | 2.49 USD | Food & Dining'],
  ],
]
