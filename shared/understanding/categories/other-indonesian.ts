/** The Indonesian words of `other.ts`. */
import type { WordLists } from './words.ts'

export const OTHER_INDONESIAN: WordLists = {
  faint: 'jasa|benerin|perbaikan|perbaiki|tukang|reparasi|biaya admin lain',
  hint: 'masjid|gereja|acara keluarga',
  loose: 'titip|setor|kuku|rambut|ponakan|keponakan|pijat kucing|hilang|mama uang|dompet digital',
  thing: `
    potong rambut|pangkas rambut|pangkas|cukur|cukur rambut|tukang cukur|tukang pangkas|nyalon|ke salon|creambath|krimbat|creambat|smoothing|rebonding
    keriting rambut|cat rambut di salon|ngecat rambut|warnain rambut|semir rambut di salon|hair spa|cuci blow|catok|hair mask salon|totok wajah
    manikur|pedikur|menipedi|meni pedi|pasang kuku|eyelash extension|extension bulu mata|pasang bulu mata|sulam alis|rias|make up wisuda
    make up pengantin|mua|jasa make up|jasa mua|luluran|londri|laundri|loundry|londre|laundry kiloan|laundry sepatu|cuci kiloan|cuci setrika
    jasa setrika|cuci baju|cuci sepatu|cuci karpet|cuci sofa|cuci kasur|cuci bed cover|cuci selimut|cuci helm|cuci boneka|cuci tas|dry clean
    bersih bersih rumah|jasa bersih bersih|jasa kebersihan|gosend cleaning|goclean|art|gaji art|gaji pembantu|gaji mbak|gaji bibi
    gaji asisten rumah tangga|gaji pengasuh|gaji suster|gaji baby sitter|gaji babysitter|gaji sopir|gaji supir|gaji satpam|gaji tukang
    asisten rumah tangga|pengasuh|pengasuh anak|si mbak|bibi cuci|thr art|thr pembantu|thr mbak|tukang kebun|tukang ledeng|tukang listrik|tukang ac
    tukang bangunan|tukang batu|tukang cat|tukang kayu|tukang kunci|tukang sol|tukang sol sepatu|tukang jahit|tukang servis|tukang pompa|tukang atap
    tukang gali|tukang sedot wc|tukang potong rumput|potong rumput|sedot wc|upah tukang|ongkos tukang|kuli|kuli bangunan|servis ac|service ac|cuci ac
    isi freon|freon|servis kulkas|service kulkas|servis mesin cuci|service mesin cuci|servis tv|servis kipas|servis kompor|servis pompa|servis jam
    ganti baterai jam|benerin atap|benerin pompa|benerin keran|benerin ac|benerin kulkas|benerin rumah|renovasi|renovasi rumah|renov|renov rumah
    perbaikan rumah|pasang ac|pasang cctv|jasa pasang|jasa angkut|jasa pindahan|pindahan|angkut barang|jahit|jahit baju|jahit celana|ongkos jahit
    permak|permak celana|permak jeans|permak baju|vermak|potong celana|ganti resleting|obras|bordir|bordir nama|payet|duplikat kunci|bikin kunci
    kunci duplikat|gandain kunci|kunci cadangan|cetak foto|cuci foto|pas foto|pasfoto|pas photo|foto ktp|toilet umum|wc umum|wc|kamar mandi umum
    uang toilet|numpang mandi|mandi umum|penitipan sandal|titip sandal|penitipan barang|sewa loker|loker|arisan|uang arisan|arisan ibu ibu|arisan rt
    arisan keluarga|arisan kantor|kas|uang kas|kas kelas|kas kantor|kas organisasi|kas kampus|iuran kelas|iuran kelompok|iuran organisasi
    iuran pramuka|iuran angkatan|utang|hutang|bayar utang|bayar hutang|nyaur utang|lunasin utang|balikin utang|bayar utang ke|utang ke|hutang ke
    hutang warung|utang warung|ngutangin|minjemin|minjamin|pinjemin|meminjamkan|pinjamin|pinjaman ke teman|kasbon|bon warung|dipinjam|dipinjem
    nalangin|talangan|ganti uang|gantiin uang|ganti duit|kirim uang|kirim duit|kirim ke|kirim ibu|kirim mama|kirim bapak|kirim orang tua
    kirim orangtua|kirim kampung|kiriman|kiriman ke|uang bulanan ibu|uang bulanan istri|uang bulanan mama|uang bulanan orang tua|uang saku
    uang saku anak|uang jajan adik bulanan|nafkah|jatah istri|jatah bulanan ibu|uang belanja istri|uang belanja ibu|duit ibu|kasih ibu|kasih mama
    kasih orang tua|kasih bapak|kasih adik|kasih ponakan|kasih keponakan|ngasih ponakan|ngasih ibu|ngasih mama|ngasih orang tua|ngasih adik
    ngasih nenek|kasih nenek|transfer ke|transfer ibu|transfer mama|transfer adik|transfer kakak|transfer orang tua|transfer bapak|transfer ke adik
    transfer ke ibu|transfer ke mama|transfer ke kakak|transfer ke bapak|transfer ke orang tua|tf ke adik|tf ke ibu|tf ke mama|tf ibu|tf mama|tf adik
    transferan ke|topup gopay|top up ovo|topup ovo|top up dana|topup dana|top up shopeepay|topup shopeepay|top up shopee pay|top up linkaja
    top up ewallet|top up dompet digital|isi gopay|isi ovo|isi dana|isi saldo|isi shopeepay|isi saldo gopay|isi saldo ovo|isi saldo dana|saldo gopay
    saldo ovo|saldo dana|saldo shopeepay|saldo linkaja|saldo e wallet|top up e money|top up emoney|isi e money|isi emoney|tarik tunai
    biaya tarik tunai|ambil uang atm|admin bank|biaya admin|biaya admin bank|admin atm|biaya transfer|admin transfer|biaya bulanan bank|potongan admin
    potongan bank|biaya kartu atm|ganti kartu atm|kartu atm hilang|materai duka|rias pengantin|dukun|ramalan|tarot|nyawer|saweran|sawer|pengamen
    ngamen|pengemis|parkir liar pungli|pungli|preman|uang rokok satpam|uang terima kasih|uang damai|bikin ktp|bikin kk|urus ktp|urus kk|urus akta
    akta kelahiran|surat nikah|urus surat|skck|bikin skck|surat keterangan|notaris tanah|pesangon|modal nikah|dp gedung nikah|wedding organizer
    seserahan|mahar|cincin mahar|undangan nikah|undangan nikahan|cetak undangan|sewa baju adat|sewa kebaya|sewa jas|sewa gaun|sewa tenda hajatan
    sewa sound|sewa kursi hajatan|hajatan|selamatan|slametan|syukuran|tahlilan|yasinan|pengajian|aqiqah|akikah|kurban|qurban|hewan kurban|sapi kurban
    kambing kurban|kambing aqiqah|pemakaman|makam|bunga makam|nyekar|jasa titip|cuci mobil mainan|jasa nyapu|tukang pijat kucing|balikin duit
    balikin uang|kembaliin uang|kembaliin duit|kembalikan uang|lunasi utang|lunasi hutang|melunasi utang|cicil utang|nyicil utang|utang teman
    utang temen|hutang teman|hutang temen|utang ke warung|utang di warung|bayar bon|bon di warung|pinjemin duit|pinjemin uang|pinjamkan
    pinjam ke teman|dipinjam teman|dipinjem temen|dipinjam adik|dipinjam saudara|minjemin teman|minjemin duit|minjemin uang|minjemin adik
    minjamin teman|nombokin|nombok|talangin|nalangin teman|amplop buat|amplop tetangga|amplop buat tetangga|amplop buat nikahan|amplop buat hajatan
    isi amplop|amplop sunatan|sunatan tetangga|nikahan|nikahan teman|nikahan temen|nikahan sepupu|nikahan saudara|resepsi|undangan|undangan pernikahan
    lamaran|tunangan|penitipan helm|titip helm|titip tas|penitipan|penitipan sepeda|uang saku adik|uang saku kuliah anak|uang jajan bulanan|jatah adik
    jatah mama|jatah orang tua|jatah bulanan|uang dapur istri|uang dapur ibu|belanja istri bulanan|kasih istri|kasih suami|kasih anak|kasih cucu
    kasih paman|kasih bibi|kasih saudara|kasih tetangga|kasih teman|kasih temen|kasih kakak|kasih papa|kasih ayah|kasih mertua|kasih ortu|kasih uang
    kasih duit|ngasih uang|ngasih duit|ngasih anak|ngasih keponakan|ngasih adek|ngasih kakak|ngasih ortu|ngasih bapak|ngasih istri|ngasih mertua
    ngasih saudara|ngasih temen|ngasih satpam|ngasih tukang parkir liar|ngasih bocah|bagi bagi thr|bagi thr|thr anak|thr sodara|thr saudara
    thr keluarga|thr satpam|thr tukang sampah|thr tukang kebun|thr supir|thr ibu|thr mama|kirim uang ibu|kirim uang ke ibu|kirim uang ke orang tua
    kirim uang ke anak|kirim anak|kirim adik|kirim istri|kirim kakak|kirim ayah|kirim papa|kirim nenek|kirim keluarga|kirim bulanan|kiriman bulanan
    kiriman anak kos|kiriman adik|transfer anak|transfer istri|transfer suami|transfer ayah|transfer papa|transfer nenek|transfer kampung
    transfer keluarga|transfer ortu|transfer mertua|transfer saudara|transfer temen|transfer teman|tf ortu|tf bapak|tf kakak|tf istri|tf temen
    tf teman|top up saldo|topup saldo|isi e wallet|isi ewallet|isi dompet digital|isi linkaja|isi flip|saldo|saldo paypal|top up paypal|top up jenius
    top up bank|nabung|menabung|tabungan|setor tabungan|nabung emas|tabungan anak|celengan|deposito|investasi|reksadana|reksa dana|saham|beli saham
    beli reksadana|kripto|trading|dana darurat|jahit sepatu|jahit tas|jahit gorden|jahit kebaya|jahit seragam|ongkos sablon baju sendiri|ongkos permak
    ongkos tukang jahit|kecilin baju|kecilin celana|gedein celana|ganti kancing|pasang kancing|pasang payet|servis payung|servis tas|servis sepatu
    servis setrika|servis blender|servis rice cooker|servis magic com|servis dispenser|servis water heater|servis pemanas air|servis sanyo
    servis genset rumah|servis gitar|servis sepeda|tukang kaca|tukang las|las pagar|jasa las|jasa tukang|jasa kebun|jasa potong rumput
    jasa potong pohon|tebang pohon|potong pohon|bersihin kebun|bersih kebun|bersihin got|kuras toren|kuras tandon|kuras sumur|kuras bak|gali sumur
    bor sumur|semprot rayap|fogging|basmi rayap|anti rayap rumah|jasa basmi|jasa pel|jasa cuci piring|jasa jemput laundry|jasa antar|jastip|jasa masak
    jasa rias|jasa pijat kucing|jasa ketik|jasa print foto|jasa translate|jasa joki|joki tugas|joki skripsi|bibi|bi inah|mbak art|mbak cuci
    mbak setrika|mbak nyuci|mbak bersih bersih|mbak yang bersih bersih|asisten rumah|arto|prt|infal|art infal|suster anak|pengasuh bayi|gaji nanny
    gaji tukang kebun|gaji penjaga rumah|penjaga malam|penjaga rumah|supir pribadi|uang terimakasih|parsel teman|catok rambut|cuci rambut
    keramas salon|gunting rambut|potong poni|potong rambut anak|smoothing rambut|rebonding rambut|warna rambut|bleaching rambut|bleaching
    toning rambut|highlight rambut|perming|cukur jenggot|cukur kumis|cukur alis|cukur bayi|cabut alis|benang wajah|threading|sulam bibir
    tanam bulu mata|bulu mata eyelash|pasang eyelash|eyelash|nail gel|kuku gel|perawatan salon|perawatan wajah di salon|perawatan kuku
    perawatan rambut|spa rambut|totok aura|luluran salon|tato|bikin tato|tindik telinga|hena|rias wajah|make up artist|makeup wisuda|make up nikah
    makeup nikah|sewa baju|sewa baju pengantin|sewa gaun pengantin|sewa baju wisuda|sewa toga|sewa kostum adat|sewa tenda nikahan|sewa gedung nikahan
    sewa gedung|sewa dekorasi|dekorasi nikahan|dekorasi ulang tahun|dekorasi lamaran|sewa sound system|sewa organ tunggal hajatan|fotografer nikahan
    foto prewed|prewedding|prewed|foto keluarga|foto wisuda|cetak foto wisuda|cuci cetak foto|fotografer wisuda|video nikahan|katering nikahan|wo
    nikah di kua|daftar nikah|cerai|pengadilan agama|surat kuasa|legalisir|legalisir akta|materai surat pribadi|bikin akta|bikin npwp|kartu keluarga
    surat domisili|surat pindah|rt rw surat|calo|biaya calo|pungutan|uang pelicin|uang rokok|uang keamanan preman|palak|kehilangan|uang hilang
    duit hilang|dompet hilang|kecopetan|kena tipu|ketipu|kerugian|ganti rugi|ganti barang rusak|toilet rest area|toilet spbu|toilet stasiun
    toilet terminal|toilet pasar|toilet mall|toilet pom bensin|kamar mandi|kamar mandi spbu|numpang toilet|numpang pipis|pipis|wc terminal
    sewa kamar mandi|mandi di rest area|arisan mingguan|arisan bulanan|arisan online|setor arisan|bayar arisan|uang kas rt lomba|kas kelompok
    kas himpunan|kas angkatan|kas masjid|kas pkk|kas arisan|uang kas kelas|uang kas kantor|iuran himpunan|iuran alumni|iuran reuni|iuran club motor
    iuran komunitas|iuran kurban|iuran nikahan|iuran kado|iuran makan perpisahan|reuni|urunan kado|patungan hadiah|patungan kado|patungan bunga
    patungan kurban|bolt kucing|dupa|sesajen|kondangan|parcel|kawinan|amplop kawinan|kirim buat|kirim untuk|mantenan|hajatan tetangga|sunatan|khitanan
    thr guru|thr guru ngaji|thr tetangga|thr karyawan rumah|uang sosial|dana kematian|dana kematian tetangga`,
  full: 'sol sepatu',
  deciding: `
    donasi|donatur|sedekah|sodakoh|shodaqoh|sedekah jumat|infak|infaq|zakat fitrah|zakat mal|wakaf|waqaf|fidyah|kotak amal|kencleng|kropak|kolekte
    persembahan|perpuluhan|persepuluhan|amal|sumbangan|sumbang|nyumbang|menyumbang|santunan|anak yatim|yatim piatu|panti asuhan|panti jompo
    bantuan bencana|korban bencana|korban banjir|korban gempa|galang dana|kita bisa|dana sosial|uang duka|uang takziah|takziah|melayat|ngelayat
    layatan|jenguk|menjenguk|kado|kado ultah|kado ulang tahun|kado nikahan|kado pernikahan|kado lahiran|kado bayi|hadiah|hadiah ultah
    hadiah ulang tahun|hadiah guru|bingkisan|parsel|parcel lebaran|parsel lebaran|hampers|hampers lebaran|hampers natal|amplop kondangan
    amplop nikahan|amplop hajatan|buwuh|buwuhan|becekan|mbecek|nyumbang hajatan|angpao|angpau|ampau|ang pao|thr ponakan|thr keponakan|thr anak anak
    thr buat|thr ke|salam tempel|buah tangan jenguk|karangan bunga|papan bunga|bunga papan|buket wisuda|kucing|anjing|kelinci peliharaan
    hewan peliharaan|peliharaan|makanan kucing|makan kucing|makanan anjing|pakan kucing|pakan burung|pakan ikan|pakan hamster|makanan hamster
    makanan ikan|makanan burung|makanan kura kura|kura kura|pelet ikan|ikan cupang|cupang|ikan hias|ikan koi|akuarium|jangkrik|burung kicau|kroto
    pasir kucing|kandang kucing|kandang burung|kandang hamster|kandang|me o|dry food kucing|wet food kucing|grooming kucing|grooming anjing
    vaksin kucing|vaksin anjing|steril kucing|dokter hewan|klinik hewan|penitipan kucing|penitipan hewan|obat kutu kucing|obat kucing|vitamin kucing
    kalung kucing|infaq jumatan|infak jumatan|infaq jumat|kencleng masjid|donasi masjid|sumbangan masjid|pembangunan masjid|buat masjid|untuk masjid
    buat anak yatim|untuk anak yatim|buat panti|buat korban|untuk korban|buat pengemis|buat pengamen|buat orang miskin|buat fakir miskin|fakir miskin
    dhuafa|duafa|kaum dhuafa|bagi bagi takjil|berbagi takjil|berbagi nasi|nasi jumat berkah|jumat berkah|sedekah subuh|sedekah makanan|sedekah nasi
    sedekah buat|sedekah online|donasi gempa|donasi palestina|donasi banjir|donasi bencana|donasi buku|donasi panti|sumbangan pembangunan
    sumbangan warga|sumbangan 17an|sumbangan agustusan|sumbangan rt|sumbangan sekolah sosial|sumbangan kematian|sumbangan dana bencana|sumbangan duka
    proposal sumbangan|kolekte gereja|persembahan gereja|kantong kolekte|perpuluhan gereja|intensi misa|dana punia|punia|amplop duka|amplop layat
    uang layat|bela sungkawa|jenguk orang sakit|jenguk teman|jenguk bayi|nengok bayi|kado buat|kado untuk|hadiah buat|hadiah untuk|hadiah wisuda
    hadiah pernikahan|hadiah lomba|kado wisuda|kado natal|kado anak|kado guru|kado pacar|kado istri|kado suami|kado perpisahan|kado anniversary
    kado valentine|kado sunatan|kado lamaran|kado farewell|tukar kado|bungkus kado|parsel natal|bingkisan lebaran|bingkisan hajatan|souvenir nikahan
    souvenir pernikahan|suvenir nikahan|souvenir ulang tahun|suvenir pernikahan|goodie bag ulang tahun|goodiebag ulang tahun|salam tempel keponakan
    angpao imlek|angpao nikah|kotak angpao|buat si meong|buat kucing|untuk kucing|buat anjing|untuk anjing|buat ikan hias|kucing sakit
    kucing peliharaan|anabul|anak bulu|anak kucing|makanan anabul|kucing steril|operasi kucing|obat cacing kucing|obat anjing|obat jamur kucing
    sampo kucing|shampo kucing|sampo anjing|sisir kucing|tempat makan kucing|litter box kucing|pasir gumpal|snack kucing|susu kucing|susu anak kucing
    wetfood|wet food|dryfood|dry food|makanan basah kucing|whiskas tuna|excel kucing|lezato|happy cat|equilibrio|kitchen flavor|proplan|friskies
    maxi kucing|anjing grooming|vaksin rabies kucing|vaksin rabies anjing|suntik kucing|rawat inap kucing|klinik kucing|penitipan anjing|pet care
    kelinci|makanan kelinci|pakan kelinci|pelet kelinci|marmut|sugar glider|landak mini|burung lovebird|lovebird|burung kenari|kenari|murai
    burung murai|burung|voer|jangkrik burung|ulat hongkong|sangkar|sangkar burung|ayam peliharaan|ikan louhan|ikan guppy|ikan arwana|arwana
    ikan mas koki|mas koki|ikan koki|filter akuarium|pompa akuarium|aerator|kutu air|cacing sutra|cacing beku|pakan cupang|makanan cupang
    pelet ikan koi|kura kura makanan|hewan|umpan burung`,
}
