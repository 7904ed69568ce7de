/** The Indonesian words of `business.ts`. */
import type { WordLists } from './words.ts'

export const BUSINESS_INDONESIAN: WordLists = {
  hint: `
    kantor|proyek|rapat|dinas|kerjaan|tim|toko saya|warung saya|lapak saya|cabang|perusahaan|pt|event kantor|staf kantor`,
  loose: `
    usaha|bisnis|dagangan|stok|tinta|paket jne|dus|gaji|upah|thr|sewa tempat|cetak|modal|prin|packing|paking|pabrik|produksi|amplop|kemasan`,
  thing: `
    alat kantor|keperluan kantor|kebutuhan kantor|perlengkapan kantor|peralatan kantor|belanja kantor|kursi kantor|meja kantor|atk|atk kantor
    alat tulis kantor|fotokopi|fotocopi|fotocopy|foto kopi|foto copy|potokopi|potokopian|fotokopian|ngeprint|nge print|ngeprin|print dokumen
    print warna|cetak dokumen|laminating|laminasi|jilid|scan dokumen|kertas hvs|kertas a4|kertas print|kertas printer|kertas thermal|kertas struk
    kertas nota|nota|buku nota|buku kas|kwitansi|stempel|cap stempel|tinta printer|tinta print|toner printer|isi tinta|catridge|cartridge
    servis printer|service printer|map kantor|materai|meterai|matrai|materei|e materai|ematerai|kartu nama|cetak kartu nama|brosur|cetak brosur
    pamflet|spanduk|bikin banner|cetak banner|baliho|xbanner|x banner|neon box|papan nama|undangan rapat|domain website|nama domain|hostingan
    sewa server|ssl|bikin website|jasa website|jasa desain|desain logo|bikin logo|desainer|jasa foto produk|foto produk|jasa admin|admin olshop
    endorse|endorsement|paid promote|selebgram|iklan|pasang iklan|iklan facebook|iklan instagram|iklan google|iklan shopee|iklan tiktok|iklan online
    biaya iklan|promosi|boost post|gaji karyawan|gaji pegawai|gaji staf|gaji admin|gaji kasir|gaji anak buah|gaji barista|gaji kurir|gaji tim
    gaji sales|bayar karyawan|bayar pegawai|upah karyawan|upah pegawai|upah buruh|bonus karyawan|thr karyawan|thr pegawai|lembur karyawan|uang lembur
    makan karyawan|makan siang karyawan|konsumsi rapat|konsumsi meeting|snack rapat|snack meeting|kopi meeting|makan siang meeting|makan meeting
    karyawan|pegawai|seragam karyawan|seragam toko|seragam kantor|seragam kerja|modal usaha|modal dagang|modal jualan|modal warung|stok barang
    stok dagangan|stok toko|stok warung|restok|re stok|restock|kulakan|kulak|belanja stok|belanja dagangan|barang dagangan|bahan baku|bahan jualan
    bahan dagangan|bahan produksi|bahan kue jualan|suplier|pemasok|grosir|reseller|sewa kios|sewa toko|sewa ruko|sewa lapak|sewa kantor|sewa booth
    sewa stand|sewa tempat usaha|sewa gudang|iuran pasar|retribusi pasar|salar|lapak jualan|gerobak|etalase|mesin kasir|mesin edc|barcode scanner
    timbangan digital|timbangan dagang|kemasan produk|kemasan jualan|cetak kemasan|standing pouch|paper bowl|cup plastik|gelas cup|plastik kemasan
    plastik packing|plastik es|bubblewrap|babel wrap|lakban|isolasi|dus packing|kardus packing|kardus|label produk|cetak label|stiker label
    stiker produk|stiker toko|polymailer|thinwall|kirim paket|kirim barang|kirim pesanan|ongkir pesanan|ongkir pelanggan|ongkir customer
    ongkir barang dagangan|ongkir paket jualan|ekspedisi|jnt|j and t|si cepat|anteraja|ninja express|pos indonesia|kantor pos|lion parcel
    wahana ekspedisi|spx|paxel|gosend|go send|grab express|grabexpress|kurir|cargo|kargo|sewa coworking|notaris|akta|akta notaris|bikin pt|izin usaha
    siup|nib|urus izin|sertifikat halal|bpom|merek dagang|konsultan|konsultan pajak|akuntan|pengacara|jasa hukum|workshop|pelatihan|training
    konferensi|sertifikasi kerja|bnsp|tiket seminar|perjalanan dinas|hotel dinas|dinas luar kota|tiket dinas|uang dinas|admin marketplace
    biaya admin shopee seller|zoom meeting|laptop kantor|internet kantor|listrik toko|listrik warung|listrik kios|listrik kantor|wifi kantor|wifi toko
    perangko|prangko|komisi sales|fee reseller|franchise|waralaba|pakan ternak|bibit lele|pakan ayam|pakan ikan lele|pupuk sawah|bayar buruh tani
    sewa traktor|sewa studio foto produk|studio foto produk|jasa foto|jasa fotografer|fotografer produk|jasa editor|jasa edit video|jasa edit
    editor video|jasa tulis|penulis konten|jasa seo|jasa iklan|jasa digital marketing|digital marketing|spesialis iklan|boost instagram|boost konten
    boost iklan|top up iklan|topup iklan|saldo iklan|iklan meta|iklan fb|iklan ig|iklan tokopedia|iklan youtube|iklan radio|iklan koran|live shopping
    host live|jasa host live|talent|model produk|kolaborasi influencer|giveaway toko|cetak undangan usaha|cetak katalog|katalog|cetak stiker
    cetak nota|cetak menu|cetak kaos jualan|cetak kartu|cetak spanduk|cetak dus|cetak plastik|percetakan|sablon|sablon kaos|sablon gelas
    sablon plastik|digital printing|plotter|plakat|vandel|map kancing kantor|odner|ordner|bantex|box file|kertas karbon|kertas folio kantor|kertas f4
    hvs|kertas buram|kertas concorde|papan tulis kantor|whiteboard kantor|spidol kantor|pulpen kantor|alat kebersihan kantor|sabun kantor|tisu kantor
    kopi kantor|gula kantor|galon kantor|air minum kantor|snack kantor|konsumsi kantor|makan siang kantor|makan siang tim|makan bareng klien
    makan sama klien|makan malam klien|ketemu klien|ngopi sama klien|jamuan klien|jamuan tamu kantor|entertain klien|meeting klien|rapat klien
    presentasi klien|kado klien|hampers klien|parsel klien|souvenir kantor|souvenir perusahaan|outing kantor|gathering kantor|acara kantor
    perayaan kantor|servis komputer kantor|komputer kantor|printer kantor|ac kantor|meja kerja kantor|lemari kantor|lemari arsip|rak arsip
    telepon kantor|pulsa kantor|bensin kantor|iuran asosiasi|sertifikasi iso|izin bpom|izin pirt|pirt|p irt|haki|urus merek|daftar merek
    pendaftaran merek|izin imb|akta pendirian|akta perusahaan|jasa notaris|jasa pembuatan pt|jasa pajak|jasa akuntan|jasa konsultan|konsultan bisnis
    audit|software akuntansi|aplikasi kasir|aplikasi pos|moka|majoo|olsera|pawoon|accurate|jurnal id|mekari|email bisnis|google workspace kantor
    sewa gedung kantor|sewa virtual office|virtual office|sewa ruang meeting|ruang meeting|sewa ruang rapat|sewa proyektor|sewa freezer|sewa mesin
    sewa gerobak|sewa etalase|sewa lahan jualan|sewa tempat jualan|sewa tempat dagang|sewa lapak pasar|sewa stand bazar|sewa tenant|tenant
    sewa tenda jualan|stand bazar|uang lapak|iuran lapak|iuran pedagang|salar pasar|karcis pasar|uang kebersihan pasar|uang keamanan pasar
    keamanan lapak|tepung jualan|minyak jualan|ayam jualan|beras jualan|bahan seblak jualan|bumbu jualan|gas jualan|gas buat warung|es batu jualan
    plastik jualan|plastik dagangan|kresek jualan|cup jualan|sedotan jualan|bahan kopi kedai|biji kopi kedai|bahan warung|bahan catering
    bahan katering|bahan laundry|deterjen laundry kiloan usaha|plastik laundry|kain konveksi|konveksi|jahit konveksi|ongkos konveksi|ongkos produksi
    biaya produksi|biaya operasional|operasional|operasional toko|operasional kantor|biaya kirim barang dagangan|ongkir supplier|ongkir bahan baku
    ongkir retur|retur|ongkir jualan|ongkir pembeli|ongkir shopee jualan|sewa mobil box|sewa truk barang|angkut barang dagangan|kuli angkut pasar
    kuli panggul|buruh|buruh harian|buruh tani|buruh panen|buruh pabrik|tukang jahit konveksi|upah jahit|upah harian|upah kerja|gaji harian
    gaji mingguan karyawan|gaji operator|gaji pelayan|gaji koki|gaji chef|gaji penjaga toko|gaji spg|gaji satpam kantor|gaji cleaning service kantor
    gaji guru honorer|gaji asisten toko|gaji magang|uang makan karyawan|uang transport karyawan|bpjs karyawan|seragam tim|seragam pegawai
    reward karyawan|bonus tim|bonus sales|insentif|insentif sales|komisi|komisi reseller|komisi affiliate|fee affiliate|fee marketplace|admin shopee
    admin tokopedia|potongan shopee|potongan marketplace|langganan aplikasi kasir|pupuk urea|urea|bibit padi|benih padi|bibit jagung|obat padi
    racun hama|pestisida sawah|bajak sawah|pakan|pakan lele|pakan bebek|pakan sapi|pakan kambing|dedak|bekatul|konsentrat|doc ayam|bibit ayam
    bibit ikan|vaksin ayam|solar kapal nelayan|es balok nelayan|jaring nelayan|umpan nelayan|paper cup jualan|paper cup kopi|printer thermal
    printer kasir|printer struk|retribusi lapak|baju seragam karyawan|baju karyawan|kaos karyawan|seragam staf`,
  deciding: `
    klien|clien|buat jualan|untuk jualan|utk jualan|bwt jualan|jualan|buat dijual|untuk dijual|dijual lagi|jual lagi|buat dagang|untuk dagang
    buat dagangan|untuk dagangan|buat usaha|untuk usaha|buat bisnis|untuk bisnis|buat klien|untuk klien|buat kantor|untuk kantor|buat keperluan kantor
    untuk keperluan kantor|buat tim|untuk tim|untuk karyawan|buat pegawai|buat rapat|untuk rapat|buat meeting|untuk meeting|buat proyek|untuk proyek
    buat produksi|buat restoran saya|buat warung saya|buat toko saya|buat olshop|untuk olshop|stok jualan|buat stok toko|pelanggan`,
}
