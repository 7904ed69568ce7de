import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function described(said: string): string[] {
  return extractExpenses(said, context('IDR')).items.map(({ description }) => description)
}

const ROWS: readonly (readonly [rule: string, said: string, descriptions: readonly string[]])[] = [
  ['an exclamation names no thing', 'ya ampun, kopi 20 ribu', ['Kopi']],
  ['an exclamation names no thing', 'hadeh parkir 10 ribu', ['Parkir']],
  ['an exclamation names no thing', 'bismillah, beras 70 ribu', ['Beras']],
  ['an exclamation names no thing', 'oh my god, coffee six dollars', ['Coffee']],
  ['an exclamation names no thing', 'lord have mercy, groceries 88 dollars', ['Groceries']],
  ['an exclamation names no thing', 'okay so listen, coffee 7 dollars', ['Coffee']],
  ['an exclamation names no thing', 'tiket Lord of the Rings 50 ribu', ['Tiket Lord of the Rings']],
  ['an exclamation names no thing', 'makanan anjing 90 ribu', ['Makanan anjing']],
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
  [
    'of a list told first, a part is named alone',
    'beli kuas sama cat poster di Gramedia, kuasnya 38 ribu, cat posternya 64 ribu',
    ['Kuas di Gramedia', 'Cat poster'],
  ],
  [
    'of a list told first, a part is named alone',
    'milk and bread at Kroger, the milk was 4 dollars and the bread 3 dollars',
    ['Milk at Kroger', 'Bread'],
  ],
  [
    'whom one paid for it is no thing',
    'the plumber came for the kitchen drain and I paid him 95 dollars',
    ['Plumber for the kitchen drain'],
  ],
  [
    'whom one paid for it is no thing',
    'travel Malang Surabaya 100 ribu, bayar ke sopirnya',
    ['Travel Malang Surabaya'],
  ],
  [
    'a name without its capital is a person all the same',
    'bought biscuit her cat food at price chopper 16 dollars',
    ['Cat food for biscuit at price chopper'],
  ],
  ['a name without its capital is a person all the same', 'got mia some shoes 20 dollars', ['Shoes for mia']],
  [
    'why it was bought is no thing',
    "didn't feel like cooking so I ordered a pizza from Paesan's, 21 dollars",
    ["Pizza from Paesan's"],
  ],
  [
    'small talk is no thing',
    'speeding ticket in linndale of course 130 dollars',
    ['Speeding ticket in linndale'],
  ],
  ['small talk is no thing', 'parkir tetep dua ribu', ['Parkir']],
  ['a fee is told with what it is of', 'top up OVO 100 ribu kena admin 1.500', ['Admin top up OVO']],
  [
    'a fee is told with what it is of',
    'tarik tunai 500 ribu, biaya adminnya 7.500',
    ['Biaya admin tarik tunai'],
  ],
  [
    'how many share it is no name',
    'patungan beli kado nikahannya Dimas, total 600 ribu berenam, aku kena 100 ribu',
    ['Kado nikahan'],
  ],
  [
    'small talk is no thing',
    'swim lessons for Theo, 95 dollars for the session, paid online',
    ['Swim lessons for Theo'],
  ],
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
  ['what is remarked behind a price is left out', 'bakso urat 20 ribu euy pedes pisan', ['Bakso urat']],
  ['what is remarked behind a price is left out', 'kontrakan sejuta ditransfer ke bu haji', ['Kontrakan']],
  ['what is remarked behind a price is left out', 'new boots 89 dollars should last a while', ['New boots']],
  ['what is remarked behind a price is left out', 'plumber 200 dollars wrote him a check', ['Plumber']],
  ['but not what it was, or for whom', 'mie ayam 15 ribu pangsit', ['Mie ayam pangsit']],
  ['but not what it was, or for whom', 'kopi 18 ribu buat tamu', ['Kopi buat tamu']],
  ['but not what it was, or for whom', 'tacos 12 dollars carne asada', ['Tacos carne asada']],
  ['but not what it was, or for whom', 'lunch 15 dollars with Sam at Chilis', ['Lunch with Sam at Chilis']],
  [
    'a verb before the thing is left out',
    'I had to redo my passport photos, 17 dollars',
    ['Passport photos'],
  ],
  ['a verb before the thing is left out', 'dropped off a box at FedEx, 14 dollars', ['Box at FedEx']],
  ['a verb before the thing is left out', 'signed up for a pottery class, 60 dollars', ['Pottery class']],
  ['a verb before the thing is left out', 'tipped the movers 40 dollars', ['Tip for the movers']],
  ["but not a word of a name before 'my'", 'bedak my baby 11 ribu', ['Bedak my baby']],
  ['what is told of a thing is left out', 'the exterminator came out again, 85 dollars', ['Exterminator']],
  [
    'what is told of a thing is left out',
    'car insurance came out of my account, 132 dollars',
    ['Car insurance'],
  ],
  ['what is told of a thing is left out', 'the roof repair ended up being 900 dollars', ['Roof repair']],
  [
    'who wished for it is no thing',
    'Sophie needed new ballet shoes, 38 dollars',
    ['Ballet shoes for Sophie'],
  ],
  ['who wished for it is no thing', 'the dentist said Max needed a crown, 600 dollars', ['Crown']],
  ['who wished for it is no thing', 'bu RT nitip gula sekilo 16 ribu', ['Gula sekilo']],
  ['who wished for it is no thing', 'si dina minta seblak sama es teh 18 ribu', ['Seblak sama es teh']],
  [
    'where one went before is no thing',
    'took the dog to the park and got a lemonade at the stand for 4 dollars',
    ['Lemonade at the stand'],
  ],
  [
    'where one went before is no thing',
    'on the way home I stopped at the bakery and bought a baguette for 5 dollars',
    ['Baguette at the bakery'],
  ],
  ['where one went before is no thing', 'me and Rob ate at the diner, 31 dollars', ['Diner with Rob']],
  ['where one went before is no thing', 'habis nganter anak mampir beli lontong 10 ribu', ['Lontong']],
  ['where one went before is no thing', 'ngantri di apotek beli vitamin 45 ribu', ['Vitamin di apotek']],
  [
    'a time of day before the thing is left out',
    'siang bakso 20 ribu, sore kolak 8 ribu',
    ['Bakso', 'Kolak'],
  ],
  ['a time of day before the thing is left out', 'sisanya sabun 12 ribu', ['Sabun']],
  [
    'for whom something was done stands behind it',
    'nganter bapak ke dokter jantung 300 ribu',
    ['Dokter jantung bapak'],
  ],
  [
    'for whom something was done stands behind it',
    'bawa kucing ke dokter hewan 200 ribu',
    ['Dokter hewan kucing'],
  ],
  [
    'for whom something was done stands behind it',
    'ngasih ponakan uang jajan 20 ribu',
    ['Uang jajan ponakan'],
  ],
  ['for whom something was done stands behind it', 'ngasih mertua 200 ribu', ['Uang buat mertua']],
  ['for whom something was done stands behind it', 'sent 200 dollars to my sister', ['Money to my sister']],
  [
    'a remark on the receipt renames nothing',
    'Costco 180 dollars, no wait, reading that wrong, 160 dollars',
    ['Costco'],
  ],
  [
    'a place behind a correction renames nothing',
    "groceries 64 dollars, scratch that, it's 61 dollars, at Giant",
    ['Groceries at Giant'],
  ],
  ['the shop of a card is not where it was bought', "mower on the Lowe's credit card 300 dollars", ['Mower']],
]

describe('a description of what was said', () => {
  it.each(ROWS)('%s: %s', (_, said, descriptions) => {
    expect(described(said)).toEqual(descriptions)
  })
})
