/** Words about matters that expenses do not show, and words that tell these apart from spending. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Matters that expenses do not show. */
export const OTHER_MATTERS = phraseSet(
  phraseList(`
  saldo|saldonya|saldoku|sisa|sisanya|sisaku|tersisa|gaji|gajiku|gajian|utang|utangku|utangnya|utangmu|hutang|hutangku|hutangnya|pinjamannya|pinjemannya|ngutang|piutang|pinjam|pinjem|minjem|pinjaman|pemasukan|pemasukanku|pendapatan|penghasilan|dapat|dapet|nerima|diterima
  get paid|got paid|getting paid|gotten paid|paid me|pay me|pays me|paid us|was i paid|am i paid|digaji|digaji berapa|income|salary|paycheck|earn|earned|earning|earnings|make|made|revenue|profit|untung|omzet|omset|laba|jualan|dijual|laku|refund|refunded|kembalian|balance|owe|owes|owed|debt|loan|mortgage left|budget|anggaran|anggaranku|limit
  harga|harganya|hargane|price|prices|priced|pricing|left|remaining|remain|nabung|tabungan|ditabung|saving|savings|saved|save|deposit|invest|investasi|rata rata|ratarata|average|on average|avg|hemat|besok|tomorrow|next|depan|nanti
  should i|can i spend|can i afford|afford|could i spend|boleh belanja|bisa belanja|will i|would i|am i over|am i under|am i on|am i still|am i allowed|stocks|saham|go up|went up|gone up|go down|went down|gone down|until|how many days|how many miles|how many kilometers|how many hours|how many minutes|how many cups|how many grams|how many pounds|how many countries|how many years|how many months|how many weeks|berapa hari lagi|menu|to do|todo|kurs|exchange rate|rate|versus|vs|dibanding|dibandingkan|dibandingin|banding|bandingin|compare|compared|comparison|than|lebih|naik berapa persen|persen|percent|percentage
  berapa lama|how long|berapa orang|how many people|berapa jam|jam berapa|pukul berapa|what time|berapa umur|umur|how old|how far|berapa jauh|berapa kilo|berapa tahun|how many more|berapa lagi|how much more|kenapa|kok bisa|why
  cara|gimana|bagaimana|how do i|how can i|how to|how does|how would|how is|how are|what is the|siapa|who|whose|kapan|when|apa kabar|cuaca|weather|nomor|nomer|number is|number of people|should|kalau|kalo|if|bakal|akan|mau|want|wanna|going to|gonna|plan|rencana|targetku|target bulan|target pengeluaran|target nabung|target tabungan|my target|goal
  perlu|butuh|need|worth|selain|kecuali|except|other than|apart from|excluding|tanpa|smallest|cheapest|lowest|least|paling kecil|paling murah|paling sedikit|paling sering|paling jarang|termurah|terkecil|paling hemat|paling enak|paling bagus|most often|most frequent|most frequently|paling baru|paling lama|paling dekat|paling terakhir|bisa ngapain|lagi ngapain|kalori|calories|calorie|follower|followers|live in|hujan|rain|enaknya|jatuh tempo|tempo|due|buka jam|tutup jam|close|closes|closing|point|poin|points|cashback|diskon|promo|discount|stok|stock|bunga|interest|pajak berapa|ongkir ke|ppn|isi saldo|trial|temenku|temanku|temen gue|temen aku|teman saya|my friend|my friends|dolar hari ini|dollar hari ini|dolar sekarang|dolar ke rupiah|satu dolar|dollar to|euro to|langgananku habis|subscription end|subscription expire|expire|masih berapa|thr|thr ku|cair|bonus|gajinya
  `),
)

/** Words that ask for a sum, not for a price. */
export const SUMS_ASKED = phraseSet(
  phraseList('how much is that|how much is it|how much is this|how much is all that'),
)

/** Words that ask for a price, unless spending is mentioned. */
export const PRICE_QUESTIONS = phraseSet(
  phraseList('how much is|how much are|how much does|how much do|how much will|how much would|how much to'),
)

/** Words of habitual spending: 'how much do I spend on Spotify'. */
export const HABITS = phraseSet(
  phraseList(
    'how much do i|how much do we|how much does my|how much does our|how much is my|how much are my',
  ),
)

/** Verbs that mean no earnings after a count: 'how many stops did I make'. */
export const MAKING: ReadonlySet<string> = new Set(['make', 'made', 'making'])

export const COUNTS_ASKED = phraseSet(phraseList('how many|how often|number of'))
