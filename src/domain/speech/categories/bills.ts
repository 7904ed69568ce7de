/** What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
import type { CategoryWords } from './words.ts'

export const BILLS: CategoryWords = {
  category: 'Bills & Utilities',
  indonesian: {
    faint: 'biaya',
    hint: 'sekolah|kampus|kuliah|sewa|kartu|daftar ulang|daftar',
    loose: `
      air|token|paket|sampah|keamanan|kebersihan|telepon|telpon|telfon|kredit|pinjaman|administrasi sekolah|bimbingan|wisuda|ujian
      saldo pulsa|daya|meteran listrik|pendaftaran|angsur|cicil|hp bulanan|xl|tri|three|axis|air minum pdam|kredit hp`,
    thing: `
      listrik|bayar listrik|tagihan|tagihan listrik|tagihan air|tagihan internet|tagihan hp|tagihan telepon|rekening listrik|rekening air
      token listrik|token pln|pulsa listrik|voucher listrik|isi token|token listrik kos|listrik prabayar|listrik pascabayar|tambah daya
      pasang listrik|pam|air pdam|air pam|air ledeng|air sumur|air bersih|air kos|air kontrakan|bayar air|uang air|tagihan pdam|meteran air
      gas lpg|gas elpiji|elpiji|elpigi|gas melon|gas 3 kg|gas 12 kg|gas tiga kilo|gas 3 kilo|gas tabung|tabung gas|isi gas|isi ulang gas
      tabung elpiji|gas pgn|pgn|gas alam|bright gas|gas pink|gas masak|gas dapur|gas kompor|gas bumi|pulsa|isi pulsa|pulsa hp|pulsa telepon
      pulsa data|paket data|paket internet|paket internetan|paketan|paketan data|paket kuota|paket telpon|paket nelpon|paket telkomsel
      paket xl|paket indosat|paket smartfren|paket axis|paket hp|paket bulanan hp|kuota|kuota internet|kuota belajar|voucher kuota
      voucher data|voucher internet|kartu perdana|perdana|kartu sim|kartu hp|masa aktif|internetan|waifai|wifi rumah|wifi kos|voucher wifi
      indi home|first media|myrepublic|my republic|iconnet|icon net|cbn|oxygen|mnc play|orbit|speedy|tv kabel|tv berlangganan|parabola
      nex parabola|k vision|transvision|telkom|telkomsel halo|kartu halo|im3|by u|byu|live on|xl prabayar|xl home|telepon rumah|kos|kost
      kosan|kostan|kos kosan|ngekos|uang kos|bayar kos|sewa kos|sewa kost|uang kost|kontrakan|kontrak rumah|ngontrak|sewa rumah
      sewa kontrakan|sewa apartemen|sewa kamar|uang sewa|uang kontrakan|apartemen|rusun|rusunawa|ipl|iuran|iuran rt|iuran rw|iuran warga
      iuran sampah|uang sampah|iuran keamanan|uang keamanan|iuran kebersihan|uang kebersihan|iuran bulanan|iuran komplek|iuran perumahan
      iuran lingkungan|iuran kematian|iuran ronda|uang ronda|jimpitan|satpam komplek|tukang sampah|retribusi sampah
      maintenance fee apartemen|service charge apartemen|cicilan|nyicil|cicilan motor|cicilan mobil|cicilan rumah|cicilan hp|cicilan laptop
      cicilan kpr|cicilan kulkas|cicilan bank|cicilan shopee|angsuran|angsuran motor|angsuran mobil|angsuran rumah|angsuran bank
      setoran bank|setoran motor|kredit motor|kredit mobil|kredit rumah|kredit panci|kreditan|leasing|adira|fif|baf|wom finance|oto finance
      home credit|akulaku|spaylater|shopee paylater|shopeepaylater|spinjam|gopay later|pay later|pinjol|pinjaman online|pinjaman bank
      bunga pinjaman|bunga bank|pegadaian|gadai|tebus gadai|koperasi|angsuran koperasi|mekar|bank keliling|bank plecit|kur|kartu kredit
      tagihan kartu kredit|bayar kartu kredit|tagihan cc|cc bca|dp rumah|uang muka rumah|pajak|pajak motor|pajak mobil|pajak kendaraan
      pajak stnk|stnk|perpanjang stnk|samsat|balik nama|bpkb|pbb|bayar pbb|pajak bumi|pajak rumah|pajak tanah|pph|pajak penghasilan|ppn|spt
      bpjs kesehatan|bpjs ketenagakerjaan|jamsostek|asuransi|asuransi jiwa|asuransi kesehatan|asuransi mobil|asuransi motor|premi asuransi
      premi|prudential|allianz|manulife|axa mandiri|aia|spp|spp anak|spp sekolah|spp kuliah|uang sekolah|uang sekolah anak|bayaran sekolah
      uang pangkal|uang gedung|uang kuliah|ukt|uang semester|semesteran|biaya kuliah|biaya sekolah|biaya pendidikan|daftar ulang sekolah
      daftar sekolah|pendaftaran sekolah|pendaftaran kuliah|uang komite|komite sekolah|uang ujian|uang buku|uang lks|uang wisuda
      biaya wisuda|bayar wisuda|uang study tour|uang pesantren|syahriah|sekolah anak|bayar sekolah|sekolah tk|uang tk|uang paud|tpq|tpa|les
      les inggris|les bahasa inggris|les matematika|les privat|les piano|les musik|les anak|les mengaji|les vokal|les gitar|les komputer
      guru les|guru privat|guru ngaji|bimbel|bimbingan belajar|ruangguru|ruang guru|zenius|kumon|kursus|kursus inggris|kursus bahasa
      kursus mengemudi|kursus menyetir|les mobil|kursus menjahit|kursus komputer|kursus online|kelas online|kelas bahasa|sertifikasi
      ujian toefl|tes toefl|toefl|ielts|penitipan anak|paud|denda|denda telat|denda keterlambatan|denda pajak|denda perpustakaan|denda buku
      telat bayar|materai pajak|biaya legalisir|sewa ruko tinggal|kas rt|kas rw|uang kas rt|iuran kas rt|beli gas|ganti gas|gas habis
      tukar gas`,
    full: `
      tagihan rumah sakit kartu|asuransi perjalanan motor|uang makan asrama|asrama|uang asrama|sewa lahan kos|token listrik kantor rumah`,
  },
  english: {
    faint: 'fee|fees|charge|due|dues|monthly',
    hint: 'school|bill|bills|card|payment|apartment|college|university',
    loose: `
      trash|power|credit|plan|top up|data|course|courses|exam|fine|fines|lease|cell|heat|heating|sewer|policy|deposit|property|account
      class fee|registration`,
    thing: `
      electricity|electric|electric bill|electricity bill|electricity token|electric company|power bill|light bill|energy bill|gas bill
      natural gas|heating bill|heating oil|propane tank refill|propane|water bill|water and sewer|sewer bill|water utility|trash bill
      trash pickup|trash collection|garbage bill|garbage pickup|garbage collection|garbage fee|recycling fee|utilities|utility|utility bill
      utility bills|cooking gas|gas canister|gas cylinder|gas tank refill|gas refill|phone bill|cell phone bill|cellphone bill|cell bill
      mobile bill|phone plan|cell phone plan|cell plan|mobile plan|data plan|prepaid plan|prepaid card|phone credit|phone top up
      mobile credit|mobile data|data package|data top up|internet data|sim|esim|e sim|internet bill|wifi bill|broadband|fiber|cable bill
      cable tv|cable|satellite tv|landline|at&t|at and t|t mobile|tmobile|sprint|comcast|spectrum|cox cable|mint mobile|google fi|starlink
      att|metro pcs|cricket wireless|boost mobile|rent|rent for the house|house rent|apartment rent|room rent|monthly rent|rent payment
      security deposit|mortgage|mortgage payment|hoa|hoa fee|hoa fees|hoa dues|condo fee|condo fees|homeowners association|storage unit
      storage unit rent|property tax|property taxes|income tax|taxes|tax|tax bill|state taxes|federal taxes|irs|tax preparation|turbotax
      turbo tax|h&r block|car registration|vehicle registration|registration renewal|car tax|road tax|license plate|license plates|loan
      loan payment|car loan|car payment|auto loan|student loan|student loans|student loan payment|personal loan|installment|instalment
      installments|monthly installment|credit card bill|credit card|credit card payment|credit card debt|card payment|visa bill
      visa card bill|amex bill|mastercard bill|layaway|klarna|afterpay|affirm|insurance|car insurance|auto insurance|home insurance
      homeowners insurance|renters insurance|health insurance|life insurance|dental insurance|insurance premium|insurance payment|geico
      state farm|progressive|allstate|tuition|tuition fee|tuition payment|school fees|school fee|school tuition|school bill|college tuition
      college application|application fee|university fees|preschool|preschool tuition|kindergarten|day care|childcare|child care
      after school program|after school care|aftercare|summer camp|summer school|tutoring|tutor|math tutor|sat prep|sat fee|exam fee
      exam fees|english course|online course|udemy|coursera|language course|language class|language lessons|indonesian lessons
      indonesian class|indonesian course|bahasa lessons|driving lessons|driving school|drivers ed|piano lesson|piano lessons|violin lessons
      music lessons|music lesson|guitar lessons|guitar lesson|coding class|coding bootcamp|bootcamp|community college|night class
      school registration|school trip|field trip|field trip money|library fine|library fee|late fee|late fees|late payment|overdue fine
      court fee|security fee|garbage|neighborhood dues|banjar fee|banjar dues|pool maintenance fee|service charge for the apartment
      yearly lease|union dues|child support|alimony`,
  },
  either: {
    thing: `
      internet|wifi|pdam|pln|bpjs|kpr|lpg|kredivo|telkomsel|indosat|smartfren|indihome|biznet|verizon|xfinity|paylater|sim card|wi fi
      daycare`,
  },
}
