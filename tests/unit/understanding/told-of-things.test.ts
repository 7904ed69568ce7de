import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

type Row = readonly [said: string, ...descriptions: readonly string[]]

function check(rule: string, rows: readonly Row[]): void {
  describe(rule, () => {
    it.each(rows)('%s', (said, ...descriptions) => {
      const currency = /dollars|\$/.test(said) ? 'USD' : 'IDR'
      const { items } = extractExpenses(said, context(currency))
      expect(items.map(({ description }) => description)).toEqual(descriptions)
    })
  })
}

check('what is told of a thing is left out, its place is kept', [
  ['the hoodie everybody in my class wears at Target 34 dollars', 'Hoodie at Target'],
  ['Parking ticket they put on my windshield 45 dollars', 'Parking ticket'],
  ['dry cleaning I dropped off on Monday 22 dollars', 'Dry cleaning'],
  ['Rent I sent by Zelle 900 dollars', 'Rent'],
  ['servis AC udah saya transfer 350 ribu', 'Servis AC'],
  ['kerupuk udang yang jual ibu-ibu di depan pasar 12 ribu', 'Kerupuk udang di depan pasar'],
  ['keripik singkong yang lagi viral di Ubud 25 ribu', 'Keripik singkong di Ubud'],
  ['warung Bu Siti yang jual lontong sayur, 15 ribu', 'Lontong sayur di warung Bu Siti'],
  ['martabak yang keju 35 ribu', 'Martabak yang keju'],
  ['kado buat temen gue 50 ribu', 'Kado buat temen gue'],
  ['kuota gue 50 ribu', 'Kuota'],
  ['Tiket We The Fest 800 ribu', 'Tiket We The Fest'],
])

check('things that are listed before their prices have a price each', [
  ['Galon sama elpiji melon, 6 ribu sama 20 ribu', 'Galon', 'Elpiji melon'],
  ['bakso, es teh dan kerupuk, 15 ribu, 5 ribu dan 2 ribu', 'Bakso', 'Es teh', 'Kerupuk'],
  ['coffee and a bagel, 4 dollars and 3 dollars', 'Coffee', 'Bagel'],
  // A thing more than there are prices.
  ['kopi, roti sama teh, 15 ribu sama 5 ribu', 'Kopi, roti sama teh', 'Kopi, roti sama teh'],
])

check('why it was bought and what has gone up are left out', [
  ['we were out of milk so 4.19 dollars at the market', 'Milk at the market'],
  ['the 7-year-old needed cleats, 28 dollars', 'Cleats'],
  ['istri nitip minyak goreng 36 ribu', 'Minyak goreng'],
  ['Comcast went up, 89 dollars now', 'Comcast'],
  ['oli motor udah waktunya ganti, 55 ribu', 'Oli motor'],
  ['had to replace the wiper blades 33 dollars', 'Wiper blades replacement'],
])

check('a thing may stand some clauses before its price', [
  ['Sandals, one pair, 18 dollars at the outlet in Tampines', 'Sandals, one pair at the outlet in Tampines'],
  [
    'The oak bookshelf with the glass doors, estate sale, 60 dollars',
    'Oak bookshelf with the glass doors, estate sale',
  ],
  [
    'Ceramic mugs, two of them, from the farmers market, 28 dollars',
    'Ceramic mugs, two of them from the farmers market',
  ],
  ['Helm baru, belinya di toko Sinar Motor, 230 ribu', 'Helm baru di toko Sinar Motor'],
  ['Sate padang yang lewat tiap malam itu, sebungkus, 20 ribu', 'Sate padang, sebungkus'],
  ['Minyak curah di warung Koh Acin, lima kilo, 95 ribu', 'Minyak curah di warung Koh Acin, lima kilo'],
  ['Jaket bekas, yang masih ada labelnya, warna biru, 45 ribu', 'Jaket bekas, warna biru'],
  ['I was at the gym. Chipotle, 12 dollars', 'Chipotle'],
])

check('a service is named by its noun', [
  ['kemarin nyuci karpet 60 ribu', 'Cuci karpet'],
  ['ngeprint skripsi di rental 30 ribu', 'Print skripsi di rental'],
  ['njahit seragam di Pak Min 80 ribu', 'Jahit seragam di Pak Min'],
  ['Parked at the stadium, 20 dollars', 'Parking at the stadium'],
  ['Fixed my bike at the shop, 35 dollars', 'Bike repair at the shop'],
  ["Rented a tuxedo from Men's Wearhouse, 120 dollars", "Tuxedo rental from Men's Wearhouse"],
  ['Donated to the food bank, 50 dollars', 'Donation to the food bank'],
  ['got the dog groomed at PetSmart, 65 dollars', 'Dog grooming at PetSmart'],
  ['Printed tote bag 15 dollars', 'Printed tote bag'],
  ['Filled up the van at Shell, 52 dollars', 'Gas for the van at Shell'],
  ['topped off the tank at Costco 38 dollars', 'Gas at Costco'],
])

check('whom one took along or gave it to stands behind', [
  ['Took my mom to Olive Garden, 48 dollars', 'Olive Garden with my mom'],
  ['brought the kids to the zoo, 60 dollars', 'Zoo with the kids'],
  ['Took Milo to the vet, 90 dollars', 'Vet for Milo'],
  ['I took Grab to Changi, 24 dollars', 'Grab to Changi'],
  ['ngasih ponakan jajan 20 ribu', 'Jajan ponakan'],
  ['beliin adik sepatu 150 ribu', 'Sepatu buat adik'],
  ['nraktir temen kantor bakso 90 ribu', 'Bakso buat temen kantor'],
])

