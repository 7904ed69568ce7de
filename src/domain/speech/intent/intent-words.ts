/** Cues that a clause tells of no expense: income, plans, negation, questions. */
import { phraseList, phraseSet } from '../words/phrase.ts'

export const SPENDING = phraseSet(
  phraseList(`beli|membeli|dibeli|beliin|ngebeli|bayar|membayar|bayarin|dibayar|bayarnya|habis|abis|keluar|spent|spend|bought
  buy|paid|pay|purchased|purchase|cost|costs|jajan|belanja|makan|ngopi|isi|naik|pesan|pesen|order|ordered|sewa|rent|parkir|kena|habisnya|abisnya|bayar|ngabisin|spending|tambal|servis|service|langganan`),
)

/** Money that came in, whatever else the clause says. */
export const PAID_BY_OTHERS = phraseSet(
  phraseList(`dibayar sama|dibayar oleh|dibayarin|ditraktir|got paid|get paid|was paid|were paid|paid me|gave me|i was given
  been paid|laku|udah ganti uang|udah ganti duit|sudah ganti uang|ganti duit gue|gantiin uang|gantiin duit|diganti kantor|direimburse|ditransfer|ditransferin|dikirimin|dikirimi|paid me back|pay me back|paying me back|sent me|transferred me|venmoed me|wired me
  owes me|client paid|clients paid|customer paid|invoice paid|invoice udah paid|invoice sudah dibayar|invoice dibayar|invoice cair
  klien bayar|klien udah bayar|klien sudah bayar|pelanggan bayar|pembeli bayar|dibayar klien|dibayar client|dibayar bos|ke rekening saya
  ke rekeningku|ke rekening gue|masuk rekening|masuk ke rekening|uang masuk|duit masuk|transferan masuk|dari jualan|laku terjual
  hasil jual|hasil jualan|hasil dagang|hasil narik|dapat orderan|dapet orderan|dapat uang|dapet uang|dapat duit|dapet duit|nemu uang
  nemu duit|found money|i found|dapat arisan|dapet arisan|menang arisan|menang lotre|dapat hadiah|dapet hadiah|dapat angpao|dapet angpao
  dapat tip|dapet tip|dapet tips|dapat pinjaman|dapat warisan|tax refund|tax return came|my salary|direct deposit|got my paycheck|got reimbursed|got a raise
  refund masuk|dapat refund|got a refund|reimbursed me|jual|menjual|terjual|hasil jualan|sold`),
)

/** Money that came in, unless the clause also pays. */
export const INCOME = phraseSet(
  phraseList(`gajian|gaji|uang masuk|transferan|transfer masuk|dapat transfer|dapet transfer|terima transfer|dikasih|dikasi
  diberi|pemasukan|pendapatan|penghasilan|bonus|thr|refund|honor|komisi|dividen|received|receive|earned|earn|income|salary
  cair|pencairan|omzet|omset|laba|keuntungan|untungnya|uang saku dari|kiriman dari|dikirim ibu|dikirim bapak|tips masuk|dividend|interest earned
  cashback masuk|payday|paycheck|pay check|reimbursed|cashback masuk|dapat cashback|won|menang undian|menang lotre|menang arisan`),
)

/** As the first word of a clause they take money in: 'dapat 50 ribu dari ibu'. */
export const RECEIVING = phraseSet(phraseList('dapat|dapet|dpt|terima|menerima|nerima|got money|untung'))

/** Money that came back to the speaker: 'Budi balikin utangnya ke saya'. Both halves have to be said. */
export const GIVING_BACK = phraseSet(
  phraseList(`balikin|ngembaliin|mengembalikan|kembalikan|dibalikin|dikembalikan|bayar utang|bayar utangnya|bayar hutang|lunasin utang|nyicil utang
  transfer|kirim|ngirim|mengirim|ngirimin|kasih|ngasih|memberi|returned|gave|paid back`),
)
export const TO_THE_SPEAKER = phraseSet(
  phraseList(`ke saya|ke aku|ke gue|ke gua|ke gw|kepada saya|sama saya balik|buat saya dari|to me|me back|duit gue|duit gua|duitku|duit saya
  uang gue|uangku|uang saya|uang aku|utang ke saya`),
)

