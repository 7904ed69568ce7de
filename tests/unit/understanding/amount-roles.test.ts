import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

const amounts = (text: string, currency: Currency) =>
  extractExpenses(text, context(currency)).items.map(item => toMajor(item.amount, item.currency))

type Row = readonly [said: string, amounts: readonly number[]]

describe('a bill shared with others', () => {
  it.each<Row>([
    ['makan di Bakmi GM 240 ribu dibagi tiga, gue bayar 80 ribu', [80_000]],
    ['Steak 480.000, dibagi berempat.', [120_000]],
    ['sewa mobil 600 ribu dibagi 4 orang', [150_000]],
    ['taksi 90 ribu patungan bertiga jadi aku kena 30 ribu', [30_000]],
    ['billnya 350 ribu, bagian gue 70 ribu', [70_000]],
    ['nonton 100 ribu bagi dua', [50_000]],
    ['kado dosen 300 ribu dibagi sepuluh orang, saya bayar tiga puluh ribu', [30_000]],
    ['gocar dibagi dua 24 ribu', [24_000]],
    ['kue ulang tahun 240 ribu dibagi 6 orang jadi seorang 40 ribu', [40_000]],
    ['kopi 20 ribu, terus pizza 150 ribu dibagi tiga', [20_000, 50_000]],
    ['patungan kado 300 ribu, blorok 100 ribu', [300_000, 100_000]],
    ['makan siang 90 ribu, temen udah ganti 45 ribu', [45_000]],
    ['aku bayarin bensin 100 ribu, Dimas transfer balik 50 ribu', [50_000]],
    ['makan sate 120 ribu, kami bertiga, jadi bagi rata', [40_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })

  it.each<Row>([
    ['hotpot was $120, split three ways', [40]],
    ['pizza 36 dollars split between four of us', [9]],
    ['dinner 84, my share was 21', [21]],
    ['six of us split the bill at the pub, 90 total, so I Venmoed Sarah 15', [15]],
    ['we split the bill, sushi 40, beer 12', [40, 12]],
    ['The bill came to $64.20 and we split it, so I paid $32.10', [32.1]],
    ['concert tickets $200 for both, my half is $100', [100]],
    ['paid 90 dollars for the cab, two friends venmoed me 30 each', [30]],
    ['the taxi was 48, there were four of us, so we split it evenly', [12]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})

describe('a price lowered or raised', () => {
  it.each<Row>([
    ['gofood martabak 60 ribu kepotong promo 15 ribu', [45_000]],
    ['kemeja 200 ribu, ada potongan member 20 ribu', [180_000]],
    ['helm aslinya 350 ribu pakai voucher 50 ribu', [300_000]],
    ['periksa gigi 400 ribu, asuransi nanggung 250 ribu', [150_000]],
    ['makan 200 ribu belum pajak 10 persen', [220_000]],
    ['steak 300 ribu ditambah pajak sepuluh persen', [330_000]],
    ['hotel 500 ribu, itu udah termasuk pajak 45 ribu', [500_000]],
    ['servis AC 450 ribu, freonnya aja udah 200 ribu', [450_000]],
    ['DP 300 ribu dari total 750 ribu buat sofa', [300_000]],
    ['belanja 96 ribu potongan 6 ribu jadi bayarnya 90 ribu', [90_000]],
    ['laundry bed cover 30 ribu', [30_000]],
    ['Spotify kepotong 55 ribu dari kartu', [55_000]],
    ['beli voucher game 50 ribu', [50_000]],
    ['makan 38 ribu, belum termasuk ongkir 9 ribu', [38_000, 9000]],
    ['sepatu di Tokopedia harganya 250 ribu, kena flash sale jadi 199 ribu', [199_000]],
    ['makan malam 400 ribu, belum pajak sama service 15 persen', [460_000]],
    ['beli sayur kasih uang 50 kembaliannya 12 ribu', [38_000]],
    ['token listrik 100 ribu tapi bayarnya 102.500', [102_500]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })

  it.each<Row>([
    ['dentist 120, insurance covered 80, so I paid 40', [40]],
    ['shoes were $80 but got 25% off so I paid $60', [60]],
    ['usual price 50, now 35 for the lamp', [35]],
    ['lunch $20 plus 10% service charge', [22]],
    ['haircut 40, left 8 as a tip, so 48 all in', [48]],
    ['ramen 18 dollars minus the 3 dollar voucher', [15]],
    ['dinner 54 including tax of 4', [54]],
    ['gave the uncle ten dollars for noodles, got back 5.50', [4.5]],
    ['gave the aunty ten dollars for kaya buns, she gave me back six twenty', [3.8]],
    ['jacket 90, they refunded me 20 for the stain', [70]],
    ['the tab was 50 and I left twenty percent on top', [60]],
    ['tires came to 300 before tax, tax was another 24', [324]],
    ['the groceries came to 80.50 but I had a five-dollar coupon', [75.5]],
    ['the burger on Uber Eats says 18.20 but with delivery and the tip I ended up paying 27', [27]],
    ['gave Ben a twenty for his lunch and he brought me six back', [14]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})

describe('a price of one and how many', () => {
  it.each<Row>([
    ['telur 30 butir, sebutirnya 2 ribu', [60_000]],
    ['solar 10 liter, seliternya 6.800', [68_000]],
    ['les gitar empat pertemuan, sekali pertemuan 50 ribu', [200_000]],
    ['risol 5 biji, satunya 3 ribu, beli di depan kantor', [15_000]],
    ['kaos 12 potong 35 ribu per potong, cash ke Mang Asep', [420_000]],
    ['parkir 5 ribu per jam', [5000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })

  it.each<Row>([
    ['parking 4 hours at $2.50 an hour', [10]],
    ['2.5 kilos of salmon at $20 a kilo', [50]],
    ['Three boxes of gloves, $7.20 a box', [21.6]],
    ['yoga six sessions 15 dollars per session', [90]],
    ['a bottle of wine 18 dollars', [18]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})

describe('things with a price each', () => {
  it.each<Row>([
    ['kopi 20 ribu, roti 15 ribu, jadi total 35 ribu', [20_000, 15_000]],
    ['makan 50 ribu, jadi beli es krim 12 ribu', [50_000, 12_000]],
    ['bensin 30 ribu terus bayar parkir 5 ribu', [30_000, 5000]],
    ['nasi 15 ribu, sayur 15 ribu', [15_000, 15_000]],
    ['sepatu 400 ribu plus ongkir 20 ribu', [400_000, 20_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('what was asked, offered and agreed on', () => {
  it.each<Row>([
    ['jaket bekas dimintanya 300 ribu, kutawar 150, jadilah 200 ribu', [200_000]],
    ['sepeda second, dia minta sejuta dua, aku nawar 800 ribu, akhirnya lepas 950 ribu', [950_000]],
    ['tukang bor seratus berapa gitu, sekitar 130 ribu', [130_000]],
    ['dia minta 50 ribu buat jajan, terus parkir 5 ribu', [50_000, 5000]],
    ['anak mintanya 20 ribu buat kuota', [20_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('the part of a price that was the speaker’s', () => {
  it.each<Row>([
    ['cabin was 900, 300 from my side', [300]],
    ['groceries $140, $35 of that was my roommate stuff, so mine is $105', [105]],
    ['desk was 350, I have given 100 advance now', [100]],
    ['toaster 40 plus tax 3.20, so 43.20 it came to', [43.2]],
    ['Uber 18.50 plus three dollars tip', [21.5]],
    ['lamp was $60 with 50% off so finally I have paid $30', [30]],
    ['cake 30 and flowers 20 from me', [30, 20]],
    ['lunch 12 and 200 advance for the sofa', [12, 200]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })

  it.each<Row>([
    ['blender 400 ribu diskon 10 persen jadi kubayar 360 ribu', [360_000]],
    ['kado 600 ribu dibagi empat sama sepupu bagianku 150 ribu', [150_000]],
    ['kukasih 100 ribu, dikembalikannya 40 ribu, tambal ban itu', [60_000]],
    ['jas kupesan 800 ribu, baru panjar 200 ribu yang kubayar', [200_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('hundreds in full with cents', () => {
  it.each<Row>([
    ['grocery run a hundred and twelve forty', [112.4]],
    ['tires two hundred and eighteen ninety nine', [218.99]],
    ['dinner a hundred and forty two', [142]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})

describe('prices of big things, their hundreds or millions left out', () => {
  it.each<Row>([
    ['rent nine fifty', [950]],
    ['mortgage twenty one forty and a latte five twenty', [2140, 5.2]],
    ['car insurance one eighteen', [118]],
    ['hotel coffee four fifty', [4.5]],
    ['phone case six fifty', [6.5]],
    ['rent 8.50', [8.5]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })

  it.each<Row>([
    ['kos 1,4', [1_400_000]],
    ['kontrakan satu setengah', [1_500_000]],
    ['kos 900', [900_000]],
    ['parkir kos 5', [5000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('two prices of one thing', () => {
  it.each<Row>([
    ['The blender is $80 on Amazon, but at Target I got it for $65', [65]],
    ['mangoes for about twelve, fourteen', [14]],
    ['coffee 4, muffin 5', [4, 5]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})

describe('amounts that come out of the two before them', () => {
  it.each<Row>([
    ['urgent care billed me 180, insurance covered 130, and I paid the 50', [50]],
    ['my shoes came to 81.50, I had 30 on a gift card, so 51.50 out of pocket', [51.5]],
    ['haircut 30, tipped him 6', [36]],
    ['dinner was 48 and I left an 8 dollar tip', [56]],
    ['laptop sleeve 20, backpack 60, I paid 80 on Visa', [20, 60]],
    ['lunch 12, I left at noon and paid 5 for parking', [12, 5]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })

  it.each<Row>([
    ['obat 90 ribu ditanggung asuransi 60 ribu aku bayar 30 ribu', [30_000]],
    ['bakso 20 ribu es teh 5 ribu jadi 25 ribu', [20_000, 5000]],
    [
      'ayam geprek 40 ribu, ongkir 8 ribu, kepotong voucher 10 ribu, jadi total yang kebayar 38 ribu',
      [38_000],
    ],
    ['villa patungan total 2,4 juta, bagianku 600', [600_000]],
    ['kopi 20 ribu, roti 10 ribu, parkir 10 ribu', [20_000, 10_000, 10_000]],
    ['kopi 20 ribu, roti 10 ribu, blorok 10 ribu', [20_000, 10_000, 10_000]],
    ['kopi 10 ribu, roti 20 ribu, blorok 30 ribu', [10_000, 20_000, 30_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('a price times a count with its unit', () => {
  it.each<Row>([
    ['sewa supir 8 jam kali 50 ribu', [400_000]],
    ['gula 3 kilo x 17 ribu', [51_000]],
    ['3 x 15 ribu donat', [45_000]],
    ['a dozen outlets at 4 ribu a pop', [48_000]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'IDR')).toEqual(expected)
  })
})

describe('dollars said in halves', () => {
  it.each<Row>([
    ['groceries two oh six thirty five at Costco', [206.35]],
    ['paid one forty two fifty for shoes', [142.5]],
    ['trailer rental one ninety', [190]],
    ['legal fees eight fifty', [850]],
    ['coffee four fifty bagel three twenty five', [4.5, 3.25]],
    ['bread two fifty milk four twenty eggs five ten', [2.5, 4.2, 5.1]],
    ['a fiver for the bake sale', [5]],
    ['lunch, thirty won dollars and ten cents', [31.1]],
    ['rental car snacks four fifty', [4.5]],
  ])('%s', (said, expected) => {
    expect(amounts(said, 'USD')).toEqual(expected)
  })
})
