/** Cues of income, and of payments that sound like it. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Income, whatever else the clause says. */
export const PAID_BY_OTHERS = phraseSet(
  phraseList(`got my back from|got our back from|got it back from|got that back from|moneys in|money is in|pays in|pay is in|wages are in|salarys in|salary is in|deposits in|dibalikin|dikembalikan|dikembaliin|direfund|di refund|dicairkan|dari klien|dari client|dari customer|dari pelanggan|dari pembeli|from a client|from my client|from the client|from client|from customers|overtime pay|ot pay|got paid|get paid|was paid|were paid|paid me|gave me|i was given
  been paid|laku|lakunya|udah ganti uang|udah ganti duit|sudah ganti uang|ganti duit gue|gantiin uang|gantiin duit|ditransfer|ditransferin|dikirimin|dikirimi|paid me back|pay me back|paying me back|sent me|transferred me|venmoed me|wired me
  owes me|they credited|they refunded|they reimbursed|they deposited|paid a mile|pays a mile|settled at a mile|settled a mile|run paid|load paid|slipped me|slipped us|handed me|handed us|mailed me|mailed us|tossed me|paid out my|paid out our|in my birthday card|in my christmas card|in a birthday card|tipped me|tipped us|deposited my|direct deposited|pay this week was|pay this week|pay last week was|driver pay|my pay was|my pay came|pay came in|pay hit|paycheck hit|take home pay|paycheck was|paycheck is|tax return was|trade in credit|got store credit|cashed a check|cashed my check|cashed the check|venmod me|zelled me|cashapped me|deposit back|my money back|social security came|payment came in|deposit came in|deposit hit
  sudah terima|udah terima|baru terima|terima upah|nerima upah|dapat upah|dapet upah|upah harian|client paid|clients paid|customer paid|invoice paid|invoice udah paid|invoice sudah dibayar|invoice dibayar|invoice cair
  klien bayar|klien udah bayar|klien sudah bayar|pelanggan bayar|pembeli bayar|dibayar klien|dibayar client|dibayar bos|ke rekening saya|bayar ke gue|bayar ke gua|bayar ke aku|bayar ke saya|bayarnya ke gue|bayarnya ke aku|bayarnya ke saya
  ke rekeningku|ke rekening gue|masuk rekening|masuk ke rekening|masuk ke gopay|masuk ke ovo|masuk ke dana|masuk ke shopeepay|masuk ke wise|masuk ke paypal|masuk ke bca|masuk ke bri|masuk ke bni|masuk ke mandiri|masuk ke jago|masuk ke jenius|masuk ke seabank|masuk ke blu|masuk gopay|masuk ovo|masuk paypal|masuk wise|masuk bca|masuk bri|masuk bni|masuk mandiri|landed in my|came into my|hit my account|uang masuk|duit masuk|transferan masuk|dari jualan|laku terjual
  dapat bayaran|dapet bayaran|dpt bayaran|terima bayaran|nerima bayaran|bayaran masuk|hasil jual|hasil jualan|hasil dagang|hasil narik|dapat orderan|dapet orderan|dapat uang|dapet uang|dapat duit|dapet duit|nemu uang
  nemu duit|found money|i found|dapat arisan|dapet arisan|menang arisan|menang lotre|dapat hadiah|dapet hadiah|dapat angpao|dapet angpao
  dapat tip|dapet tip|dapet tips|dapat pinjaman|dapat warisan|tax refund|tax return came|my salary|direct deposit|got my paycheck|got reimbursed|got a raise
  refund masuk|dapat refund|got a refund|gave me a refund|reimbursed me|reimbursed us|refunded me|refunded us|refunded my|credited me|credited my|paid us|pays me|pays us|zelled us|venmoed us|tipped us|cut me a check|cut us a check|mailed me a check|
  was credited|got credited|been credited|credited to my|uangnya balik|duitnya balik|uang balik|duit balik|uangku balik|duitku balik|uangnya kembali|uang kembali ke|dana balik|dananya balik|dana kembali|gig paid|gigs paid|show paid|venue paid|gig pays|show pays|jual|menjual|terjual|hasil jualan|sold`),
)