/** 'bayar gaji karyawan' is an expense in spite of its 'gaji'. */
export const PAID_OUT = phraseSet(
  phraseList(`bayar|membayar|bayarin|beli|membeli|bought|paid|pay|spent|beliin|kasih bonus|belanja|gaji pembantu|gaji art
  gaji karyawan|gaji sopir|gaji supir|gaji mbak|gaji pegawai|gaji asisten|gaji satpam|bonus karyawan|income tax`),
)

/** Time to come. */
export const FUTURE = phraseSet(
  phraseList(`besok|besuk|lusa|minggu depan|bulan depan|tahun depan|nanti|ntar|entar|tomorrow|next week|next month|next year
  later today|later tonight|nanti malam|nanti sore|nanti siang|senin depan|selasa depan|rabu depan|kamis depan|jumat depan
  sabtu depan|hari minggu depan|day after tomorrow`),
)

/** They look like plans, and are none. */
export const NO_PLANS = phraseSet(
  phraseList(`mau nggak mau|mau gak mau|mau ga mau|mau tidak mau|mau ngga mau|nanti lupa|takut lupa|keburu lupa|takutnya nanti lupa|mau catat
  mau nyatet|mau input|pengen nangis|pengen marah|nggak mau|gak mau|wasnt going to buy|wasnt planning|want to record|want to add`),
)

/** What it came to after all, whatever was planned. */
export const OUTCOMES = phraseSet(
  phraseList(`ended up|eh malah|malah beli|malah jajan|akhirnya beli|akhirnya jadi|akhirnya bayar|akhirnya makan|akhirnya ambil|akhirnya habis
  akhirnya dapat|akhirnya dapet|akhirnya kena|jadi beli|jadinya beli|ternyata|tetep beli|tetap beli|terpaksa|kepaksa|khilaf|gave in|finally bought|finally got
  finally paid|had to pay|had to buy|udah dibayar|sudah dibayar|udah bayar|sudah bayar|udah lunas|sudah lunas|aku habis|gue habis|saya habis`),
)

/** Prices in the news. */
export const NEWS = phraseSet(
  phraseList(`naik lagi jadi|naik jadi|turun jadi|naik lagi|turun lagi|harganya naik|harganya turun|tembus|prices hit|gas prices|prices are|prices went
  sekarang dijual|dijual|kurs|inflasi|umr|ump|gaji minimum|cukup nggak|cukup gak|cukup ga`),
)

/** Who pays, as the first word of a clause, for what one sells. */
export const PAYERS = new Set(
  phraseList('klien|client|clients|customer|pelanggan|pembeli|penyewa|tenant|reseller|buyer'),
)
export const PAYERS_PAY = new Set(
  phraseList('transfer|bayar|kirim|ngirim|lunasin|melunasi|paid|sent|pays|order'),
)

