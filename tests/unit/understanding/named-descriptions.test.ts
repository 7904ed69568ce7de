/** Which words name an item: the thing, wherever in the sentence it stands, and the place where it was bought. */
import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

type Row = readonly [said: string, currency: Currency, descriptions: readonly string[]]

function check(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s', (said, currency, descriptions) => {
      const { items } = extractExpenses(said, context(currency))
      expect(items.map(({ description }) => description)).toEqual(descriptions)
    })
  })
}

check('what is remarked of a price names nothing', [
  [
    'Vitamin D and iron tablets, Walgreens, 21 dollars flat',
    'USD',
    ['Vitamin D and iron tablets at Walgreens'],
  ],
  ['dentist cleaning yesterday, 60 out of pocket', 'USD', ['Dentist cleaning']],
  ['Eye exam at the mall, 45 dollars after insurance', 'USD', ['Eye exam at the mall']],
  ['Parkir sama tol kemarin berapa ya... lima puluhan ribu lah pokoknya', 'IDR', ['Parkir sama tol']],
  ['Yesterday I paid 470 dollars for my visa application, ouch', 'USD', ['Visa application']],
  ['pallu basa pakai alas tiga puluh tiga ribu kenyang ma', 'IDR', ['Pallu basa pakai alas']],
  ['Makan di warung Bu Sri harusnya 23.500, kugenapkan 24 ribu', 'IDR', ['Makan di warung Bu Sri']],
  ['kopi susu dua puluh ribu, roti kaya lima belas ribu', 'IDR', ['Kopi susu', 'Roti kaya']],
])

check('the thing may stand in the clause before its price', [
  ['Makan sate di Pak Budi, lengkap sama gulai, 95 ribu', 'IDR', ['Sate di Pak Budi, lengkap sama gulai']],
  ['Makan bpk di lapo, komplit sama nasi, 68 ribu', 'IDR', ['Bpk di lapo, komplit sama nasi']],
  ['Beli telur 5 kilo di Pasar Kosambi, 140 ribu buat katering', 'IDR', ['Telur 5 kilo di Pasar Kosambi']],
  ['Pesan martabak keju, 45 ribu lewat GoFood', 'IDR', ['Martabak keju, lewat GoFood']],
  [
    'Wonton noodles at Tiong Bahru, yesterday lunch, six dollars',
    'USD',
    ['Wonton noodles at Tiong Bahru, lunch'],
  ],
  ['Parking 3 dollars, lunch, 12 dollars', 'USD', ['Parking', 'Lunch']],
  ['A rice cooker, finally! 42 dollars for the Black and Decker', 'USD', ['Rice cooker, Black and Decker']],
  ['and then Lyft because it was pouring, 17.60', 'USD', ['Lyft']],
  ['I took a cab because my feet hurt, 14 dollars', 'USD', ['Cab']],
  ['naik gocar soalnya ujan deras, 34 ribu', 'IDR', ['Gocar']],
  ['Bus ticket because I missed the train, 3 dollars', 'USD', ['Bus ticket']],
  ['Prescription at CVS, $15 copay', 'USD', ['Prescription at CVS']],
  ['Langganan Canva, 6 dolar sebulan', 'IDR', ['Langganan Canva']],
  ['rented a bike at the park, two hours, 8 dollars an hour', 'USD', ['Bike rental at the park, two hours']],
  ['Four of us went to Topgolf last night, the bill was 216 dollars', 'USD', ['Topgolf']],
  ['Took the kids to the zoo on Sunday. Tickets 36 dollars', 'USD', ['Tickets at the zoo']],
  ['Guitar stuff for Ella. Strings were 9 dollars', 'USD', ['Strings']],
  ['Dropped the kids at school, then a bagel 5 dollars', 'USD', ['Bagel']],
])