check('what was paid at an occasion comes first', [
  ['nonton konser di GBK, tiketnya 500 ribu', 'Tiket nonton konser di GBK'],
  ['ke dokter gigi, konsulnya 150 ribu', 'Konsul dokter gigi'],
  ['Kulkas baru, DP 500 ribu', 'DP kulkas baru'],
  ['Movie with my sister, tickets 28 dollars', 'Tickets for movie with my sister'],
  ['Zoo lights, entry 25 dollars', 'Zoo lights entry'],
  ['lunch with Ana, dessert 8 dollars', 'Lunch with Ana, dessert'],
])

check('a reason and what one was at a shop for', [
  ['my dog ran off so I bought him a collar 18 dollars', 'Collar'],
  ['locked my keys in the car so the locksmith was 90 dollars', 'Locksmith'],
  ['Graybar for the conduit 73 dollars', 'Conduit at Graybar'],
  ["McCoy's for a box of nails 12 dollars", "Box of nails at McCoy's"],
  ['Menards for the porch boards 186 dollars', 'Porch boards at Menards'],
  ['After class we ate at Chipotle, 14 dollars', 'Chipotle'],
])

check('whom one paid is left out where what for is told', [
  ['PayNow the aunty 12 dollars for haircut', 'Haircut'],
  ['45 dollars to the tire man for the plug', 'Tire plug'],
  ['Tutor for my son, two sessions, 80 dollars', 'Tutor for my son, two sessions'],
  ['transfer ke supplier ayam potong 400 ribu', 'Ayam potong dari supplier'],
])

check('what is left of a price or a count says nothing', [
  ['kopi susu satu 18 ribu', 'Kopi susu'],
  ['es teh satu, bakso satu, 22 ribu', 'Es teh, bakso'],
  ['netflix auto deduct 23 dollars', 'Netflix'],
  ['shampoo buy one get one 9 dollars', 'Shampoo buy one get one'],
  ['pas foto buat ijazah 30 ribu', 'Pas foto buat ijazah'],
  ['kopinya aku bayar sendiri 22 ribu', 'Kopi'],
])

check('a place put right is the only one', [
  ['beli raket 385 ribu di Shopee, eh di TikTok Shop', 'Raket di TikTok Shop'],
  ['nasi padang di warung Uda, eh di warung Bundo 22 ribu', 'Nasi padang di warung Bundo'],
  ['shirt at Target, I mean at Walmart, 20 dollars', 'Shirt at Walmart'],
  ['es krim di Mixue di Jababeka 12 ribu', 'Es krim di Mixue di Jababeka'],
])

check("a stand-in is what the shop had, a verb's 's goes", [
  ["they had sweaters out at Kohl's so I got me one, 22 dollars", "Sweaters at Kohl's"],
  ['they had coats at Target so I bought one, 40 dollars', 'Coats at Target'],
  ["Rent's paid, 1150 dollars", 'Rent'],
  ["Luby's 71 dollars", "Luby's"],
])

check('a service is named for whom it was done', [
  ['Maddie got her hair trimmed at Great Clips 21 dollars', 'Hair trim for Maddie at Great Clips'],
  ['my son got his teeth cleaned at the dentist, 80 dollars', 'Teeth cleaning for son at the dentist'],
  ['filled up the Buick at QuikTrip 40 dollars', 'Gas for the Buick at QuikTrip'],
])

check('words of talk, time and circumstance are left out', [
  ['looks like YouTube Premium went through for 14 dollars', 'YouTube Premium'],
  ['did a quick Target run, 30 dollars', 'Target run'],
  ['12 dollars for one of those phone mounts at Walmart', 'Phone mounts at Walmart'],
  ['went ahead and bought the tickets, 50 dollars', 'Tickets'],
  ['got the turkey out of the way, Hy-Vee, 21 dollars', 'Turkey at Hy-Vee'],
  ['found a lamp at Goodwill for 8 dollars', 'Lamp at Goodwill'],
  ["rotary blades from Amazon 19 dollars it's for the quilt business", 'Rotary blades from Amazon'],
  ['stopped at Target for a lamp 25 dollars', 'Lamp at Target'],
  ['Bowling was three games 12 dollars', 'Bowling, three games'],
  ['Bowling Thursday was three games, 12 dollars', 'Bowling, three games'],
  ['hit Walmart right after work, 55 dollars', 'Walmart'],
  ['iCloud storage 3 dollars, the monthly thing', 'iCloud storage'],
  ['soto depan kantor makan bertiga 60 ribu', 'Soto depan kantor'],
  ['aki motor wis tak ganti 200 ribu', 'Aki motor'],
  ['lu catet ya, bensin 20 ribu', 'Bensin'],
  ['dah bayar listrik 200 ribu', 'Listrik'],
  ['nyuci motor, kena hujan terus, 15 ribu', 'Cuci motor'],
  ['nasi uduk 12 ribu pas berangkat kerja', 'Nasi uduk'],
  ['adek main di mall 30 ribu, terus minta es krim 12 ribu', 'Adek main di mall', 'Es krim'],
  ['gas Hi-Cook 27 ribu', 'Gas Hi-Cook'],
])