/** Wishes and intentions; the buying follows. */
export const PLANS = phraseSet(
  phraseList(`mau beli|mau bayar|mau makan|mau pesan|mau belanja|mau jajan|mau membeli|mau ngopi|mau sewa|pengen|pingin|pengin
  ingin beli|ingin membeli|ingin bayar|ingin|akan beli|akan membeli|akan bayar|akan membayar|rencana|rencananya|berencana|niat
  niatnya|kepengen|harus bayar|harus beli|perlu beli|perlu bayar|seandainya|andai|andaikan|kalau beli|kalo beli|kalau aku beli
  kalau saya beli|anggaran|budget|going to buy|going to spend|going to pay|gonna buy|gonna spend|gonna pay|want to buy
  want to spend|want to pay|wanna buy|plan to|planning to|planning on|plan on|will buy|will pay|will spend|will cost|ill buy
  ill pay|ill spend|need to buy|need to pay|have to pay|have to buy|should buy|would like to buy|id like to buy|would cost
  thinking of|thinking about|considering|looking to buy|saving up|saving for|saving up for|hoping to|wanting to|dreaming of|kepikiran|ngincer
  ngincar|naksir|lagi nabung|nabung buat|nabung dulu|ingetin|ingatkan|ingatin|jangan lupa bayar|jangan lupa beli|remind me|tolong ingatkan
  rencana beli|wishlist|kalau ada uang|kalo ada duit|kalau punya uang|semoga|mudah mudahan|mending beli|apa beli|sebaiknya|should i|ill get
  gonna get|going to get|want to get|wanna get|need to get|kudu bayar|kudu beli|mesti bayar|mesti beli|minta dibeliin|beliin dong|belikan dong
  mau ganti|mau servis|mau service|mau langganan|mau top up|mau isi|mau transfer|mau pesen|mau order|mau nonton|mau cari|mau ambil|mau nyicil|mau kredit
  pengen beli|mau yang|tadinya mau|awalnya mau|target nabung|target tabungan|jangan lupa transfer|jangan lupa isi|jangan lupa top up|jangan lupa kirim
  kepingin|kepengin|if i buy|if i bought|wish i|could buy|might buy|might spend|bakal beli|bakal bayar`),
)

export const NEGATIONS = phraseSet(
  phraseList(`nggak jadi|gak jadi|ga jadi|ngga jadi|enggak jadi|tidak jadi|gajadi|batal|batal beli|nggak beli|gak beli|ga beli
  ngga beli|enggak beli|tidak beli|nggak bayar|gak bayar|ga bayar|tidak bayar|tidak membeli|tidak membayar|belum beli
  belum bayar|belum jadi beli|belum dibayar|nggak keluar|gak keluar|nggak habis|didnt buy|didnt pay|didnt spend|did not buy
  did not pay|did not spend|didnt end up|havent bought|havent paid|have not paid|never bought|never paid|not buying|wont buy
  dont buy|do not buy|nggak jadi beli|cancelled|canceled|almost bought|almost spent|hampir beli|nyaris beli|bukan pengeluaran
  nggak keluar duit|nggak keluar uang|gak keluar duit|gak keluar uang|ga keluar duit|gratis|for free|was free|nggak belanja|gak belanja
  ga belanja|tidak belanja|nggak jajan|gak jajan|belum gajian|nggak ada pengeluaran|gak ada pengeluaran|tidak ada pengeluaran|no expenses|spent nothing
  didnt spend anything|gak pakai bayar|nggak usah bayar|ga usah bayar|gak usah bayar|tidak perlu bayar|didnt have to pay|returned the|return the|nggak sempat beli|gak sempat beli|no longer buying|decided not to|jangan beli|kagak beli|kagak jadi|urung`),
)

/** At the beginning of a sentence they ask. */
export const QUESTIONS = phraseSet(
  phraseList(`berapa|apakah|kenapa|mengapa|gimana|bagaimana|bisakah|bolehkah|apa saya|apa aku|bisa gak|bisa nggak
  how much|how many|how|why|did|does|do i|do you|is it|is there|are there|can i|can you|could i|could you|should i|would you
  am i|have i|will it|what is|whats|what was|ada yang|emang berapa|tampilkan|tunjukin|tunjukkan|lihat pengeluaran
  show me|show my|tell me|find|compare|sisa budget|sisa anggaran|sisa saldo saya|sisa uangku|sisa uang saya`),
)

/** At the beginning of a sentence they ask where it ends in a question mark. */
export const MARKED_QUESTIONS = phraseSet(
  phraseList(
    'udah|sudah|apa|kapan|siapa|mana|dimana|emang|emangnya|what|when|who|where|which|is|are|was|were|has|have|will|do|can',
  ),
)

/** Anywhere in a sentence they ask. */
export const QUESTION_TAGS = phraseSet(
  phraseList(`nggak ya|gak ya|ga ya|ngga ya|enggak ya|belum ya|belom ya|apa belum|apa nggak|apa gak|apa enggak|siapa yang|worth it gak|worth it nggak
  kemahalan gak|kemahalan nggak|mahal gak|mahal nggak|is that right|isnt it`),
)