check('what a person was paid for is the thing', [
  ["venmo'd rohan 15 bucks, that's my part of the wifi", 'USD', ['Wifi']],
  ['sent Jake 25 bucks, my part of the gas', 'USD', ['Gas']],
  ['transfer ke Dinda 50 ribu, itu buat patungan kado', 'IDR', ['Patungan kado']],
  ['Transfer ke Sari 200 ribu, itu buat arisan', 'IDR', ['Arisan']],
  ['zelled Priya 40 dollars for my half of the groceries', 'USD', ['Groceries']],
  ['I Zelled my landlord the rent yesterday, 1,150 dollars', 'USD', ['Rent']],
  ["Venmo'd the coach 60 dollars for the team jacket", 'USD', ['Team jacket']],
  ['cash apped my sister 35 dollars for the tamales', 'USD', ['Tamales']],
  ['Paid the sitter for watching Biscuit, 60 dollars', 'USD', ['Sitter for watching Biscuit']],
])

check('a shop said before its things is their place', [
  ['H Mart: kimchi $7.99 and a pack of tofu $2.49', 'USD', ['Kimchi at H Mart', 'Pack of tofu at H Mart']],
  ['IKEA trip, lamp $24.99, hangers $4.99', 'USD', ['Lamp at IKEA', 'Hangers at IKEA']],
  ['Costco run, chicken $18.99, paper towels $22.49', 'USD', ['Chicken at Costco', 'Paper towels at Costco']],
  ['indo maret sabun cuci muka sama tisu 41 ribu', 'IDR', ['Sabun cuci muka sama tisu di Indomaret']],
  ['Hypermart: deterjen 24 ribu, beras 76 ribu', 'IDR', ['Deterjen di Hypermart', 'Beras di Hypermart']],
  ['gramedia buku tulis sama pensil 38 ribu', 'IDR', ['Buku tulis sama pensil di gramedia']],
  ['spent $43.18 at market basket on groceries', 'USD', ['Groceries at market basket']],
  ['I spent $18.50 at Panera on a soup', 'USD', ['Soup at Panera']],
  ['passport photos walgreens $16.99', 'USD', ['Passport photos at walgreens']],
  ['starbucks latte 55 ribu', 'IDR', ['Starbucks latte']],
  ['Uniqlo shirt $19.90', 'USD', ['Uniqlo shirt']],
  ['Costco membership $65', 'USD', ['Costco membership']],
  ['Cuci mobil 50 ribu', 'IDR', ['Cuci mobil']],
])

check('stories and small words are left out', [
  ['On Tuesday lunch was from Clover, $12.60', 'USD', ['Lunch from Clover']],
  ['Groceries were $62, no wait, $64.15 at Kroger', 'USD', ['Groceries at Kroger']],
  ['Thai lunch with the team, my portion was $17.25', 'USD', ['Thai lunch with the team']],
  ['bubble tea with ananya at the mall $6.75', 'USD', ['Bubble tea with ananya at the mall']],
  ['We needed something for game night so I got Codenames, $19.99', 'USD', ['Codenames']],
  ["The gasket I'd been hunting for, finally on Amazon, $11", 'USD', ['Gasket on Amazon']],
  ['battery changed at the galleria took 45 minutes 69 dollars', 'USD', ['Battery change at the galleria']],
  ['a bunch of stuff, toothpaste and floss at CVS $9.38', 'USD', ['Toothpaste and floss at CVS']],
  ['commuter rail both ways was $14', 'USD', ['Commuter rail both ways']],
  ['dua hari berturut-turut lembur pulang naik Blue Bird 64 ribu', 'IDR', ['Blue Bird']],
  ['aqua galon 22 ribu diantar si abang', 'IDR', ['Aqua galon']],
  ['Bihun bebek yang di Muara Karang, 70 ribu', 'IDR', ['Bihun bebek di Muara Karang']],
  ['Dropped the kids, got a bagel, $5.40', 'USD', ['Bagel']],
  ['I took my sister to Moghul, $58.40', 'USD', ['Moghul with my sister']],
  ["then I remembered Ella's permission slip thing, $12", 'USD', ["Ella's permission slip"]],
  ['nonton di XXI, tiketnya 60 ribu', 'IDR', ['Tiket nonton di XXI']],
  ['The whole dinner at Olive Garden, $88', 'USD', ['Dinner at Olive Garden']],
  ['Whole Foods, $27', 'USD', ['Whole Foods']],
  ['si abang parkir minta 5 ribu', 'IDR', ['Si abang parkir']],
  ['Hotel di Solo udah gue booking, 450 ribu', 'IDR', ['Hotel di Solo']],
  ['di kantor ada yang jualan kue lapis 20 ribu', 'IDR', ['Kue lapis di kantor']],
])

