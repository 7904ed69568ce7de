import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function described(said: string): string[] {
  return extractExpenses(said, context('IDR')).items.map(({ description }) => description)
}

const ROWS: readonly (readonly [rule: string, said: string, descriptions: readonly string[]])[] = [
  ['a name is written as its owner does', 'sabun di alfa mart 12 ribu', ['Sabun di Alfamart']],
  ['a name is written as its owner does', 'langganan kan va 95 ribu', ['Langganan Canva']],
  ['a name is written as its owner does', 'donat di je ko 60 ribu', ['Donat di J.CO']],
  ['a name is written as its owner does', 'susu es ge em 96 ribu', ['Susu SGM']],
  ['a name is written as its owner does', 'way mo to the airport 26 dollars', ['Waymo to the airport']],
  [
    'a name keeps its small words',
    'birthday card at Dollar Tree 2 dollars',
    ['Birthday card at Dollar Tree'],
  ],
  ['a name keeps its small words', 'boots for both kids 40 dollars', ['Boots for both kids']],
  [
    'a shop may be a sentence of its own',
    'Finally I got proper snow boots. DSW, 75 dollars',
    ['Proper snow boots at DSW'],
  ],
  [
    'a shop may be a sentence of its own',
    'Bought a pair of jeans. Old Navy, 32 dollars',
    ['Pair of jeans at Old Navy'],
  ],
  [
    'a shop may be a sentence of its own',
    'Walgreens. Cough syrup 13 dollars and cough drops, 4 dollars',
    ['Cough syrup at Walgreens', 'Cough drops at Walgreens'],
  ],
  [
    'a shop may be a sentence of its own',
    'Superindo. Telur 32 ribu, beras 78 ribu',
    ['Telur di Superindo', 'Beras di Superindo'],
  ],
  ['but not behind another place', 'Took the kids to the movies. Costco, 74 dollars', ['Costco']],
  ['but not behind another place', 'I was at the gym. Chipotle, 12 dollars', ['Chipotle']],
  ['a quantity may be a sentence of its own', 'Ice. Two bags. Six dollars.', ['Ice, two bags']],
  ['a quantity may be a sentence of its own', 'Bakso. Dua mangkok. 36 ribu.', ['Bakso, dua mangkok']],
  [
    'who came along is no thing',
    'We did Peter Piper Pizza, me and the kids, it was 52 dollars',
    ['Peter Piper Pizza'],
  ],
  ['who came along is no thing', 'Dinner at Chili, my wife and I, 64 dollars', ['Dinner at Chili']],
  ['who came along is no thing', 'bakso di depan kantor, aku sama istri, 40 ribu', ['Bakso di depan kantor']],
  ['who came along is no thing', 'makan di Hanamasa berempat 600 ribu', ['Makan di Hanamasa']],
  ['who came along is no thing', 'mie ayam berempat 60 ribu', ['Mie ayam berempat']],
  [
    'what one was at a chain for comes first',
    'Costco for paper towels, 52 dollars',
    ['Paper towels at Costco'],
  ],
  [
    'what one was at a chain for comes first',
    'Walgreens for some cough drops, 4 dollars',
    ['Cough drops at Walgreens'],
  ],
  [
    'what one was at a chain for comes first',
    'Discount Tire for the van, 189 dollars',
    ['Discount Tire for the van'],
  ],
  [
    'an English thing has an English link',
    "AC filter for the house, 17 dollars, Lowe's.",
    ["AC filter for the house at Lowe's"],
  ],
  ["'one' may be an article", 'one chai latte at Dunkin, 3 dollars', ['Chai latte at Dunkin']],
  ["'one' may be an article", 'one packet Maggi 2 dollars', ['One packet Maggi']],
  ["'one' may be an article", 'One way ticket to Tucson 49 dollars', ['One way ticket to Tucson']],
  ['who wanted it is no thing', 'my son needed new cleats so 45 dollars', ['Cleats']],
  ['who wanted it is no thing', 'anak minta es krim, 8 ribu', ['Es krim']],
  ['for whom stands behind', 'Got Mason a haircut, 18 dollars', ['Haircut for Mason']],
  ['for whom stands behind', 'Got Costco gas, 40 dollars', ['Costco gas']],
  [
    'when one got it is no thing',
    'shift malam beli kopi sachet sama roti 12 ribu',
    ['Kopi sachet sama roti'],
  ],
  ['when one got it is no thing', 'habis dari dokter makan soto di Pak Sadi 25 ribu', ['Soto di Pak Sadi']],
  ['when one got it is no thing', 'after my shift I grabbed a coffee, 4 dollars', ['Coffee']],
  ['when one got it is no thing', 'slushies at Sonic after school, 8 dollars', ['Slushies at Sonic']],
  [
    "'-nya' goes before an owner's name",
    'servis di bengkelnya Mas Yono 80 ribu',
    ['Servis di bengkel Mas Yono'],
  ],
  [
    "'-nya' goes before an owner's name",
    'uang duka buat bapaknya Andi 100 ribu',
    ['Uang duka buat bapaknya Andi'],
  ],
  [
    'a fee is of what was told',
    'Narik 300 ribu di ATM bank lain, kepotong biaya 7.500',
    ['Biaya tarik tunai'],
  ],
  [
    'a fee is of what was told',
    'Pulled 200 dollars out at the ATM and they hit me with a 6 dollar fee',
    ['ATM fee'],
  ],
  ['a fee is of what was told', 'tarik tunai 500 ribu terus beli beras 70 ribu', ['Beras']],
  ['a fee is of what was told', 'Got cash at the ATM, then a coffee, 4 dollars', ['Coffee']],
  ["'over at' is at", 'light bulbs over at AutoZone, 9 dollars', ['Light bulbs at AutoZone']],
  ['a particle of Java is no thing', 'tak bayarin listrik ibuk 150 ribu', ['Listrik ibuk']],
  ['a particle of Java is no thing', 'mari tuku sayur 20 ribu ae', ['Sayur']],
]

describe('a description of what was said', () => {
  it.each(ROWS)('%s: %s', (_, said, descriptions) => {
    expect(described(said)).toEqual(descriptions)
  })
})
