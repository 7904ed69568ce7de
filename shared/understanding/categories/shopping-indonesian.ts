/** The Indonesian words of `shopping.ts`. */
import type { WordLists } from './words.ts'

export const SHOPPING_INDONESIAN: WordLists = {
  faint: 'alat|peralatan|perlengkapan|barang|belian|jajanan online',
  hint: `
    belanjaan|belanja bulanan|bulanan|mal|minimarket|swalayan|indomaret|alfamart|alfamidi|alfa|superindo|super indo|pasar|toko|toko kelontong
    kelontong|transmart|lottemart|lotte mart|carrefour|ranch market|farmers market indonesia|grand lucky|hari hari|yogya|griya|borma|tip top
    naga swalayan|giant|brastagi|diskon|obral|preloved|thrift|thrifting|lapak|olshop|online shop|toko online|checkout|cod|pasar pagi`,
  loose: `
    tas|kabel|kaca|botol|tempat|pita|kotak|kunci|pasir|batu|ongkir|ongkos kirim|paket cod|pernak pernik|aksesoris|aksesori|kertas`,
  thing: `
    baju|bajunya|kaos|kaus|kemeja|celana|celana jeans|celana pendek|celana panjang|celana dalam|celana renang|rok|jaket|jas|jas hujan|mantel hujan
    ponco|sepatu|sepatu lari|sepatu futsal|sepatu badminton|sepatu sekolah|sepatu kerja|sendal|sandal|sandal jepit|topi|jam tangan|jam dinding
    jam weker|dompet|ikat pinggang|gesper|sabuk|kerudung|hijab|jilbab|pashmina|ciput|mukena|sajadah|sarung|peci|kopiah|gamis|koko|baju koko|batik
    daster|piyama|baju tidur|baju renang|baju bayi|baju anak|baju lebaran|baju kantor|baju kerja|baju seragam|seragam sekolah|seragam|seragam pramuka
    kaos kaki|kaus kaki|kaos dalam|singlet|bh|beha|kutang|sempak|pakaian|pakaian dalam|sweter|kardigan|jumper|tas sekolah|tas ransel|ransel
    tas selempang|tas laptop|tas belanja|tas kerja|tas kantor|syal|sarung tangan|sarung bantal|dasi|kacamata hitam|kacamata renang|kacamata gaya
    perhiasan|cincin|kalung|gelang|anting|anting anting|emas|emas antam|logam mulia|bros|jepit rambut|jedai|ikat rambut|karet rambut|bando|sisir
    gunting|gunting kuku|cermin|sekinker|kosmetik|mekap|lipstik|liptint|lipbalm|bedak|bedak bayi|foundation|cushion|maskara|pensil alis|blush on
    parfum|minyak wangi|minyak rambut|minyak telon|pomade|wax rambut|cat rambut|semir rambut|semir sepatu|sabun|sabun mandi|sabun cuci
    sabun cuci piring|sabun colek|sabun muka|sabun cair|sabun batang|cuci muka|facial wash|pembersih muka|micellar|serum muka|tabir surya|pelembab
    pelembap|krim muka|krim wajah|day cream|krim malam|masker wajah|masker muka|masker rambut|lulur|scrub|hand body|handbody|losion|deodoran|sampo
    shampo|kondisioner|odol|pasta gigi|sikat gigi|benang gigi|obat kumur|tusuk gigi|cotton bud|katenbat|kapas|pisau cukur|alat cukur|silet|pembalut
    pantyliner|tampon|cat kuku|kutek|tisu|tisue|tisu basah|tisu toilet|tisu wajah|popok|popok bayi|pempers|perlak|botol susu|dot bayi|dot|empeng
    gendongan bayi|gendongan|stroller|kereta bayi|kereta dorong|selimut bayi|bak mandi bayi|ranjang bayi|box bayi|perlengkapan bayi|kursi makan bayi
    deterjen|detergen|pewangi|pelembut pakaian|pelicin|pemutih|bayklin|karbol|pembersih lantai|superpel|pewangi ruangan|kapur barus|kamper|obat nyamuk
    obat nyamuk bakar|hit semprot|lotion anti nyamuk|racun tikus|lem tikus|perangkap tikus|racun serangga|obat semut|raket nyamuk|sapu|sapu lidi|pel
    alat pel|pengki|kemoceng|sikat|sikat wc|spons|spon cuci|kain pel|kain lap|lap|ember|gayung|baskom|jemuran|hanger|gantungan baju|jepitan jemuran
    keset|tempat sampah|tong sampah|kantong plastik|plastik sampah|kresek|kantong sampah|aluminium foil|plastik wrap|lilin|korek api|korek gas|korek
    piring|mangkok|mangkuk|gelas|cangkir|sendok|garpu|sedotan|pisau dapur|talenan|panci|wajan|teflon|penggorengan|dandang|kukusan|centong|cobek|ulekan
    termos|botol minum|tempat minum|kotak makan|tempat makan|toples|rantang|rak piring|rak sepatu|rak buku|saringan|parutan|kompor gas|kompor listrik
    regulator gas|selang gas|kompor|ricecooker|magic com|magicom|penanak nasi|oven|setrika|strika|dispenser|kulkas|mesin cuci|kipas angin|kipas
    ac baru|televisi|antena|spiker|lampu|lampu led|lampu belajar|bohlam|senter|baterai|batre|batu baterai|stop kontak|stopkontak|colokan
    terminal listrik|kabel roll|kabel olor|kabel listrik|saklar|fitting lampu|kabel data|kabel hdmi|kabel charger|kabel cas|casan|cas hp|carger
    powerbank|hedset|earphone|hapeusb|hp|hape|handphone|ponsel|casing|casing hp|kesing|softcase|tempered glass|antigores|anti gores|pelindung layar
    ganti lcd|lcd hp|servis hp|servis laptop|service hp|service laptop|servis komputer|komputer|kompi|mousepad|flashdisk|flesdis|flash disk|fd|hardisk
    harddisk|memori card|kartu memori|modem|kamera|jam pintar|cctv|kursi gaming|mebel|furnitur|lemari|lemari plastik|lemari baju|kursi|kursi plastik
    meja|meja belajar|meja makan|meja kerja|kasur|kasur lipat|dipan|ranjang|springbed|spring bed|matras|bantal|guling|sprei|seprai|seprei|bed cover
    bedcover|selimut|gorden|korden|hordeng|gordyn|tirai|taplak|taplak meja|tikar|karpet|ambal|bingkai|pigura|bingkai foto|hiasan dinding|vas|vas bunga
    handuk|kelambu|payung|koper kecil toko|perabot|perabotan|perabot rumah|kebutuhan rumah|keperluan rumah|alat rumah tangga|peralatan rumah
    peralatan dapur|alat dapur|alat masak|alat mandi|peralatan mandi|perlengkapan mandi|alat kebersihan|bendera|umbul umbul|hiasan|lampion|palu|obeng
    tang|gergaji|bor|bor listrik|kunci inggris|kunci pas|gembok|engsel|gagang pintu|paku|sekrup|mur baut|baut|meteran|tangga lipat|cat tembok|cat kayu
    cat minyak|kuas|kuas cat|amplas|lem|lem kayu|lem korea|lem tembak|semen|pasir bangunan|batu bata|genteng|keramik|seng|triplek|kayu|pipa
    pipa pralon|paralon|kran|kran air|keran|keran air|shower|wastafel|kloset|selang|selang air|selang taman|pompa air|toren|tandon|bahan bangunan
    material bangunan|cangkul|sekop|arit|golok|tanaman|tanaman hias|bibit|benih|pot|pot bunga|pupuk|media tanam|tanah kompos|bunga|bunga mawar|anggrek
    monstera|kaktus|pestisida|alat tulis|alat tulis sekolah|atk sekolah|pulpen|bolpen|bolpoin|pensil|pensil warna|crayon|krayon|spidol|stabilo
    penghapus|tipe x|tip ex|tipex|penggaris|rautan|serutan|buku tulis|buku gambar|buku catatan|buku pelajaran|buku paket|buku sekolah|lks|sampul buku
    kertas kado|kertas lipat|kertas origami|kertas karton|kertas folio|isi binder|map plastik|kalkulator|jangka|busur|cat air|kanvas|kotak pensil
    tempat pensil|kalender|fotokopi materi|fotokopi tugas|fotokopi buku|fotokopi catatan|fotokopi soal|fotokopi modul|print tugas|ngeprint tugas
    print makalah|ngeprint makalah|print skripsi|ngeprint skripsi|jilid skripsi|jilid tugas|jilid makalah|fotokopi skripsi|rokok|roko|sebungkus rokok
    udud|udut|rokok kretek|rokok elektrik|liquid vape|pods|liquid|tembakau|papir|korek kuping|helm|jaket motor|sarung motor|cover motor|hape baru
    kado silang kantor|gunting rumput|mesin jahit|benang|benang jahit|jarum|jarum jahit|kancing|resleting|kain|bahan kain|bahan baju|kain batik
    ongkir shopee|ongkir tokopedia|raket|raket badminton|kok badminton|shuttlecock|bola basket|bola voli|bola futsal|sepeda|sepeda anak|sepeda lipat
    jersey bola|tenda|carrier gunung|gantungan kunci|stiker|kipas portable|kipas mini|tong|jerigen|galon kosong|tabung gas baru|jas almamater|toga
    bantal leher|payudara pompa|pompa asi|kantong asi|bunga plastik|lilin aromaterapi|lip cream|bulu mata palsu|softlens warna|sikat sepatu|kaleng cat
    cat kaleng|cat dulux|cat avitex|cat semprot|pilox|pylox|cat hitam|cat putih|cat dinding|cat genteng|cat rumah|kawat|kawat jemuran|tiner|thinner
    terpal|pengharum ruangan|pengharum|pengharum mobil|pinset|pasmina|ac setengah pk|ac split|polybag|sampul|sampul plastik|jam g shock|g shock
    pompa galon|galon pompa|tutup galon|pipa ledeng|lem pipa|lem fox|lem uhu|lem kertas|lem castol|lem aibon|dempul|plamir|rol cat|semprotan
    semprotan air|sprayer|gerinda|mata bor|tang potong|tang kombinasi|obeng set|kunci l|kunci ring|kunci sok|kunci shock|linggis|parang|sabit
    garpu tanah|gembor|waterpas|siku|rak siku|besi|besi beton|besi hollow|baja ringan|asbes|gypsum|plafon|lis|lantai|vinyl lantai|wallpaper dinding
    stiker dinding|stiker kaca|kaca cermin|kaca jendela|jendela|pintu|kusen|grendel|selot|slot pintu|kunci pintu|kunci rumah baru|kunci gembok
    rantai gembok|gantungan|gantungan dinding|kapstok|paku payung|paku beton|fischer|dinabolt|kabel ties|kabel tis|selotip|isolatip|lakban kain
    tali tambang|tali rafia|tali sepatu|rafia|karung|karung beras kosong|plastik|plastik kiloan|plastik bening|plastik mika|kantong kresek
    kresek hitam|ziplock|kotak penyimpanan|kontainer|kontainer box|box container|container plastik|keranjang|keranjang baju|keranjang cucian|rak
    rak dinding|rak dapur|rak besi|rak plastik|rak tv|meja tv|meja rias|meja kecil|meja komputer|meja laptop|kursi tamu|kursi teras|kursi makan
    kursi kantor rumah|kursi kerja|kursi roda kantor|bangku|sekat|partisi|kasur angin|kasur bayi|kasur busa|busa|bantal sofa|sarung sofa|cover sofa
    sarung kasur|guling bayi|bed cover set|sprei set|handuk mandi|handuk kecil|kimono mandi|jubah mandi|keset kaki|keset kamar mandi|rak sabun
    tempat sabun|tempat sikat gigi|gantungan handuk|kran wastafel|kran shower|sikat lantai|sikat botol|sikat baju|sikat cuci|wiper lantai|sapu lantai
    tongkat pel|ember pel|spin mop|lobi pel|vakum|penyedot debu|lap tangan|lap microfiber|lap kaca|pembersih kaca|pembersih kamar mandi
    pembersih toilet|harpic|porstex|mr muscle|cairan pel|cairan pembersih|soda api|disinfektan|deterjen bubuk|deterjen cair|sabun deterjen|sabun krim
    sabun lantai|sabun cuci tangan|sabun tangan|handsoap|sabun bayi|sabun sirih|sabun wajah|sabun batangan|sabun mandi cair|sabun giv|sabun lifebuoy
    sampo bayi|sampo anak|shampo anti ketombe|sampo pantene|sampo sachet|sampo sunsilk|creambath sachet|vitamin rambut ellips|hair tonic|serum rambut
    minyak kemiri|gel rambut|catokan|hairdryer|pengering rambut|alat cukur jenggot|alat cukur kumis|pencukur|cukuran|gillet|krim cukur|minyak cemceman
    bedak padat|bedak tabur|bedak dingin|bedak marcks|marcks|bedak my baby|contour|eye shadow|bulu mata|lem bulu mata|penjepit bulu mata|spons bedak
    beauty blender|kuas make up|kapas wajah|kapas kecantikan|micellar water|viva air mawar|air mawar|tonik|essence|ampoule|gel lidah buaya|aloe vera
    krim siang|krim pagi|krim mata|krim jerawat|acne patch|acne gel|obat jerawat oles|masker naturgo|masker organik|clay mask|peel off|scrub wajah
    scrub bibir|lip scrub|lip tint|lip oil|lip matte|lipen|lipmatte|pelembab bibir|body mist|body serum|handbody lotion|krim tangan|roll on|rexona
    deodoran spray|tawas|parfum refill|parfum isi ulang|bibit parfum|minyak wangi refill|eau de parfum|edp|kuteks|pembersih kutek|aseton|kuku palsu
    kikir kuku|pemotong kuku|tisu kering|tisu gulung|tisu dapur|tisu makan|tisu magic|tisu paseo|nice tisu|mitu baby|tisu bayi|popok kain|clodi
    popok sekali pakai|popok celana|happy nappy|baju jumper|jumper bayi|sarung tangan bayi|topi bayi|kaos kaki bayi|sepatu bayi|sepatu anak|bedong
    kain bedong|gurita bayi|alas ompol|stroler|walker bayi|baby walker|bouncer|playmat|gigitan bayi|sterilizer|sterilizer botol|sikat botol susu
    sabun botol bayi|kelambu bayi|training cup|baju hamil|bra menyusui|apron menyusui|pembalut nifas|celana hamil|korset melahirkan|celana kolor|kolor
    boxer|celana cargo|celana kain|celana bahan|celana training|celana kulot|kulot|celana legging|celana sekolah|rok sekolah|rok plisket|rok span
    kaos oblong|kaos polo|kaos bola|kaos distro|kaos anak|kaos putih|kaos hitam|kaus dalam|kaos lengan panjang|kemeja flanel|kemeja putih|blus|tunik
    gaun|gaun pesta|baju pesta|baju kondangan|baju seragaman|seragaman|baju bekas|baju thrift|baju muslim|baju gamis|baju kebaya|baju adat|baju natal
    baju imlek|baju couple|baju anak bayi|rompi|sweater rajut|jaket jeans|jaket kulit|jaket bomber|jaket gunung|jaket hujan|mantol|jas hujan plastik
    payung lipat|sarung wadimor|sarung gajah duduk|sajadah anak|tasbih|kopiah anak|alquran|al quran|mushaf|buku yasin|iqro|buku iqro|juz amma|alkitab
    rosario|hio|lilin gereja|lilin natal|pohon natal|hiasan natal|ketupat hiasan|amplop lebaran|amplop angpao|kartu ucapan|kartu lebaran
    kartu undangan|sepatu kets|sepatu sneakers|sepatu boot|sepatu bot|boots|sepatu gunung|sepatu bola|sepatu basket|sepatu pantofel|pantofel|flatshoes
    flat shoes|sepatu hak|sepatu kulit|sepatu converse|sepatu vans|sepatu nike|sepatu adidas|sendal gunung|sendal jepit|sandal swallow|sandal hotel
    selop|tali jam|jam tangan casio|jam anak|kacamata fashion|kacamata anak gaya|topi anak|topi kupluk|kupluk|bucket hat|tas wanita|tas pria|tas anak
    tas pinggang|waist bag|sling bag|slingbag|totebag|pouch|tas gunung|tas kamera|dompet wanita|dompet kulit|kartu holder|card holder|gantungan hp
    strap hp|tali hp|holder hp|tongsis|ring stand|case hp|kesing hp|softcase hp|hardcase|charger hp|charger laptop|adaptor|kepala charger
    batok charger|kabel type c|kabel usb|kabel lightning|kabel aux|konverter|usb hub|otg|card reader|memori hp|micro sd|baterai hp|baterai kamera
    baterai abc|baterai alkaline|baterai jam|baterai remote|baterai laptop|lcd laptop|ganti baterai hp|ganti baterai laptop|servis handphone
    servis kamera|servis iphone|instal ulang|instal laptop|install ulang|ram laptop|upgrade ram|keyboard laptop|cooling pad|stand laptop
    headset gaming|mouse wireless|mikrofon|mic wireless|green screen|lampu studio|softbox|speaker aktif|speaker bluetooth|salon aktif|radio|dvd player
    set top box|stb|remote tv|remot|remote ac|antena tv|bracket tv|smart tv|android tv|proyektor|playstation baru bekas|jam digital|smartband|mi band
    alat pengukur|timbangan badan|timbangan kue|timbangan dapur|timbangan bayi|kipas dinding|kipas gantung|kipas berdiri|exhaust fan|air cooler
    water heater|pemanas air|heater|water dispenser|galon elektrik|saringan air|filter air|ceret|teko|teko listrik|termos air|termos nasi
    kompor portable|gas portable|gas kaleng|kompor tanam|kompor satu tungku|oven listrik|pemanggang roti|panggangan|arang|arang sate|kipas sate
    tusuk sate|chopper|blender tangan|panci kukus|panci listrik|langseng|wajan anti lengket|teflon maxim|sutil|sodet|sendok nasi|sendok sayur
    sendok makan|garpu makan|sumpit|pisau|gunting dapur|parutan keju|pengupas|serbet|celemek|sarung tangan dapur|sarung tangan karet
    sarung tangan plastik|cempal|tatakan|tatakan gelas|nampan|baki|piring plastik|piring kertas|mangkok kertas|gelas kertas|sendok plastik|mika
    mika plastik|styrofoam|kotak nasi|dus nasi kosong|dus kue kosong|plastik makanan|tutup saji|tudung saji|toples kaca|toples kue|botol kaca
    botol spray|botol kecap kosong|jerigen air|drum air|gentong|pot gantung|pot tanaman|rak tanaman|tanaman monstera|bibit cabe|bibit tomat
    bibit pohon|bibit mangga|bibit sayur|biji bunga matahari|bunga hias|bunga potong|bunga sedap malam|bunga melati|bunga anggrek|bunga krisan|buket
    buket bunga|buket uang|rangkaian bunga|kompos|pupuk kandang|pupuk npk|npk|sekam|cocopeat|tanah|obat tanaman|semprotan hama|racun rumput|roundup
    obat rumput|obat tikus|kapur ajaib|kapur semut|kapur serangga|obat kecoa|obat rayap|obat lalat|lem lalat|anti rayap|vape semprot|vape one push
    soffel|lotion nyamuk|kelambu nyamuk|rokok filter|rokok mild|rokok surya|rokok gudang garam|rokok marlboro|rokok sampoerna|rokok eceran
    rokok ketengan|sebatang rokok|slop rokok|gudang garam filter|djarum coklat|djarum 76|wismilak|lintingan|mancis|zippo|gas korek|asbak|coil vape
    catridge vape|pod vape|buku tulis sidu|sidu|buku kotak|buku garis|buku besar|buku agenda|agenda|bullet journal|buku kuitansi sekolah|loose leaf
    kertas binder|kertas hvs warna|kertas foto|kertas minyak|kertas kalkir|kertas manila|kertas asturo|kertas krep|karton|karton manila|sterofom
    gabus tugas|glue gun|gunting kertas|cutter|kater|isi cutter|stapler|steples|isi staples|jepretan|hekter|klip kertas|penjepit kertas|paper clip
    binder clip|tipe ex|correction tape|pena|pulpen gel|pulpen pilot|isi pulpen|tinta pulpen|pensil 2b|pensil mekanik|isi pensil|peruncing|raut pensil
    papan tulis|kapur tulis|penghapus papan|penggaris besi|mistar|kompas jangka|peta|globe|atlas|kamus|buku diktat|diktat|modul|buku mewarnai sekolah
    buku soal|buku un|buku latihan|buku panduan|buku kuliah|buku tajwid|kitab|kitab kuning|dasi sekolah|topi sekolah|topi upacara
    ikat pinggang sekolah|sabuk pramuka|hasduk|seragam batik sekolah|baju pramuka|baju sd|baju smp|baju sma|seragam sd|seragam olahraga
    baju olahraga sekolah|kotak bekal|jam beker|kalender meja|foto frame|frame foto|pigura foto|lukisan|hiasan kamar|lampu tumblr|lampu hias
    lampu tidur|lampu emergency|lampu meja|lampu taman|lampu philips|lampu neon|downlight|kap lampu|fiting|dimmer|kabel rol|sekring|mcb|tespen
    multitester|solder|timah|genset|ups komputer|stabilizer|stavolt|inverter|panel surya|aki kering mainan|kamera cctv|bel pintu|kunci pintu digital
    brankas|tangga|tangga aluminium|gerobak sorong|troli|koper baju toko|raket tenis|net badminton|kok|suttlekok|shuttlekok|senar raket|grip raket
    kaos tim futsal|jersey futsal|deker|sepatu roda anak|sepeda gunung|sepeda listrik|ban sepeda|helm sepeda|lampu sepeda|gembok sepeda
    kacamata sepeda|sarung tinju|dumbel|barbel|resistance band|skipping|tali skipping|treadmill|sepeda statis|kompor camping|matras camping
    tas carrier|cover bag|senter kepala|botol minum olahraga|tumbler corkcicle|stanley tumbler|baju buat acara|batik buat acara|bola lampu
    lampu bohlam|cling pembersih|sabun lux|baju matahari|tali jemuran|sunlight jeruk nipis|deterjen attack|pewangi stella|kamper stella|air mawar viva
    tali|ganjal pintu|penahan pintu|karet gelang|karet|jepitan kertas|lap piring|kanebo piring|rak handuk|rak helm|rak sampah|tempat tisu|tempat beras
    tempat telur|tempat minum anak|tempat kosmetik|kotak obat|kotak perhiasan|kotak tisu|kaca rias|kaca spion kamar|meja setrika|papan setrika
    alas setrika|semprotan setrika|sarung galon|dudukan galon|keranjang belanja|tas kresek|tas spunbond|tas anyaman|tikar lipat|karpet bulu
    karpet puzzle|alas kaki|alas tidur|sarung kulkas|sarung mesin cuci|tutup botol|tutup gelas|tutup kepala|penutup mata|masker mata tidur|ikat kepala
    bandana|dalaman|manset|dalaman hijab|inner|legging anak|stoking|kaos kaki bola|celana bola|baju bola|sepatu senam|baju silat|baju karate
    baju balet|baju badut|baju profesi anak|kostum|kostum anak|mahkota|selendang|stagen|jarik|kain jarik|kain pantai|kain ihram anak|blangkon|udeng
    kamen|saput|peniti|jarum pentul|pita rambut|bros hijab|cincin nikah|kalung emas|gelang emas|anting emas|liontin|jam tangan couple|jam pasir
    termometer ruangan|timbangan|kalkulator dagang|senter cas|lampu cas|lampu sorot|lampu kepala|lampu teras|lampu gantung|lampu dinding|kabel antena
    kabel speaker|kabel ekstensi|steker|colokan listrik|saklar lampu|meteran jahit|gunting kain|gunting kebun|gunting dahan|sarung tangan kebun
    topi kebun|sepatu kebun|ember tanaman|semprotan tanaman|penyiram tanaman|gembor tanaman|paranet|plastik uv|pot gerabah|rak pot|hidroponik|rockwool
    nutrisi ab mix|bibit hidroponik`,
  full: `
    sabun pel|kopi maker|mesin kopi|cangkir kopi|gelas kopi|gelas plastik|tempat nasi|tempat bekal|tempat sayur|tempat bumbu|botol kecap|meja kopi
    rak bumbu|oven kue|cetakan kue|loyang|pisau roti|panci presto|baju olahraga|celana olahraga|sepatu olahraga|baju senam|matras yoga|tas koper kecil
    tiket belanja|voucher belanja|kado kertas|kartu perdana toko`,
}