check('a name that says little takes what was said before', [
  ['We went to AMC Mercado. Tickets were 36 dollars', 'USD', ['Tickets at AMC Mercado']],
  ['Hari Minggu ke Lubuk Minturun, tiket masuknya 30 ribu', 'IDR', ['Tiket masuk di Lubuk Minturun']],
  [
    'ganti LCD, hari Senin DP seratus ribu, barusan pelunasannya dua ratus lima puluh ribu',
    'IDR',
    ['DP ganti LCD', 'Pelunasan ganti LCD'],
  ],
  ['gas going 47 dollars and coming back 44 dollars', 'USD', ['Gas going', 'Gas coming back']],
])

check('what is paid for together is named without the company', [
  ['me and Tasha went half on a couple pizzas, eight dollars for me', 'USD', ['Couple pizzas']],
  ['me and Tyler went halves on a used couch, ninety bucks total', 'USD', ['Used couch']],
  ['lunch was a chipotle bowl 14 dollars', 'USD', ['Chipotle bowl for lunch']],
  ['I had to park at the clinic, 4 dollars', 'USD', ['Parking at the clinic']],
  ['stopped at Walgreens for a thermometer 15 dollars', 'USD', ['Thermometer at Walgreens']],
  ['banh mi eight dollars fifty', 'USD', ['Banh mi']],
  ['car note 289 dollars', 'USD', ['Car note']],
  ['futsal iurannya tiga puluh ribu', 'IDR', ['Iuran futsal']],
  ['beli bibit, bibit cabe 15 ribu', 'IDR', ['Bibit cabe']],
  ['SPP Fathir saya bayar 225 ribu', 'IDR', ['SPP Fathir']],
  ['gocar ke bandara 135 ribu itu belum sama tolnya', 'IDR', ['Gocar ke bandara']],
])

check('words tied together stay whole', [
  ['lunch at chick-fil-a was 9.40', 'USD', ['Lunch at Chick-fil-A']],
  ['co-pay at the pediatrician 25 bucks', 'USD', ['Co-pay at the pediatrician']],
  ['ER bill from Christmas, 230 dollars', 'USD', ['ER bill from Christmas']],
  ['the, er, electric bill was 80 dollars', 'USD', ['Electric bill']],
  ['daftar lari 10K 150 ribu', 'IDR', ['Daftar lari 10K']],
  ['kopi 5K sama roti 10K', 'IDR', ['Kopi', 'Roti']],
  ['antar jemput karyawan 23 ribu', 'IDR', ['Antar jemput karyawan']],
  ['makan kucing setengah kilo 15 ribu', 'IDR', ['Makan kucing setengah kilo']],
])

check('what one buys for is no thing bought', [
  ["Domino's for movie night, 23.50", 'USD', ["Domino's for movie night"]],
  ['Menards for the porch boards, 62 dollars', 'USD', ['Porch boards at Menards']],
])

check('who serves gets a tip', [
  ['gave the driver six', 'USD', ['Tip for the driver']],
  ['gave the waiter a ten dollar tip', 'USD', ['Tip for the waiter']],
  ['Duke got groomed, 55 at PetSmart', 'USD', ['Duke grooming at PetSmart']],
])

check('a place that one went to with a vehicle is where it was mended', [
  ['kemarin ke bengkel, kampas rem 65 ribu', 'IDR', ['Kampas rem di bengkel']],
  ['put 30 dollars of gas in at Shell', 'USD', ['Gas at Shell']],
])
