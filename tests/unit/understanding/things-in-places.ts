/** Things said with where, with whom or for whom they were bought; written before the rules' answers were seen. */
import type { Category } from '../../../shared/domain/category.ts'
import { phraseList } from '../../../shared/understanding/words/phrase-table.ts'

export const THINGS_IN_PLACES: Readonly<Record<Category, readonly string[]>> = {
  'Food & Dining': phraseList(`
    chicken nugget combo|stir fry veg|cheese advent calendar|pot of tea|rum punch
    cheeseburger and fries|bagel with cream cheese|milk, bread and Cheetos
    tall white mocha with soy milk|coffee and a little cake|tuna salad|groceries for the week
    lunch for work|coffee with mom|dinner for two at the mall|a slice of pizza|pack of gum
    some chips and a drink|food for the party|drinks after work|breakfast on the way to the airport
    tea for grandma|beers at the game|hot dogs at the stadium|sandwiches for the road|fruit and yogurt
    snack for my daughter|mother's day brunch|iced coffee from Dunkin|a beer and some nachos
    food for camping|water and snacks|a loaf of sourdough|makan di mall sama anak|makan pas di bandara
    jajan sama pacar|beli minum di stasiun|kopi sambil nunggu kereta|makan siang deket rumah sakit
    nasi bungkus buat sopir|jajan bocah|beli gula sama kopi buat stok rumah|lauk pauk seminggu
    beli ayam buat acara keluarga|makan mie di warung depan kantor|beli susu buat anak|kopi dua gelas
    makan bakso bareng mertua|traktir anak kantor makan siang|pesan makanan lewat gojek
    beli kue di toko roti|ongkos makan|beli buah buat yang sakit|minum es di pinggir jalan
    makan di tempat wisata|beli sayur di tukang sayur|belanja ke tukang sayur|jajanan buat nonton
    makan ayam di KFC|sarapan di kereta|buka puasa sama temen SMA|belanja ayam dan ikan di pasar
    belanja di tukang sayur`),
  Transportation: phraseList(`
    gas to get to work|bus to the doctor|Uber to the concert|parking for the game
    parking for my orthodontist appointment|fare card|taxi to the restaurant|gas for the road trip
    toll to the airport|train home from work|ride to school|Uber for my mom|Lyft to the vet
    parking at the museum|parkir di bioskop|gojek ke salon|ojek ke sekolah anak|bensin ke kampung
    tol ke Bandung|grab ke mall|angkot ke pasar|bensin buat anter anak sekolah|parkir nonton konser
    naik gojek ke dokter|taksi ke hotel|parkir di masjid|bayar parkir di restoran
    isi bensin sebelum mudik|grab pulang dari kondangan|bayar ojek anak sekolah|ongkos pulang
    ganti kampas sama oli|bensin mobil`),
  Shopping: phraseList(`
    a black beanie|muffin tray|a card for my grandad|two packs of tampons|gloves at Target|a new couch
    shirt for my husband|shoes for the kids|shoes for work|clothes for the baby
    dress for a birthday party|a lamp for the bedroom|pens for school|soap and shampoo
    a phone for my mom|gym shorts|Ikea shelf|stuff for the house|cleaning stuff at Walmart
    a hat at the beach|towels for the pool|vase for flowers|tool for the garage|case for my laptop
    charger at the airport|toothbrush for the trip|baju buat kondangan|sepatu buat futsal
    baju renang anak|tas buat sekolah|sepatu buat kerja|celana buat ke kantor|sabun di Indomaret
    charger di bandara|kaos di pantai|gelas buat kopi|panci buat masak|tempat makan anak|rak buat buku
    pot buat tanaman|payung di stasiun|belanja baju di pasar|belanja sabun|kabel buat laptop
    casing buat hp istri|handuk buat renang|tisu sama kapas|sandal di mall|jaket buat naik gunung
    helm baru|alat tulis buat anak sekolah|kertas sama pensil|batik buat acara kantor
    karpet buat ruang tamu|kipas buat kamar kos|beli rokok di warung|alat pel|lampu buat kamar
    jas hujan buat motor
    toys for the baby|mainan buat anak|mainan di pasar`),
  Entertainment: phraseList(`
    tickets for the game|a book for the flight|bowling with coworkers
    movie with my girlfriend|museum with the kids|concert in Jakarta|swimming with the kids
    a novel at the airport|video games for my son|playing pool|arcade at the mall|nonton sama istri
    nonton film di mall|main futsal bareng kantor
    tiket masuk kebun binatang sekeluarga|karaoke sama temen kantor|renang sama anak
    novel buat di kereta|komik di Gramedia|main game di timezone|konser di GBK
    masuk museum bareng sekolah|nonton konser bareng adik|sewa lapangan buat badminton
    beli buku di Gramedia|main bulu tangkis|naik wahana di pasar malam`),
  'Bills & Utilities': phraseList(`
    bill for the electricity|rent for my apartment|internet for the house|phone bill for mom
    insurance on the truck|money for rent|bayar listrik di Indomaret|pulsa di warung
    token listrik buat rumah ibu|bayar kos adik|wifi buat kerja|listrik sama air|cicilan motor istri
    pajak motor di samsat|SPP anak kedua|les anak|bayar sekolah|pulsa buat anak|paket data buat ngojek
    asuransi mobil tahunan|iuran bulanan RT|kuota buat belajar|kontrakan bulan depan|bayar cicilan hp
    bayar tagihan air sama listrik|beli gas di warung`),
  Healthcare: phraseList(`
    medicine for the kids|vitamins at Costco|cough syrup at Target|doctor for my son
    a checkup for my daughter|teeth cleaning for the kids|yoga at the beach
    gym near the office|pills for my headache|glasses for my daughter|obat buat ibu|obat di warung
    obat anak di apotek|vitamin di Guardian|gym deket kantor|dokter anak di rumah sakit
    obat batuk sama vitamin|periksa mata|cek gigi anak|masker di Indomaret|urut kaki keseleo
    bawa anak ke dokter|kontrol ke rumah sakit|berobat ke klinik|ke puskesmas
    beli obat maag di Alfamart|pasang kawat gigi`),
  Travel: phraseList(`
    hotel for the wedding|hotel near the airport|flight to see my parents|tickets to Bali
    tickets to London|flight for mom|motel on the way to Denver|airbnb for the concert
    tour of the old city|taking the train to Chicago|hotel buat liburan|tiket ke Bali|tiket ke Jepang
    tiket pulang kampung|nginep di hotel sama keluarga|hotel deket bandara|kereta ke Jogja sama istri
    bus ke Surabaya|villa buat rame-rame|tiket pesawat buat ibu|oleh-oleh buat kantor
    oleh-oleh buat keluarga|sewa kapal buat snorkeling trip|naik kereta ke Solo|naik bus ke Malang
    naik kapal ke Lombok|koper buat umroh`),
  Business: phraseList(`
    paper for the office|coffee for a client meeting|lunch with clients downtown|pizza for the staff
    laptop for the office|ads for my store|boxes for my shop|salary for my assistant
    tape for shipping orders|kursi buat kantor|kopi buat klien|makan malam sama klien di hotel
    beli tepung buat jualan|plastik buat bungkus jualan|gaji anak toko|ongkir buat pelanggan
    bahan buat jualan|kardus buat packing
    traktir klien makan|makan bareng klien|iklan di Instagram|sewa tempat jualan
    snack buat rapat|air mineral buat rapat|bayar desainer|cup buat jualan kopi|modal jualan`),
  Subscription: phraseList(`
    Netflix for the month|my Spotify plan|iCloud for my phone|langganan Netflix buat keluarga
    bayar Spotify|YouTube Premium buat sekeluarga|ChatGPT buat kerja|subscription to the Times
    the gym app subscription|langganan aplikasi edit foto|Disney Plus for the kids|perpanjang Spotify
    Apple Music bulanan`),
  Other: phraseList(`
    gift for my boss|flowers and a gift for my wife|donation at the mosque|haircut at the mall
    laundry at the hotel|food for my dog|toys for my cat|medicine for the dog|cash to my son
    babysitter for date night|tip for the housekeeper|kado buat anak temen|kado di mall
    potong rambut di mall|cukur di barbershop|laundry deket kos|makanan buat kucing|obat buat kucing
    sedekah di masjid|sedekah ke anak yatim|sumbangan buat tetangga|amplop kawinan|kondangan di hotel
    transfer ke istri|kasih uang ke adik|kirim buat orang tua|bayar tukang|bayar ART bulan ini
    uang buat ibu|utang ke warung|top up e-wallet|cuci baju di laundry|salon sama istri
    arisan di kantor|toilet di terminal|jahit celana|perpuluhan di gereja|kado buat pacar
    nyumbang buat korban gempa|hadiah ulang tahun temen kantor|ngasih pengemis
    bayar utang ke temen kantor|massage at the hotel|pijat di hotel|print proposal|ngeprint surat lamaran|fotokopi KTP|materai sepuluh ribu`),
}
