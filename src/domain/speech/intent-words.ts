/** Cues that a clause tells of no expense: income, plans, negation, questions. */
import { phraseList, phraseSet } from './phrase.ts'

export const SPENDING = phraseSet(
  phraseList(`beli|membeli|dibeli|beliin|ngebeli|bayar|membayar|bayarin|dibayar|bayarnya|habis|abis|keluar|spent|spend|bought
  buy|paid|pay|purchased|purchase|cost|costs|jajan|belanja|makan|ngopi|isi|naik|pesan|pesen|order|ordered|sewa|rent|parkir`),
)

/** Money that came in, whatever else the clause says. */
export const PAID_BY_OTHERS = phraseSet(
  phraseList(`dibayar sama|dibayar oleh|dibayarin|ditraktir|got paid|get paid|was paid|were paid|paid me|gave me|i was given
  been paid|ditransfer|refund masuk|dapat refund|got a refund|reimbursed me|jual|menjual|terjual|hasil jualan|sold`),
)

/** Money that came in, unless the clause also pays. */
export const INCOME = phraseSet(
  phraseList(`gajian|gaji|uang masuk|transferan|transfer masuk|dapat transfer|dapet transfer|terima transfer|dikasih|dikasi
  diberi|pemasukan|pendapatan|penghasilan|bonus|thr|refund|honor|komisi|dividen|received|receive|earned|earn|income|salary
  payday|paycheck|pay check|reimbursed|cashback masuk|dapat cashback|won|menang undian|menang lotre|menang arisan`),
)

/** As the first word of a clause they take money in: 'dapat 50 ribu dari ibu'. */
export const RECEIVING = phraseSet(phraseList('dapat|dapet|dpt|terima|menerima|nerima|got money|untung'))

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

/** Wishes and intentions; the buying follows. */
export const PLANS = phraseSet(
  phraseList(`mau beli|mau bayar|mau makan|mau pesan|mau belanja|mau jajan|mau membeli|mau ngopi|mau sewa|pengen|pingin|pengin
  ingin beli|ingin membeli|ingin bayar|ingin|akan beli|akan membeli|akan bayar|akan membayar|rencana|rencananya|berencana|niat
  niatnya|kepengen|harus bayar|harus beli|perlu beli|perlu bayar|seandainya|andai|andaikan|kalau beli|kalo beli|kalau aku beli
  kalau saya beli|anggaran|budget|going to buy|going to spend|going to pay|gonna buy|gonna spend|gonna pay|want to buy
  want to spend|want to pay|wanna buy|plan to|planning to|planning on|plan on|will buy|will pay|will spend|will cost|ill buy
  ill pay|ill spend|need to buy|need to pay|have to pay|have to buy|should buy|would like to buy|id like to buy|would cost
  thinking of buying|thinking about buying|if i buy|if i bought|wish i|could buy|might buy|might spend|bakal beli|bakal bayar`),
)

export const NEGATIONS = phraseSet(
  phraseList(`nggak jadi|gak jadi|ga jadi|ngga jadi|enggak jadi|tidak jadi|gajadi|batal|batal beli|nggak beli|gak beli|ga beli
  ngga beli|enggak beli|tidak beli|nggak bayar|gak bayar|ga bayar|tidak bayar|tidak membeli|tidak membayar|belum beli
  belum bayar|belum jadi beli|belum dibayar|nggak keluar|gak keluar|nggak habis|didnt buy|didnt pay|didnt spend|did not buy
  did not pay|did not spend|didnt end up|havent bought|havent paid|have not paid|never bought|never paid|not buying|wont buy
  dont buy|do not buy|nggak jadi beli|cancelled|canceled|almost bought|almost spent|hampir beli|nyaris beli|bukan pengeluaran
  nggak sempat beli|gak sempat beli|no longer buying|decided not to|jangan beli|kagak beli|kagak jadi|urung`),
)

/** At the beginning of a sentence they ask. */
export const QUESTIONS = phraseSet(
  phraseList(`berapa|apakah|kenapa|mengapa|gimana|bagaimana|bisakah|bolehkah|apa saya|apa aku|bisa gak|bisa nggak
  how much|how many|how|why|did|does|do i|do you|is it|is there|are there|can i|can you|could i|could you|should i|would you
  am i|have i|will it|what is|whats|what was`),
)

/** At the beginning of a sentence they ask where it ends in a question mark. */
export const MARKED_QUESTIONS = phraseSet(
  phraseList(
    'apa|kapan|siapa|mana|dimana|emang|emangnya|what|when|who|where|which|is|are|was|were|has|have|will|do|can',
  ),
)
