/** What people say they did and paid for, by its category; written before the rules' answers were seen. */
import type { Category } from '../../../shared/domain/category.ts'
import { phraseList } from '../../../shared/understanding/words/phrase-table.ts'

export const SPOKEN_DOINGS: Readonly<Record<Category, readonly string[]>> = {
  'Food & Dining': phraseList(`
    tadi pagi sarapan lontong di depan gang|barusan beli es cincau abang-abang
    malem-malem beli nasi goreng|jajanin anak cilok|mampir beli roti bakar
    kita makan rame-rame di saung|beli ayam potong dua ekor di pasar|belanja buat masak seminggu
    makan di foodcourt|nongkrong di kafe sama temen|beliin ibu bubur|pesan gofood|borong gorengan
    ngeteh di warung kopi|makan padang bungkus dua|beli jajan di koperasi sekolah
    jajan basreng di sekolah|beli telur ayam kampung|ngabuburit beli takjil|beli daging sapi sekilo
    makan malam anniversary|es kelapa di pantai|kopi item di pos ronda|beli bumbu opor
    isi galon di depot|beli sayur asem sebungkus|minum bir|beli kacang goreng|makan indomie di warkop
    masak bareng beli bahan|beli cabe sama tomat|makan soto di terminal
    stopped for coffee on the way to work|grabbed lunch with a coworker|ordered pizza for the kids
    got ice cream after the movie|picked up dinner from Panda Express|took my wife out to dinner
    drinks at the airport bar|fed the kids at McDonald's|bought everyone donuts|went grocery shopping
    had brunch at the hotel|got boba with friends|bought steaks for the barbecue|a round of beers
    tacos from the food truck|got sushi|bought snacks at 7-Eleven|cup of tea at the museum
    sandwich on the train|bought a birthday cake for my son|grilled fish in Jimbaran`),
  Transportation: phraseList(`
    tadi naik ojek pas ujan|nganter anak pake gocar|bayar parkir pas nonton|motor mogok ganti busi
    isi bensin dulu sebelum ke kantor|naik angkot pulang pergi|bayar tol keluar cawang|ban bocor tambal
    naik kereta KRL ke Depok|bayar ojek pangkalan ke stasiun|mobil masuk bengkel
    beli aki baru buat mobil|cuci steam motor|naik bajaj sama ibu|bensin habis isi eceran
    e-toll isi ulang|bayar taksi dari bandara|sewa motor buat keliling Bali|grab ke rumah temen
    naik TransJakarta ke Senayan|bayar parkir langganan bulanan kantor|ganti oli sama servis
    took an Uber to dinner|gas up the car|paid for parking at the beach|rode the subway
    took a cab from the bar|replaced the brakes|bus to the mall|paid the toll|topped up my transit card
    rented a scooter for three days|got the car washed|got an oil change
    filled the tank before the trip|took the train to the office|Grab from the hotel to the restaurant
    got a flat tire fixed|gas for the week`),
  Shopping: phraseList(`
    beliin anak sepatu sekolah|beli baju lebaran buat suami|ganti casing hp
    beli sabun sama odol di warung|beli pot sama tanah|borong baju di Shopee|beli kursi buat teras
    beli pampers si kecil|beli kipas karena gerah|beli rokok sebungkus|beli seprai baru
    beli gelas pecah kemarin|beli colokan sama kabel|beli bolpen buat ujian
    beli spidol sama kertas karton buat tugas anak|beli sunscreen sama toner|beli raket nyamuk
    beli perlengkapan bayi|beli tas ransel di Pasar Baru|jajan skincare|beli jam tangan buat sendiri
    beli cincin|beli kompor baru|beli tempat sampah|beli bantal|beli ember pecah|checkout Shopee
    beli lampu teras|beli pel-pelan|bought a shirt for my interview|got new sneakers
    ordered a lamp on Amazon|bought shampoo at CVS|picked up diapers|got a case for my phone
    bought a chair for my room|paper plates for the barbecue|bought curtains|got some pens
    bought a coat at Macy's|got a drill from Home Depot|bought a bag at the market
    bought a sarong on the beach|ordered a keyboard|bought makeup
    anak minta mainan|beli layangan buat anak`),
  Entertainment: phraseList(`
    ngajak anak ke timezone|nonton bareng pacar di XXI|beli tiket konser Tulus
    main futsal sama anak kantor|ke kebun binatang sama anak|top up Mobile Legends buat adik
    beli buku Harry Potter|berenang sama keponakan|main ke Dufan|bayar karaoke|beli kartu Pokemon
    nonton bola di stadion|ke museum sama rombongan sekolah|bayar lapangan badminton|sewa PS di rental
    main bowling|beli gitar|ke pantai bayar tiket masuk
    took the kids to the zoo|went bowling|saw a movie|bought tickets to the Lakers game
    played mini golf|got a new book|went to a concert
    took a surf lesson|bought a video game|went to the museum|took the kids to the trampoline park
    tickets for the Kecak show|rented a surfboard|bought a guitar`),
  'Bills & Utilities': phraseList(`
    bayar kos bulan november|isi token listrik|beli pulsa di konter|bayar SPP anak|nyicil motor
    bayar wifi rumah|beli gas di warung|lunasin kartu kredit|bayar PDAM|bayar iuran RT|ngisi kuota
    bayar BPJS bertiga|bayar pajak motor|bayar kontrakan|bayar les anak|transfer uang kos
    bayar listrik sama air|bayar paylater|bayar cicilan rumah|uang semester|bayar sampah bulanan
    paid rent|paid the electric company|paid my phone bill|paid off my credit card|water bill came
    internet for this month|paid my car insurance|paid the mortgage|my son's tuition|paid my taxes
    student loan payment|daycare this week|bought a SIM card|topped up my phone
    renewed my car registration|paid for gas refill for cooking|paid for my daughter's swimming lessons`),
  Healthcare: phraseList(`
    nganter ibu ke dokter|beli obat di apotek K24|beli panadol di warung|periksa gigi
    bayar gym bulan ini|cek gula darah|anak demam beli obat|ke puskesmas bayar|beli vitamin buat anak
    beli masker|beli kacamata baru|suntik vitamin|bayar rumah sakit|kontrol kandungan|beli koyo
    ke psikolog|beli minyak kayu putih buat bayi|tebus obat|tes lab|saw the doctor
    picked up my prescription|went to the dentist|bought cold medicine for my son
    paid my gym membership|new contacts|vitamins from Target|therapy session
    took my daughter to urgent care|got my flu shot|bought Advil at the gas station
    eye exam and glasses|yoga class at the studio`),
  Travel: phraseList(`
    booking hotel di Jogja|beli tiket pesawat ke Bali|nginep di villa Puncak|naik kereta ke Surabaya
    beli oleh-oleh di Malioboro|bikin paspor|bayar visa Jepang|naik bus malam ke Bandung
    ikut open trip ke Bromo|beli koper|sewa homestay|naik travel ke Bandung|tiket kapal ke Batam
    bayar DP umroh|bayar bagasi lebih|booked a flight|booked a hotel in New York|checked a bag
    paid for my visa extension|took the fast boat to Gili Trawangan|got souvenirs for my family
    booked an Airbnb|bus from Boston to New York|bought a suitcase|renewed my passport
    took the Amtrak to Washington|tour of the temples`),
  Business: phraseList(`
    bayar gaji karyawan dua orang|kulakan sembako buat warung|beli plastik kresek buat dagangan
    pasang iklan di Instagram|beli bahan baku kue buat dijual
    ketemu klien ngopi|bayar ongkir ke pembeli|sewa kios bulan ini|beli kardus buat packing
    perpanjang domain|bayar tukang foto produk|beli tinta printer|stok jualan
    beli kursi buat kantor|bayar hosting|cetak stiker produk|printed flyers|paid my assistant's salary
    took a client to lunch|bought printer ink|renewed my domain|ran some Facebook ads
    shipped a package to a customer|bought supplies for the office|coffee with clients
    paid a freelancer|desk for the office|rented a booth at the fair to sell my crafts
    coworking day pass`),
  Subscription: phraseList(`
    bayar Netflix|perpanjang Spotify|langganan Canva|bayar iCloud|langganan YouTube|upgrade Google One
    bayar ChatGPT bulan ini|langganan Vidio|bayar Disney Hotstar|renewed Netflix|my Spotify family plan
    paid for ChatGPT|iCloud upgrade|Hulu this month|New York Times subscription|Adobe renewal
    Amazon Prime annual|Xbox Game Pass|YouTube Premium`),
  Other: phraseList(`
    kasih pengemis|masukin kotak amal|nyumbang masjid|bayar laundry|cukur rambut|beli makanan kucing
    kondangan temen SD|beliin kado ponakan|transfer ke orang tua|bayar utang|bayar arisan
    bayar tukang ledeng|ngasih THR ponakan|minjemin uang ke temen|isi saldo GoPay|bayar admin bank
    pipis di toilet umum|jahit celana robek|bayar pembantu|nyalon|bawa kucing ke dokter hewan
    patungan kado bos|bayar cuci karpet|beli hampers natal buat tetangga|got a haircut
    donated to charity|bought a gift for my niece|gave money to my mom|paid the babysitter
    dropped off my dry cleaning|took the dog to the vet|bought cat food|paid the plumber
    lent my brother money|gave to the church|paid the cleaning lady|got my nails done
    bought a wedding present|paid my friend back|took out cash, ATM fee|bought dog treats
    had my pants hemmed|laundry and ironing|pijat capek|got a massage|ngeprint laporan|fotokopi dokumen|beli materai`),
}
