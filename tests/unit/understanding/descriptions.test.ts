import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

function described(said: string): string[] {
  return extractExpenses(said, context('IDR')).items.map(({ description }) => description)
}

describe('a description', () => {
  it.each<[rule: string, said: string, descriptions: readonly string[]]>([
    ['a chain may be a heading', 'Valvoline, oil change, 89 dollars', ['Oil change at Valvoline']],
    [
      'a chain may be a heading',
      'RaceTrac, egg burrito and a coffee, 6 dollars',
      ['Egg burrito and a coffee at RaceTrac'],
    ],
    [
      'a chain may be a heading',
      'Amazon, a headlamp for work, 35 dollars',
      ['Headlamp for work from Amazon'],
    ],
    [
      'a chain at the end gets its link',
      'Paper towels and Tide, Costco, 47 dollars',
      ['Paper towels and Tide at Costco'],
    ],
    [
      'a chain at the end gets its link',
      'three rolls of tape home depot 18 dollars',
      ['Three rolls of tape at home depot'],
    ],
    ['a chain at the end gets its link', 'gift card for Target 25 dollars', ['Gift card for Target']],
    ['a chain at the end gets its link', 'Starbucks gift card 25 dollars', ['Starbucks gift card']],
    [
      'a place said first is that of the list',
      'Ace Hardware, drywall anchors 7 dollars, a hole saw 23 dollars',
      ['Drywall anchors at Ace Hardware', 'Hole saw at Ace Hardware'],
    ],
    [
      'a place said first is that of the list',
      'di Superindo telur 32 ribu, beras 78 ribu, parkir 2 ribu',
      ['Telur di Superindo', 'Beras di Superindo', 'Parkir'],
    ],
    [
      'a place said first is that of the list',
      'At Uniqlo socks 8 dollars. Lunch 12 dollars',
      ['Socks at Uniqlo', 'Lunch'],
    ],
    [
      'for whom stands behind',
      'I got my wife some flowers at Kroger, 17 dollars',
      ['Flowers for my wife at Kroger'],
    ],
    [
      'for whom stands behind',
      'ordered my daughter new cleats from Amazon, 30 dollars',
      ['New cleats for my daughter from Amazon'],
    ],
    ['for whom stands behind', 'got my glasses fixed, 40 dollars', ['Glasses repair']],
    [
      'why it was bought is no thing',
      "My son's got the strep so amoxicillin at CVS, 12 dollars",
      ['Amoxicillin at CVS'],
    ],
    ['why it was bought is no thing', 'hot light was on so a dozen donuts 14 dollars', ['Dozen donuts']],
    ['what one had to do is no place', 'had to stop for ice, three bags, 9 dollars', ['Ice, three bags']],
    ['what one had to do is no place', 'had to renew my tag, 80 dollars', ['Tag']],
    [
      'a motion leads to its place',
      'I went by Academy and bought two bats, 96 dollars',
      ['Two bats at Academy'],
    ],
    ['a motion leads to its place', "ran by Lowe's and got a faucet, 90 dollars", ["Faucet at Lowe's"]],
    ['who charged it is no thing', 'my kid talked me into a slushie, 3 dollars', ['Slushie']],
    [
      'what is like it is no thing',
      'pens and folders and stuff for the kids, 12 dollars',
      ['Pens and folders for the kids'],
    ],
    ['for how long is no thing', 'trash pickup for the month 32 dollars', ['Trash pickup']],
    [
      'what a bill did is no thing',
      'Light bill came, Georgia Power, 211 dollars',
      ['Light bill, Georgia Power'],
    ],
    [
      'together is no thing',
      'Two bags of charcoal at the Ace Hardware, 20 dollars together',
      ['Two bags of charcoal at the Ace Hardware'],
    ],
    [
      'a chain may follow its thing',
      'a bag of Quikrete for my fence, Home Depot, 38 dollars',
      ['Bag of Quikrete for my fence at Home Depot'],
    ],
    [
      'a chain may follow its thing',
      'milk, Kroger, 9 dollars, bread, Publix, 4 dollars',
      ['Milk at Kroger', 'Bread at Publix'],
    ],
    [
      'who ate along is no thing',
      'dinner at Cracker Barrel, just us, 78 dollars',
      ['Dinner at Cracker Barrel'],
    ],
    [
      'what one may do for it is no place',
      'fifteen dollars to get into the football game',
      ['Football game'],
    ],
    [
      'what one does with money is no thing',
      'threw down sixty dollars on groceries at Aldi',
      ['Groceries at Aldi'],
    ],
    ['what one does with money is no thing', 'parking downtown was a flat ten dollars', ['Parking downtown']],
    [
      'a thing said once is that of each person',
      'School lunches, 20 dollars for the girl, 25 dollars for the boy',
      ['School lunches for the girl', 'School lunches for the boy'],
    ],
    ['a thing said once is that of each person', 'gas 30 dollars, 8 dollars for coffee', ['Gas', 'Coffee']],
    [
      'what comes with a price is no thing',
      'ordered wings for the fight, 42 dollars with delivery',
      ['Wings for the fight'],
    ],
    ['a request to write is no thing', 'Kindly note down eggs from Giant, 40 thousand', ['Eggs from Giant']],
    ['what is done to a thing is left out', 'I got my nails done, 90 thousand', ['Nails']],
    ['what is done to a thing is left out', 'Booked a flight to Dallas, 3 million', ['Flight to Dallas']],
    ['what is done to a thing is left out', 'Filled gas at Shell, 100 thousand', ['Gas at Shell']],
    ['a charge is no thing', 'The gym has charged us a joining fee, 90 thousand', ['Gym joining fee']],
    ['a charge is no thing', 'kubayar uang les 90 ribu', ['Uang les']],
    [
      'a price leaves no link',
      'six kulfis at 20 thousand each from the corner shop',
      ['Six kulfis from the corner shop'],
    ],
    ["'&' may be in a name", 'Soap at Crate & Barrel, 90 thousand', ['Soap at Crate & Barrel']],
    ["'&' may be in a name", 'Kopi 10 ribu & teh 5 ribu', ['Kopi', 'Teh']],
    ['the time of a tea names it', 'evening chai 20 thousand', ['Evening chai']],
    ['the place comes last', 'di Alfamidi beli minyak goreng 38 ribu', ['Minyak goreng di Alfamidi']],
    ['the place comes last', 'At Watsons I bought face wash, 60 thousand.', ['Face wash at Watsons']],
    ['the place comes last', 'From Muji we got two notebooks, 90 thousand', ['Two notebooks from Muji']],
    ['the place comes last', 'mampir ke Century, beli masker 30 ribu', ['Masker di Century']],
    ['the place comes last', 'went Giant buy eggs five dollars', ['Eggs at Giant']],
    ['the place comes last', 'belanja di Hypermart: gula 18 ribu', ['Gula di Hypermart']],
    ['the place comes last', 'di warkop indomie telur 15 ribu', ['Indomie telur di warkop']],
    ['a place may be a heading', 'Walgreens: cough syrup $9', ['Cough syrup at Walgreens']],
    ['a heading is no thing', 'Jajan: bakso 15 ribu, es teh 5 ribu', ['Bakso', 'Es teh']],
    ['a heading is no thing', 'Belanja warung: sabun Lifebuoy 4, Royco 5', ['Sabun Lifebuoy', 'Royco']],
    ['no comma stands before its place', 'beli topi 25 ribu, di toko Sinar', ['Topi di toko Sinar']],
    [
      'what was bargained for keeps its name',
      'mukena ditawarin 250, kutawar 180, akhirnya jadi 200',
      ['Mukena'],
    ],
    ['what is forgotten is no thing', 'croffle, sekitar 60 lah, lupa persisnya', ['Croffle']],
    ['a place may follow', 'Extension ladder 90 dollars, Menards', ['Extension ladder at Menards']],
    ['work boots are no place', '90 dollars on work boots from Payless', ['Work boots from Payless']],
    ['what was done before is no thing', 'tadi sebelum masuk kantor beli bubur ayam 10 ribu', ['Bubur ayam']],
    ['a reason is no thing', 'naik Grab ke kantor soalnya hujan 19 ribu', ['Grab ke kantor']],
    [
      'a meal keeps its time of day',
      'makan siang kemarin di warung Bu Oki 28 ribu',
      ['Makan siang di warung Bu Oki'],
    ],
    [
      'what is well meant is no correction',
      'jahit baju di Mbok Luh kalau nggak salah 90 ribu',
      ['Jahit baju di Mbok Luh'],
    ],
    ['the place comes last', 'at the minimart for snacks, $4', ['Snacks at the minimart']],
    ['an app is no place', 'go food ayam geprek 23 ribu', ['GoFood ayam geprek']],
    ['the place comes last', 'on Shopee I bought a usb cable for $6', ['Usb cable on Shopee']],
    ['a ride keeps its goal', 'ke stasiun naik gojek 18 ribu', ['Gojek ke stasiun']],
    ['a ride keeps its goal', 'dari kos ke kampus naik angkot 5 ribu', ['Angkot dari kos ke kampus']],
    ['the purpose comes last', 'buat arisan tadi beli lemper 60 ribu', ['Lemper buat arisan']],
    ['a place alone is what was paid for', 'makan di Sederhana 45 ribu', ['Makan di Sederhana']],
    ['a place alone is what was paid for', 'ke dokter gigi 300 ribu', ['Dokter gigi']],
    ['the head of a place names it', 'di toko roti 40 ribu', ['Toko roti']],
    ['the thing says what was done', 'jajan batagor 12 ribu', ['Batagor']],
    ['the thing says what was done', 'makan soto ayam 18 ribu', ['Soto ayam']],
    ['a meal stays', 'makan malam pecel lele 25 ribu', ['Makan malam pecel lele']],
    ['an errand stays', 'belanja bulanan 800 ribu', ['Belanja bulanan']],
    ['a charge is no thing', 'Canva kepotong 95 ribu', ['Canva']],
    ['a charge is no thing', 'I settled the phone bill, $40', ['Phone bill']],
    ['a particle is no thing', 'pisang goreng 8 ribu atuh', ['Pisang goreng']],
    ['a particle is no thing', 'kemarin teh aku beli bakso 15 ribu', ['Bakso']],
    ['but tea is', 'kemarin teh manis 5 ribu', ['Teh manis']],
    ['a remark is left out', 'kuota Tri 40 ribu yang paling murah', ['Kuota Tri']],
    ['a story beside it is left out', 'pengen nangis rasanya, tambal gigi kena 400 ribu', ['Tambal gigi']],
    ['a story before the buying is left out', 'hujan deras jadi beli payung 40 ribu', ['Payung']],
    ['a headcount is left out', 'brunch for two, 300 thousand', ['Brunch']],
    ['names stay whole', 'Kaya toast at Ya Kun, $6', ['Kaya toast at Ya Kun']],
    ['names stay whole', 'MRT ke Bundaran HI 14 ribu', ['MRT ke Bundaran HI']],
    ['names stay whole', 'es kopi susu Tuku 24 ribu', ['Es kopi susu Tuku']],
    ['names stay whole', 'kemeja di Mangga Dua 150 ribu', ['Kemeja di Mangga Dua']],
    ['names stay whole', 'over the counter medicine 80 thousand', ['Over the counter medicine']],
    ['names stay whole', 'di warung sate Pak Min 30 ribu', ['Warung sate Pak Min']],
    ['names stay whole', 'isi ulang galon 6 ribu', ['Isi ulang galon']],
    ["'-nya' goes from the thing", 'minyak rambutnya 35 ribu', ['Minyak rambut']],
    ["'-nya' stays with a person", 'kado buat gurunya 50 ribu', ['Kado buat gurunya']],
    ['whose stays with a purpose', 'banner buat toko aku 60 ribu', ['Banner buat toko aku']],
    [
      'a price in a place takes the thing before it',
      'Headset Sony, 250 ribu di Shopee.',
      ['Headset Sony di Shopee'],
    ],
  ])('%s: %s', (_, said, descriptions) => {
    expect(described(said)).toEqual(descriptions)
  })

  it('that tells a story is doubted', () => {
    const [item] = extractExpenses(
      'adik kena tilang soalnya lupa bawa SIM nggak ada helm 250 ribu',
      context('IDR'),
    ).items
    expect(item?.doubts).toContain('descriptionLong')
  })
})
