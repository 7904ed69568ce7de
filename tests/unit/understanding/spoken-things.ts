/** What people say they bought, by the category it belongs to; written before the rules' answers were seen. */
import type { Category } from '../../../shared/domain/category.ts'
import { phraseList } from '../../../shared/understanding/words/phrase-table.ts'

export const SPOKEN_THINGS: Readonly<Record<Category, readonly string[]>> = {
  'Food & Dining': phraseList(`
    makan di hana masa
    a round of Cokes|Culvers|Minskys|fish fry dinner|chili supper tickets|pancake breakfast
    pack of Shin Ramyun|Chapagetti|gochujang|sundubu|mint chutney|tamarind chutney|khichdi|picnic roll|Kartika Sari|lampet
    penyetan|Kusuka|funyuns|a couple of conchas|raspado for the kids
    leminerale yang kecil|le mineral botol|chivda|misal pav|Lemonade stand
    jajan si kakak cilok|bas reng|wajit|borondong|bayem seikat
    ragit|tambah nasi|gammon|weetabix|a toastie at the cafe|jacket potato|mutton biriyani|bumbu rendang|marmite on toast
    jeera|toor dal|Thums Up|mithai box|prasadam|pozole|andaliman|ikan arsik|sop saudara|nasi campur bali|birria|kueh lapis
    beli seblak level tiga|lotek sama krupuk|kopi pagi di pos satpam|sarapan ketoprak depan stasiun
    teh anget di angkot|makan bareng anak kos|beras lima kilo merk Ramos|telur setengah kilo
    bumbu racik ayam goreng|daging buat rendang lebaran|sayur sop sama tempe di pasar
    gorengan lima biji|kue ulang tahun buat anak|jajan anak di sekolah|es krim buat ponakan
    martabak telor spesial|tahu crispy di alun-alun|nasi goreng kambing kebon sirih
    beli mangga dua kilo|cimol pedas|donat kentang|minuman boba gula aren|roti gandum
    susu UHT dua kotak|air mineral satu dus|isi galon|makan siang di kantor|makan malam di hotel
    kopi di bandara|nyobain ramen baru di PIK|ayam bakar madu|ikan gurame goreng|lontong sayur bu haji
    sate kelinci di puncak|es cendol durian|pisang molen|keripik singkong balado|sambel botol ABC
    minyak goreng dua liter|gula pasir sekilo|kangkung seikat|cabe rawit seperempat|bawang putih sekilo
    terasi|santan instan|ngopi bareng temen|traktir temen makan|bayar katering buat arisan
    gofood ayam geprek|snack buat di kereta|jajanan di pesawat|burger king|bubur bayi|indomie sekardus
    kerupuk udang|buah potong|salad buah|es teh jumbo|jagung bakar di pantai|nasi liwet|iced americano
    two lattes and a croissant|chicken wings for the game|burrito bowl at Chipotle
    groceries at Trader Joe's|a dozen eggs|half a gallon of milk|beer with the guys|drinks at the bar
    barbecue plate at the church|fajita plate|a cortado|Topo Chico|gas station hot dog|raspas for the kids
    happy hour cocktails|Thanksgiving turkey|birthday cake|lunch at the airport|breakfast at the hotel
    dinner with Sarah|pad thai|kids' happy meal|bag of chips|a box of cereal|bananas and yogurt
    ice cream for the kids|popcorn at the movies|hot chocolate|sushi takeout|pizza delivery
    donuts for breakfast|dim sum|bottle of wine|six pack of beer|coconut on the beach|fresh mango juice
    snacks for the road trip|a pound of ground beef|frozen peas|maple syrup|gum and a soda
    brunch on Sunday|food truck tacos|peanut butter|pumpkin pie`),
  Transportation: phraseList(`
    grep bike ke kantor|took a blue bike|LinkPass|Zipcar trip|dockless bike|feeder LRT|sewa sepeda listrik|smartrip card
    vacuum at the car wash
    semir ban|isi sel super|pertamak|ketilang|bohlam sein|COTA pass
    pertaliti seliter|pertalit eceran
    new brake pads|brake cable|fan belt|kampas|cat bodi motor|bohlam motor|windscreen repair|bike hire for the day|oyster card
    bensin motor|isi pertalite dua liter|bensin buat genset motor|parkir di mall|parkir di rumah sakit
    parkir inap bandara|ojek ke pasar|grab ke rumah sakit|gocar ke stasiun gambir|naik angkot
    naik transjakarta|KRL ke Bogor|MRT dari Blok M|LRT ke Bekasi|tol dalam kota|isi e-toll
    servis motor di Ahass|ganti oli mesin|tambal ban bocor|ganti kampas rem|cuci motor
    cuci mobil di rumah|ganti aki mobil|taksi bluebird ke bandara|ongkos angkot|becak dari pasar
    sewa motor di Bali|sewa mobil dua hari|denda tilang|bajaj ke Pasar Baru|isi angin ban
    maxim ke kosan|indrive ke kampus|bus transjakarta|naik ojol ke kantor|beli ban motor
    ganti lampu rem motor|shell super|parkir motor langganan di stasiun|ojek pangkalan
    filled up the tank|gas for the truck|Uber to work|Lyft home from the bar|cab to the airport
    parking downtown|parking at the hospital|toll on the turnpike|bus fare|subway card refill
    oil change|car wash|new tires|tow truck|speeding ticket|brake pads|bike share|scooter rental
    Grab to the mall|taxi to the hotel|car rental for the weekend|monthly bus pass
    valet parking at the restaurant|windshield repair|charging the Tesla`),
  Shopping: phraseList(`
    buku teknik di gramedia|buku pemrograman|buku kedokteran|buku referensi
    cartridge Oxva|cartridge vape
    a pack of AAs|triple As
    cooker gasket at patel brothers|masala dabba|kadhai|belan|idli stand|phone cover
    iket rambut anak|kuciran
    flashcards|new trainers|wellies for the kids|nail varnish|sellotape|keranjang baju|mata gerinda|bola lampu|mosquito bat|surf excel
    baju lebaran anak|sepatu sekolah|sandal jepit|tas ransel|celana jeans di pasar|kaos distro
    jilbab segi empat|mukena|kemeja batik buat kondangan|kaos kaki tiga pasang|jaket ojol|jam tangan
    kabel charger|casing hp|headset bluetooth|flashdisk|laptop bekas|hp baru buat anak|lampu bohlam
    ember sama gayung|sapu ijuk|sabun cuci piring|deterjen cair|pewangi baju|sikat gigi|pasta gigi
    sampo sachet|tisu toilet|pembalut|popok bayi|bedak tabur|sunscreen wajah|lipstik|parfum isi ulang
    gorden kamar|kasur busa|bantal guling|meja lipat|rak sepatu|kipas angin|rice cooker|panci presto
    wajan anti lengket|obeng set|cat tembok|paku sama palu|lem tikus|obat nyamuk|pulpen sama buku tulis
    penggaris|spidol papan tulis|kertas karton buat tugas|rokok sebungkus|korek gas|vape liquid
    pot bunga|pupuk tanaman|bunga mawar|bendera merah putih|payung|jas hujan|handuk|sprei|tas laptop
    belanja di Shopee|checkout keranjang Tokopedia|baju bayi|botol susu bayi|stop kontak|baterai remote
    colokan T|selang air|phone case|phone charger|new jeans|winter boots|a dress for the wedding
    running shoes|bath towels|shower curtain|dish soap|laundry detergent|paper towels|light bulbs
    vacuum cleaner|coffee maker|coffee table|bookshelf from IKEA|desk lamp|garden hose|potting soil
    screwdriver set|batteries|toothpaste and floss|shampoo|razor blades|mascara|moisturizer
    diapers and wipes|car seat for the baby|school supplies|notebooks and pens|backpack for school
    pack of cigarettes|umbrella|sunglasses|sarong|a new laptop|headphones|TV stand|bed sheets
    picture frames|trash bags|extension cord|Halloween costume|Christmas lights|stuff from Amazon
    gundam|water balloons|mainan anak|boneka|lego|layangan|toys for the kids`),
  Entertainment: phraseList(`
    box of shells at Cabela's|clay targets|masuk Lobang Jepang|Harkins
    COSI|Marcus theatre
    panto tickets|nonton wayang|ular tangga|padel court|tiket curug
    drum heads|two packs of guitar strings|rehearsal studio|delay pedal
    nonton di bioskop|tiket konser|karaoke bareng temen|top up diamond|top up game|skin mobile legends
    main futsal|sewa lapangan badminton|berenang di kolam umum|tiket masuk ragunan|tiket dufan
    masuk kebun binatang|komik one piece|novel Tere Liye|buku cerita anak
    main bowling|timezone|main playstation|tiket museum|tiket masuk pantai|tiket waterpark|odong-odong
    nobar bola|tiket nonton timnas|senar gitar|voucher steam|mancing di kolam
    kembang api|tiket candi borobudur|naik kuda di pantai|photobox|tiket pameran|kolam renang anak
    movie night at AMC|movie tickets|concert tickets|bowling with friends|mini golf|a video game
    surf lesson|ski lift tickets|museum entry|zoo tickets|baseball game|a new novel|comic books
    guitar strings|karaoke night|escape room|lottery ticket|arcade with the kids
    swimming pool entry|board game|fireworks|temple entrance fee|tennis court|golf with dad
    Kecak dance tickets|waterbom tickets`),
  'Bills & Utilities': phraseList(`
    Evergy|Ameren|Duke Energy|sewer bill|propane delivery
    southwest gas|Cox bill|SRP bill
    Columbia Gas|AEP Ohio|water and trash|trash and water|the renters insurance from Lemonade|car insurance went
    bimbingan belajar|les coding|society maintenance|self assessment|violin lessons|rekening telepon|kas elpiji tiga kilo
    bayar kos|uang kos bulan ini|sewa kontrakan|token listrik|bayar listrik|air PDAM|tagihan wifi
    indihome|pulsa|paket data|kuota internet|BPJS kelas dua|asuransi jiwa|cicilan motor|cicilan hp
    KPR rumah|kartu kredit BCA|pajak motor|PBB|SPP anak|uang sekolah|les matematika|bimbel
    kursus bahasa Inggris|gas elpiji tiga kilo|iuran RT|iuran sampah|uang keamanan|ganti gas
    shopee paylater|angsuran bank|uang kuliah semester|pajak STNK|pulsa buat ibu|daftar ulang sekolah
    denda telat bayar listrik|pinjol|premi asuransi mobil|IPL apartemen|electric bill|water bill
    gas bill|internet bill|phone bill|rent|mortgage payment|car insurance|health insurance|car payment
    student loan|property tax|tuition|daycare|credit card bill|trash pickup|HOA fees|phone plan
    SIM card|mobile data|math tutor|piano lessons|renters insurance|cooking gas
    late fee on my credit card|les renang`),
  Healthcare: phraseList(`
    gara-gara asam lambung|admin dokter gigi
    krim racikan|serum racikan dari dokter|facial di klinik|the Y membership|Planet Fitness membership|skin check
    vitamin D gummies in Costco|melatonin gummies|probiotic gummies
    bp tablets|flu jab|amlodipine|cuci darah|obat cacing|gynae|savlon|hay fever tablets
    obat batuk|obat di Indomaret|obat sakit kepala di warung|dokter gigi|cabut gigi
    periksa ke puskesmas|vitamin C|minyak kayu putih|tolak angin|beli betadine|plester luka
    kacamata minus|ganti lensa kacamata|softlens|gym bulanan|kelas yoga
    cek darah|tes lab|imunisasi anak|USG kandungan|obat cacing|salep gatal|masker medis|fisioterapi
    konsultasi psikolog|rawat inap|bekam|obat maag|test pack|suplemen|koyo cabe|tensi meter|senam zumba
    kontrol behel|obat tetes mata|ambulans|vaksin flu|bidan|doctor visit|copay at the clinic|dentist
    prescription refill|cold medicine|allergy pills|vitamins|band aids|contact lenses|new glasses
    gym membership|yoga class|physical therapy|therapist session|blood test|urgent care
    flu shot|ibuprofen|eye exam|pharmacy|X-ray|protein powder|chiropractor|sunburn ointment`),
  Travel: phraseList(`
    koper kabin|roro ke Bakauheni|package holiday|sewa hiace|trek permit
    tiket pesawat ke Medan|hotel di Malang|villa di Puncak|penginapan dua malam|kereta api ke Surabaya
    tiket kereta Jakarta Jogja|bus malam ke Solo|travel ke Bandung|kapal ferry ke Gilimanuk
    tiket Whoosh|bagasi pesawat|koper|oleh-oleh dari Jogja|paspor|visa Jepang|open trip Bromo
    tour Raja Ampat|sewa jeep Bromo|homestay di Dieng|Airbnb|bus ke Semarang|kapal ke Nusa Penida|umroh
    pemandu wisata|hostel di Canggu|glamping di Lembang|tiket mudik|Traveloka|naik kereta ke Malang
    flight to Denver|plane tickets|hotel in Chicago|Airbnb for the weekend|baggage fee|train to Boston
    Amtrak|Greyhound to Dallas|visa extension|passport renewal|boat to Gili|fast boat to Nusa Penida
    snorkeling tour|souvenirs|new suitcase|travel insurance|campsite|resort fee|tour guide|motel|hostel
    volcano sunrise trek|ferry ticket to Lombok|city tour`),
  Business: phraseList(`
    tabung freon|breket AC|pipa AC|kapasitor AC|tang ampere|sewa bor beton|kawat las
    Thumbtack lead|scissor lift rental|box styrofoam|ice gel|van lettering|wax for candles
    workbooks for my students|stock photos|plastik buat ngemas kerupuk|kertas buat ngajar|leaflets|van hire|biscuits for lessons
    commissary kitchen fee|health department permit|limes for the truck|screws for the Garza job
    kertas HVS buat kantor|tinta printer|iklan Facebook
    domain website|hosting|gaji karyawan|bayar freelancer|makan siang sama klien|kopi meeting klien
    ongkir paket jualan|bubble wrap|plastik buat jualan|tepung buat jualan donat|stok barang toko
    bahan baku|sewa kios|kartu nama|spanduk|coworking|alat tulis kantor|snack rapat|kardus packing
    kulakan di pasar induk|endorse selebgram|bayar desainer logo|seragam karyawan
    gelas plastik buat jualan es|lakban|stiker label produk|JNE kirim pesanan|office chairs
    printer paper for the office|business cards|Google ads|lunch with a client|coworking day pass
    domain renewal|web hosting|freelance designer|employee bonus|shipping boxes for orders
    coffee with a client|conference ticket|office snacks|postage stamps|flyers for the shop|team lunch
    inventory for the store|Uber Eats for the office`),
  Subscription: phraseList(`
    Netflix|langganan Spotify|YouTube Premium|iCloud|ChatGPT Plus|Disney Hotstar|langganan koran
    Canva Pro|Google One|Vidio|langganan Netflix bulanan|Apple Music|Adobe|Amazon Prime|HBO Max
    New York Times|gym app subscription|Dropbox|Duolingo|Hulu|Audible|PlayStation Plus|Microsoft 365
    Zoom Pro|Crunchyroll|perpanjang langganan Viu|Claude Pro|magazine subscription|Patreon
    cloud storage`),
  Other: phraseList(`
    milet|voer murai|kandang lovebird|si kecil dicukur|ngirim ibuk buat belanja|krodong
    mailed my documents to Mumbai through USPS|priority mail|certified mail|kirim paket ke rumah di Medan|kirim ijazah ke kampung|dryer at the laundromat|three loads at the laundromat|OPT application
    instant transfer fee|ATM fee at the casino|upah pasang keran|kuras toren
    downstairs laundry washer|laundry dryer|library late fee|full arms waxing|half legs wax|stamps at the post office|speed post
    upah Bi Iis nyetrika|upah nyuci seminggu|jajan si kakak
    christening|hen do|laundry gorden|dekor|sponsored walk|childminder|reparasi tas|solicitor
    chew toy for the dog|church basket|flowers for my mom
    sedekah jumat|infak masjid|zakat fitrah|kotak amal|kondangan|kado ulang tahun|amplop nikahan|angpao
    sumbangan banjir|transfer ke ibu|kirim uang ke kampung|kasih adik|potong rambut|salon|creambath
    laundry kiloan|cuci sepatu|tukang kebun|gaji ART|tukang ledeng|arisan|makanan kucing|pasir kucing
    dokter hewan|bayar utang ke Andi|minjemin temen|top up gopay|isi saldo OVO|biaya admin|toilet umum
    kas kelas|duplikat kunci|permak celana|jahit baju|servis AC|kado buat nikahan temen|hampers lebaran
    vaksin kucing|uang duka|mainan kucing|THR buat keponakan|semir rambut di salon|pakan burung
    iuran kelompok|haircut|barber|dog food|cat litter|vet|dog groomer|donation to the church|charity
    birthday gift for mom|wedding present|baby shower gift|laundry|dry cleaning|house cleaner
    babysitter|plumber|key copy|tailor|tattoo|money to my brother|paid back Mike|lent Tom|ATM fee
    tip jar|gift card for the teacher|manicure|nail salon|food for the cat|pijat refleksi|tukang urut|massage|fotokopi|ngeprint dokumen|materai`),
}