/** Income, unless the clause also pays. */
export const INCOME = phraseSet(
  phraseList(`got my check|got my paycheck|my paycheck was|my check was|jasa pelayanan|jaspel|jasa medis|remunerasi|remun|hadiah dari|pemberian dari|birthday money|christmas money|graduation money|money from|cash from|my per diem|per diem for|per diem was|the per diem|tips were|tips came to|babysat for|dogsat for|house sat for|insentif|tunjangan|uang lauk pauk|gajian|gaji|uang masuk|transferan|transfer masuk|dapat transfer|dapet transfer|terima transfer|dikasih|dikasi
  diberi|pemasukan|pendapatan|penghasilan|bonus|thr|refund|refunded|honor|komisi|dividen|received|receive|earned|earn|income|salary
  cair|pencairan|omzet|omset|laba|keuntungan|untungnya|uang saku dari|kiriman dari|dikirim ibu|dikirim bapak|tips masuk|dividend|interest earned
  bunga deposito|bunga bank|bunga tabungan|interest from|interest on|got cashback|got back cashback|earned cashback|cashback masuk|payday|reimburse|reimbursement|reimbursements|rembes|rembesan|uang lembur|duit lembur|upah lembur|lemburan|overtime pay|overtime came|overtime money|ot pay|wages|wage|stipend|in sales|in tips|tips from|tip money|my tips|sales today|beasiswa cair|beasiswa masuk|payout|paid out|pension|bansos|blt|rapel|gratifikasi|gaji13|salary came
  paycheck|pay check|reimbursed|cashback masuk|dapat cashback|dapet cashback|dpt cashback|won|menang undian|menang lotre|menang arisan|terkumpul|kekumpul|payu`),
)

/** Words of income at the start of a clause: 'dapat 50 ribu dari ibu'. */
export const RECEIVING = phraseSet(
  phraseList(
    'dapat|dapet|dpt|terima|menerima|nerima|nampa|meunang|oleh|got money|untung|made|collected|pocketed|raked in',
  ),
)

/** Words of bargaining: a thing given at a price was bought: 'durian harusnya 75 ribu, dikasih 60'. */
export const HAGGLED = phraseSet(
  phraseList(
    'harusnya|seharusnya|nawar|tawar|ditawar|nego|dikasih harga|dikasih diskon|dapet diskon|dapat diskon|diskon',
  ),
)

/** Words of selling and working. */
export const SELLING: ReadonlySet<string> = new Set(
  phraseList(
    'jualan|dagang|dagangan|daganganku|narik|ngojek|ngegojek|ngegrab|orderan|order|lapak|hasil|manggung|ngamen|ngajar|proyek|project|freelance|lembur|komisi|panen|setoran',
  ),
)
/** The speaker's own businesses. */
export const BUSINESSES: ReadonlySet<string> = new Set(
  phraseList(
    'warung|warungku|toko|tokoku|kedai|kedaiku|lapak|lapakku|kios|kiosku|gerobak|stand|salon|bengkel|laundry|kosan|kontrakan|usaha|olshop|angkot|angkotku|becak|bentor|taksi|ojek|ojol|konter|shop|store|stall|cart|truck|kos',
  ),
)
/** Verbs of a business before its takings. */
export const TAKING_IN: ReadonlySet<string> = new Set(
  phraseList(
    'masuk|dapat|dapet|untung|laku|nghasilin|menghasilkan|pemasukannya|omzetnya|did|made|earned|grossed|took in',
  ),
)

/** Words before earnings. */
export const EARNED: ReadonlySet<string> = new Set(
  phraseList('dapet|dapat|laku|cair|masuk|turun|untung|dibayar|kejual|payu|untungnya|meunang'),
)

/** Kinds of money received from a person: 'uang saku dari nenek'. */
export const GIFTS_OF_MONEY: ReadonlySet<string> = new Set(
  phraseList(
    'uang|duit|transferan|kiriman|fee|honor|bonus|hadiah|angpao|angpau|komisi|bayaran|thr|jatah|sangu|tip|tips|tf|money|cash|allowance|payment',
  ),
)

