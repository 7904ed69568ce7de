/** The Indonesian words of `travel.ts`. */
import type { WordLists } from './words.ts'

export const TRAVEL_INDONESIAN: WordLists = {
  hint: 'bandara|pelabuhan|luar negeri|luar kota|kampung|kapal|mudik gratis|nanjak',
  loose: 'jalan jalan ke|wisata|kapal laut|reservasi|kamar|boarding|lion',
  thing: `
    tiket pesawatnya|pesawat|naik pesawat|penerbangan|tiket garuda|tiket lion|garuda indonesia|lion air|batik air|citilink|airasia|air asia|pelita air
    pelita|super air jet|super jet|wings air|nam air|sriwijaya|sriwijaya air|transnusa|susi air|bagasi pesawat|bagasi tambahan|tambah bagasi
    kelebihan bagasi|bagasi|reschedule tiket|pilih kursi pesawat|kursi pesawat|lounge bandara|wrapping koper|wrap koper|kamar hotel|booking hotel
    nginep|nginap|menginap|penginapan|losmen|wisma|vila|sewa villa|sewa vila|resor|stay cation|red doorz|airy|bobobox|deposit hotel|kamar kapsul
    kemping|kemah|sewa tenda|perkemahan|tiket kereta|tiket kereta api|kereta api|tiket ka|kai|kai access|argo bromo|argo parahyangan|parahyangan
    argo lawu|taksaka|gajayana|argo wilis|turangga|lodaya|matarmaja|jayabaya|sembrani|kereta ekonomi|kereta eksekutif|kereta malam|kereta cepat
    kereta jarak jauh|wus|tiket whoosh|bus malam|bis malam|bus antar kota|bus antarkota|bus akap|bus pariwisata|bus patas|tiket bus malam
    bus sinar jaya|sinar jaya|rosalia indah|rosin|harapan jaya|lorena|pahala kencana|haryanto|po haryanto|gunung harta|eka bus|sugeng rahayu|primajasa
    kramat djati|budiman|agra mas|sumber alam|putra remaja|travel cititrans|cititrans|xtrans|x trans|daytrans|day trans|jackal|jackal holidays|baraya
    arnes|arnes shuttle|aragon|bhinneka shuttle|travel bandung|travel jakarta|tiket travel|mobil travel|shuttle bandung|kapal feri|kapal ferry|feri
    kapal pelni|pelni|tiket kapal|tiket kapal laut|tiket feri|tiket ferry|kapal cepat|fastboat|kapal ke|asdp|penyeberangan|sewa kapal
    sewa perahu pulau|hopping island|sewa jeep|jeep bromo|jeep merapi|pemandu wisata|guide|pemandu|open trip|paket tour|paket tur|paket wisata
    paket liburan|agen travel|biro wisata|tur|ikut tur|paspor|bikin paspor|perpanjang paspor|imigrasi|bikin visa|urus visa|vfs|asuransi perjalanan
    tukar uang|money changer|tukar valas|tukar dolar|tukar ringgit|koper|tas koper|sewa koper|sarung koper|tag koper|kunci koper|timbangan koper
    oleh oleh haji|buah tangan|cinderamata|cendera mata|suvenir|sovenir|gantungan kunci bali|pie susu|bakpia pathok|bakpia kukus|umroh|umrah|haji
    daftar haji|tabungan haji|dp umroh|ziarah|ziarah wali|wisata religi|naik gunung|mendaki|simaksi|tiket gunung|tiket bromo|tiket taman nasional
    tiket rinjani|mudik|pulkam|pulang kampung|tiket mudik|tiket pulang kampung|liburan|uang saku liburan|perjalanan dinas luar kota liburan
    sewa mobil liburan|sewa elf|sewa hiace|sewa bus|sewa bis|sewa bus pariwisata|simcard luar negeri|simcard turis|paket roaming|tiket snorkeling
    paket snorkeling|trip bareng|jastip luar negeri|kereta argo bromo|bus rosalia indah|tiket bus antar kota|bantal leher pesawat|bantal leher travel
    tas travel|tas duffel perjalanan|kaos bali oleh oleh|jajan oleh oleh|oleh oleh bali|oleh oleh jogja|oleh oleh bandung|oleh oleh medan
    oleh oleh khas|cemilan oleh oleh|hotel transit|hotel bintang|hotel kapsul|check in hotel|extend hotel|early check in|sarapan hotel tambahan
    deposit kamar|penginapan syariah|kamar penginapan|sewa kamar hotel|sewa vila puncak|sewa homestay|sewa cottage|guest house jogja|mess|wisma haji
    asrama haji|nginep hotel|nginep villa|nginap hotel|menginap di hotel|nginep semalam|menginap semalam|nginap semalam|tiket promo|tiket citilink
    tiket airasia|tiket batik|tiket pulang|tiket pulang pergi|tiket pp|tiket balik|tiket penerbangan|tiket pesawat pp|tiket bandara
    ganti jadwal pesawat|reschedule|refund fee tiket|biaya reschedule|asuransi penerbangan|porter bandara|porter stasiun|porter|troli bandara
    antar jemput bandara travel|sewa wifi luar negeri|modem wifi travel|wifi pocket|sim card singapore|esim jepang|esim singapura|tukar uang ringgit
    tukar uang dolar|tukar riyal|tukar yen|valas|riyal|ringgit|dolar singapura|perlengkapan umroh|koper umroh|kain ihram|ihram|manasik
    vaksin meningitis|visa umroh|visa korea|visa amerika|visa australia|visa china|visa schengen|biaya visa|foto visa|e paspor|epaspor
    paspor elektronik|ganti paspor|biaya paspor|tiket argo|tiket kereta malam|tiket kereta mudik|tiket kereta ekonomi|tiket kereta eksekutif
    kereta sancaka|kereta logawa|kereta probowangi|kereta mutiara|kereta malabar|kereta serayu|kereta kahuripan|kereta pasundan|kereta bengawan
    kereta progo|kereta fajar utama|kereta senja|kereta bima|kereta harina|kereta ciremai|kereta kutojaya|kereta tawang jaya|kereta menoreh
    kereta bangunkarta|kereta brantas|kereta majapahit|kereta singasari|kereta dharmawangsa|kereta airlangga|kereta blambangan|kereta sri tanjung
    kereta ijen|kereta panoramic|panoramic|bus eksekutif|bus double decker|bus tingkat luar kota|bus suites|bis akap|bus juragan|juragan 99|bus npm
    npm|bus als|bus antar lintas sumatera|bus ans|bus efisiensi|efisiensi|bus mira|bus restu|bus ladju|bus handoyo|bus ramayana luar kota
    bus maju lancar|bus garuda mas|bus dewi sri|bus dedy jaya|bus nusantara|bus shantika|new shantika|shantika|bus tunas mandiri|bus gapuraning rahayu
    bus merdeka|bus doa ibu|bus medali mas|bus pahala|bus laju prima|bus bejeu|bus sudiro|bus sindoro|bus tiara mas|bus safari dharma|travel cipaganti
    travel lintas shuttle|lintas shuttle|dnr|big bird shuttle|travel kampung|travel pulang kampung|travel jogja|travel malang|travel surabaya
    travel semarang|travel solo|naik travel|travel shuttle|sewa bus rombongan|sewa elf rombongan|rental hiace|carter mobil luar kota|kapal roro
    kapal penyeberangan merak|tiket asdp|ferizy|feri merak|feri bakauheni|feri ketapang|feri gilimanuk|feri padangbai|feri lembar|kapal ke lombok
    kapal ke bali|kapal ke batam|kapal pesiar|kapal phinisi|phinisi|pinisi|sewa pinisi|sailing komodo|sailing|tiket komodo|tiket masuk komodo
    pulau tidung|pulau pari|pulau harapan|paket diving|paket honeymoon|bulan madu|paket bromo|trip bromo|tour bromo|tour bali|tour jepang|tour eropa
    tour singapura|tour religi|ziarah wali songo|jip bromo|jeep|sewa jip|ojek bromo|kuda bromo|pemandu gunung|porter gunung|sewa alat camping
    sewa carrier|sewa sleeping bag|sewa alat gunung|tiket pendakian|pendakian|simaksi rinjani|simaksi semeru|camping ground|campervan|tiket camping
    kavling tenda|glamping lembang|villa lembang|villa bogor|villa batu|villa bali|villa anyer|hotel jogja|hotel bandung|hotel bali|hotel surabaya
    hotel singapura|pajak bandara|pajak hotel`,
  full: `
    wisata kuliner trip|tiket pesawat|kelas pesawat|visa turis|e visa|evisa|sewa villa di|bus snack trip|kereta ke luar kota`,
}
