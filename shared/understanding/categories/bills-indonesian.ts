/** The Indonesian words of `bills.ts`. */
import type { WordLists } from './words.ts'

export const BILLS_INDONESIAN: WordLists = {
  faint: 'biaya',
  hint: 'sekolah|kampus|kuliah|sewa|kartu|daftar ulang|daftar|paket',
  loose: `
    air|token|sampah|keamanan|kebersihan|telepon|telpon|telfon|kredit|pinjaman|administrasi sekolah|bimbingan|wisuda|ujian|saldo pulsa|daya
    meteran listrik|pendaftaran|angsur|hp bulanan|xl|air minum pdam|kredit hp|tri|axis|simpati|retribusi`,
  thing: `
    listrik|bayar listrik|tagihan|tagihan listrik|tagihan air|tagihan internet|tagihan hp|tagihan telepon|rekening listrik|rekening air|token listrik
    token pln|pulsa listrik|voucher listrik|isi token|token listrik kos|listrik prabayar|listrik pascabayar|tambah daya|pasang listrik|pam|air pdam
    air pam|air ledeng|air sumur|air bersih|air kos|air kontrakan|bayar air|uang air|tagihan pdam|meteran air|gas lpg|gas elpiji|elpiji|elpigi
    gas melon|gas 3 kg|gas 12 kg|gas tiga kilo|gas 3 kilo|gas tabung|tabung gas|isi gas|isi ulang gas|tabung elpiji|gas pgn|pgn|gas alam|bright gas
    gas pink|gas masak|gas dapur|gas kompor|gas bumi|pulsa|isi pulsa|pulsa hp|pulsa telepon|pulsa data|paket data|paket internet|paket internetan
    paketan|paketan data|paket kuota|paket telpon|paket nelpon|paket telkomsel|paket xl|paket indosat|paket smartfren|paket axis|paket hp
    paket bulanan hp|kuota|kuota internet|kuota belajar|voucher kuota|voucher data|voucher internet|kartu perdana|perdana|kartu sim|kartu hp
    masa aktif|internetan|waifai|wifi rumah|wifi kos|voucher wifi|indi home|first media|myrepublic|my republic|iconnet|icon net|cbn|mnc play|speedy
    tv kabel|tv berlangganan|parabola|nex parabola|k vision|transvision|telkom|telkomsel halo|kartu halo|im3|by u|byu|live on|xl prabayar|xl home
    telepon rumah|kos|kost|kosan|kostan|kos kosan|ngekos|uang kos|bayar kos|sewa kos|sewa kost|uang kost|kontrakan|kontrak rumah|ngontrak|sewa rumah
    sewa kontrakan|sewa apartemen|sewa kamar|uang sewa|uang kontrakan|apartemen|rusun|rusunawa|ipl|iuran|iuran rt|iuran rw|iuran warga|iuran sampah
    uang sampah|iuran keamanan|uang keamanan|iuran kebersihan|uang kebersihan|iuran bulanan|iuran komplek|iuran perumahan|iuran lingkungan
    iuran kematian|iuran ronda|uang ronda|jimpitan|satpam komplek|tukang sampah|retribusi sampah|maintenance fee apartemen|service charge apartemen
    cicilan|nyicil|cicilan motor|cicilan mobil|cicilan rumah|cicilan hp|cicilan laptop|cicilan kpr|cicilan kulkas|cicilan bank|cicilan shopee|angsuran
    angsuran motor|angsuran mobil|angsuran rumah|angsuran bank|setoran bank|setoran motor|kredit motor|kredit mobil|kredit rumah|kredit panci|kreditan
    leasing|adira|fif|baf|wom finance|oto finance|home credit|akulaku|spaylater|shopee paylater|shopeepaylater|spinjam|gopay later|pay later|pinjol
    pinjaman online|pinjaman bank|bunga pinjaman|bunga bank|pegadaian|gadai|tebus gadai|koperasi|angsuran koperasi|bank keliling|bank plecit
    kartu kredit|tagihan kartu kredit|bayar kartu kredit|tagihan cc|cc bca|dp rumah|uang muka rumah|pajak|pajak motor|pajak mobil|pajak kendaraan
    pajak stnk|stnk|perpanjang stnk|samsat|balik nama|bpkb|pbb|bayar pbb|pajak bumi|pajak rumah|pajak tanah|pph|pajak penghasilan|ppn|spt
    bpjs kesehatan|bpjs ketenagakerjaan|jamsostek|asuransi|asuransi jiwa|asuransi kesehatan|asuransi mobil|asuransi motor|premi asuransi|premi
    prudential|allianz|manulife|axa mandiri|aia|spp|spp anak|spp sekolah|spp kuliah|uang sekolah|uang sekolah anak|bayaran sekolah|uang pangkal
    uang gedung|uang kuliah|ukt|uang semester|semesteran|biaya kuliah|biaya sekolah|biaya pendidikan|daftar ulang sekolah|daftar sekolah
    pendaftaran sekolah|pendaftaran kuliah|uang komite|komite sekolah|uang ujian|uang buku|uang lks|uang wisuda|biaya wisuda|bayar wisuda
    uang study tour|uang pesantren|syahriah|sekolah anak|bayar sekolah|sekolah tk|uang tk|uang paud|tpq|tpa|les|les inggris|les bahasa inggris
    les matematika|les privat|les piano|les musik|les anak|les mengaji|les vokal|les gitar|les komputer|guru les|guru privat|guru ngaji|bimbel
    bimbingan belajar|ruangguru|ruang guru|zenius|kumon|kursus|kursus inggris|kursus bahasa|kursus mengemudi|kursus menyetir|les mobil|kursus menjahit
    kursus komputer|kursus online|kelas online|kelas bahasa|sertifikasi|ujian toefl|tes toefl|penitipan anak|paud|denda|denda telat
    denda keterlambatan|denda pajak|denda perpustakaan|denda buku|telat bayar|materai pajak|biaya legalisir|sewa ruko tinggal|kas rt|kas rw
    uang kas rt|iuran kas rt|beli gas|ganti gas|gas habis|tukar gas|cc mandiri|cc bni|cc bri|bayar cc|cc|kartu kredit mandiri|tagihan cc mandiri
    lks sama spp|ronda|pesantren|pesantren anak|uang pondok|pondok pesantren|mondok|uang kas sekolah|uang praktek|uang praktikum|biaya praktikum
    praktikum|uang kkn|kkn|ppl sekolah|uang pramuka|uang ekskul|ekskul|ekstrakurikuler|uang osis|uang renang sekolah|uang kegiatan sekolah
    uang kegiatan|study banding|uang perpisahan|perpisahan sekolah|uang rapor|uang ijazah|tebus ijazah|legalisir ijazah|biaya skripsi|biaya sidang
    sidang skripsi|yudisium|daftar kuliah|daftar cpns|daftar ujian|biaya pendaftaran|uang pendaftaran|utbk|snbt|sbmptn|try out|tryout|les tryout
    les calistung|calistung|les sempoa|sempoa|les renang privat sekolah|les fisika|les kimia|les ipa|les mandarin|les jepang|les korea|kursus korea
    kursus jepang|kursus mandarin|kursus excel|kursus desain|kursus tata rias|kursus masak|kursus setir|kursus stir|les nyetir|les stir|belajar nyetir
    les biola|les drum privat|les keyboard|les baca|les online|brainly|quipper|skill academy|dicoding|kelas bahasa inggris|english first
    wall street english|kursus lia|tk anak|playgroup|kelompok bermain|sekolah minggu kas|day care anak|titip anak|jajan listrik|listrik bulan ini
    listrik rumah|listrik kos|listrik kontrakan|listrik pln|token kos|token rumah|air rumah|air tangki|tangki air|air bulan ini|air bulanan
    wifi bulanan|wifi bulan ini|wifi tetangga|wifi sebulan|voucher hotspot|paket wifi|paket tri|paket im3|paket by u|paket unlimited|paket malam
    paket seminggu|paket sebulan|paket harian|paket mingguan|paket youtube|paket tiktok|paket combo|combo sakti|freedom internet|kartu as|pulsa tri
    pulsa xl|pulsa im3|pulsa axis|pulsa smartfren|pulsa simpati|pulsa anak|pulsa istri|pulsa mama|pulsa ibu|pulsa bapak|pulsa adik|pulsa suami
    transfer pulsa|isi pulsa ibu|telkomsel orbit|modem orbit isi|internet bulanan|internet rumah|internet kos|kost putri|kost putra|kos putri|kos anak
    kos bulan ini|kos bulanan|kamar kos|kamar kost|sewa kamar kos|dp kos|deposit kos|dp kontrakan|bedengan|sewa petak|petakan|rumah kontrakan
    kontrak ruko rumah|sewa tanah|sewa lahan|sewa sawah|cicilan tanah|cicilan emas|cicilan rumah subsidi|cicilan perumahan|cicilan apartemen
    cicilan tv|cicilan iphone|cicilan sofa|cicilan bank bri|cicilan kur|cicilan koperasi|cicilan pinjol|cicilan kartu kredit|cicilan paylater
    cicilan akulaku|cicilan adira|bayar cicilan|bayar angsuran|bayar tagihan|bayar denda|bayar pajak|bayar asuransi|bayar kredit|bayar bank|bayar bpjs
    bayar kpr|bayar wifi|bayar indihome|bayar pinjaman|bayar koperasi|iuran bpjs|iuran air|iuran jalan|iuran pkk|iuran posyandu|iuran dasawisma
    iuran parkir komplek|iuran 17an|iuran agustusan|iuran satpam|bayar satpam|bayar sampah|bayar keamanan|bayar iuran|uang rt|uang rw|kas warga
    pajak bumi bangunan|pajak warung|pajak usaha|pajak tahunan motor|pajak tahunan mobil|pajak lima tahunan|ganti plat|ganti stnk|biaya samsat
    mutasi motor|cek fisik motor|biaya bpkb|meterai pajak|pulsa internet|sim telepon|registrasi kartu|registrasi sekolah|asuransi anak
    asuransi pendidikan|asuransi rumah|asuransi kendaraan|asuransi hp|sun life|bni life|sinarmas msig|jasindo|cigna|dana pensiun|jht|bpjstk|dplk|cicil
    nyicil hp|indekos|in de kos|indekost|guru les piano`,
  full: `
    tagihan rumah sakit kartu|asuransi perjalanan motor|uang makan asrama|asrama|uang asrama|sewa lahan kos|token listrik kantor rumah|gas buat masak
    gas untuk masak`,
}