/** Money that came back to the speaker: 'Budi balikin utangnya ke saya'. Both halves have to be said. */
export const GIVING_BACK = phraseSet(
  phraseList(`balikin|ngembaliin|mengembalikan|kembaliin|dibalikin|dikembalikan|bayar utang|bayar utangnya|bayar hutang|lunasin utang|nyicil utang
  transfer|kirim|ngirim|mengirim|ngirimin|kasih|ngasih|memberi|returned|returning|gave|given|given back|handed back|handed over|sent back|brought back|paid back`),
)

export const TO_THE_SPEAKER = phraseSet(
  phraseList(`ke saya|ke aku|ke gue|ke gua|ke gw|kepada saya|sama saya balik|buat saya dari|to me|me back|took from me|taken from me|borrowed from me|owed me|lent him|lent her|lent them|my money back|duit gue|duit gua|duitku|duit saya
  uang gue|uangku|uang saya|uang aku|utang ke saya`),
)

/** 'bayar gaji karyawan' is an expense in spite of its 'gaji'. */
export const PAID_OUT = phraseSet(
  phraseList(`bayar|membayar|bayarin|beli|membeli|bought|paid|pay|spent|beliin|kasih bonus|belanja|gaji pembantu|gaji art
  gaji karyawan|gaji sopir|gaji supir|gaji mbak|gaji pegawai|gaji asisten|gaji satpam|gaji kuli|gaji bi|gaji bu|gaji pak|gaji mang|gaji mbok|gaji ceu|gaji teh|gaji kang|gaji mas|gaji bude|gaji pengasuh|gaji nanny|gaji pak rt|gaji tukang|gaji buruh|gaji bibi|gaji suster|gaji driver|gaji baby sitter|gaji guru les|gaji anggota|gajian anggota|gaji kernet|gaji penjaga|gaji anak buah|gaji kasir|gaji si|gajian si|gajian karyawan|gaji pekerja|upah|wages for|thr pembantu|thr art
  honor tukang|honor mc|honor ustadz|honor ustad|honor guru|honor pemain|honor panitia|honor penyanyi|honor fotografer|lembur tukang|lembur karyawan|lembur buat|lembur untuk|thr bi|thr bu|thr ceu|thr mang|thr ponakan|thr keponakan|thr satpam|thr karyawan|thr sopir|thr buat|thr untuk|thr mbak|thr anak|made a payment|made a donation|made the donation|made the payment|made my payment|made another payment|payment on my|payment on the|helper salary|maid salary|driver salary|helpers salary|maids salary|bonus karyawan|income tax|sold it to me|sold me|sold them to me|sold us|sold to me|sell me|sells me`),
)

/** At the beginning of a clause the speaker hands it out: 'ngasih THR ke Bi Iis'. */
export const HANDED_OUT = phraseSet(
  phraseList(
    'ngasih thr|kasih thr|bagi thr|bagiin thr|bagi bagi thr|ngasih bonus|kasih bonus|ngasih gaji|kasih gaji|ngasih tunjangan|ngasih insentif',
  ),
)

/** Customers, as the first word of a clause. */
export const PAYERS = new Set(
  phraseList(
    'klien|client|clients|customer|customers|pelanggan|pembeli|penyewa|tenant|tenants|renter|reseller|buyer|gig|venue|plasma|bandcamp|doordash|instacart',
  ),
)

/** Whom the speaker carries or serves, as the first word of a clause: 'penumpang ngasih tip'. */
export const SERVED = new Set(
  phraseList(
    'penumpang|penumpangnya|tamu|tamunya|passenger|passengers|rider|riders|guest|guests|klien|client|clients|customer|customers|pelanggan|pembeli',
  ),
)
export const TIPPING = phraseSet(
  phraseList(
    'ngasih tip|ngasih tips|kasih tip|kasih tips|ngasi tip|ngasi tips|kasi tip|kasi tips|ngasih uang tip|kasih uang tip|ngetip|nge tip|ngetipin|ngasih lebih|ngasih lebihan|gave a tip|gave tip|gave tips|left a tip|tipped',
  ),
)

/** Verbs of paying customers, among the next words. */
export const PAYERS_PAY = new Set(
  phraseList(
    'transfer|bayar|kirim|ngirim|lunasin|melunasi|paid|sent|pays|wired|venmoed|zelled|mailed|deposited|order|beli|ngebeli|borong|bought|buys',
  ),
)
