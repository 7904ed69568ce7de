/** What was paid, in major units, where a calculation is said aloud; lists of prices that only look like one beside them. */
type Sums = Readonly<Record<string, readonly number[]>>

export const CALCULATED_DOLLARS: Sums = {
  'Gardeners came. Two men, four hours, 15 an hour each, so one twenty, and ten on top as a tip, one thirty':
    [130],
  'two boys, karate, 35 a boy, plus a ten dollar registration fee, eighty total': [80],
  'the water bill came to 93, there is three of us so I venmoed Lena 31': [31],
  'Target on Friday, the receipt says 140 but fifty of it was my sister and she paid for that at the till, so put 90 for me':
    [90],
  'boots were 75 on the tag, I used a thirty dollar gift card and the other forty five went on my card': [45],
  'the suit was 310, the 100 advance I noted last week so today the remaining two ten': [210],
  'first pair of glasses eighty, second pair half off, so one twenty': [120],
  'brake job: labor 80, pads 45, fluid 10, so one thirty-five': [135],
  'groceries 41, thirty cash back, so the card shows 71': [41],
  'the rent is 1800 and there are three of us, my part is 600': [600],
  'photos, fifty prints, thirty cents a print': [15],
  'five yoga lessons, eighteen a lesson': [90],
  'twenty folding chairs at four fifty apiece from the rental place': [90],
  'cabin in Big Bear, two nights at 70 a night, paid the full 140 on Airbnb': [140],
  'shared a taxi with Ben, total fourteen twenty, the app charge each of us seven ten': [7.1],
  'dinner in Penang was 80 ringgit, after conversion eighteen dollars': [18],
  'new Pixel phone, ten forty-nine, credit card': [1049],
  'two coffees 8, four bagels 12, juice 6': [8, 12, 6],
  'gas 40, groceries 80, and 20 for the car wash': [40, 80, 20],
  'socks 12, mini golf for the three of us was thirty six, a pretzel, six': [12, 36, 6],
}

export const CALCULATED_RUPIAH: Sums = {
  'sewa lapangan badminton tiga jam, sejamnya enam puluh, patungan enam orang jadi aku kena tiga puluh ribu':
    [30_000],
  'bayar penjahit, tiga gamis, satunya 150, total 450 ribu': [450_000],
  'rapat jam 10 di lantai 8, pesan kue kotak 20 kotak, satunya 12 ribu, jadi 240 ribu': [240_000],
  'vila di Puncak dua malam, per malamnya tujuh ratus, plus kebersihan 100 jadi satu setengah juta, dibagi tiga, bagianku lima ratus ribu':
    [500_000],
  'beli ubin lima dus, satu dusnya 85 ribu, sama ongkir 50, semuanya 475 ribu': [475_000],
  'les renang delapan kali pertemuan, sekali datang 75, berarti enam ratus ribu': [600_000],
  'sepatu harganya 250 diskon dua puluh persen dadi tak bayar 200.000': [200_000],
  'kerupuk mentah, satu bungkusnya delapan ribu, aku ambil sepuluh bungkus': [80_000],
  'spp dua anak, per anak 350': [700_000],
  'servis kulkas, jasa 75, sparepart 150, jadi 225 ribu': [225_000],
  'lipstik Make Over 99 ribu': [99_000],
  'minyak goreng 2 liter 40, eh bukan atuh, 42 ribu': [42_000],
  'belanja sayur, bayam tiga ribu, tempe lima, jadi delapan ribu': [3_000, 5_000],
  'kemah di Ciwidey, semalemnya 200, kami tiga malem': [600_000],
  'mi ayam dua sama es jeruk tiga puluh ribu': [30_000],
  'parkir dua sama bensin dua puluh ribu': [2_000, 20_000],
  'kasur 2 juta, DP 500 ribu bulan lalu, tadi pelunasan 1,5 juta transfer': [1_500_000],
  'warung kemarin lakunya 300 ribu': [],
  'dua kopi 40 ribu, satu teh 20 ribu': [40_000, 20_000],
  'bensin dua puluh ribu, parkir dua ribu, terus kemeja robek jadi jahit lima belas ribu': [
    20_000, 2_000, 15_000,
  ],
}
