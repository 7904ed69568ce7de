/** The words that ask about what was spent, and those that ask about something else. */
import type { Asked } from '../../domain/spending-question.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

function asking(what: Asked, phrases: string): [string, Asked][] {
  return phraseList(phrases).map((phrase): [string, Asked] => [phrase, what])
}

/** Where several are said the first of `ASKING_ORDER` counts. */
export const ASKING = phraseTable<Asked>([
  ...asking(
    'sum',
    `berapa|berapaan|brp|brapa|berape|piro|piroan|pinten|sabaraha|how much|how much money|how bad is|how bad was|total|totalnya|totalin|jumlah|jumlahnya|jumlahin
    berapa duit|berapa uang|berapa banyak|berapa total|how much total|the sum|add up|add up to|whats the damage|what is the damage|tally
    what did i pay|what did i spend|what i paid|what i spent|what ive paid|what ive spent|what have i paid|what have i spent|what have i been spending|what did we spend|what did we pay|whatd i spend|whatd i pay|whatd i blow|what d i blow|what d i spend|what did i blow`,
  ),
  ...asking(
    'count',
    `berapa kali|brp kali|brapa kali|brp x|berapa x|piro kali|ping piro|how many times|how often|how frequently|seberapa sering|sesering apa|berapa transaksi|brp transaksi
    berapa pengeluaran|berapa banyak transaksi|jumlah transaksi|jumlah transaksinya|total transaksi|ada berapa|how many|number of|the number of|count|berapa pembelian|berapa item|brp item|total berapa kali
    jumlah pembelian|berapa banyak sih transaksi|berapa banyak pengeluaran|berapa banyak pembelian|berapa gelas|berapa cangkir|berapa porsi|berapa bungkus|berapa trip|berapa order|berapa struk`,
  ),
  ...asking(
    'largest',
    `terbesar|terbesarku|terbesarnya|termahalku|termahalnya|the biggest|the largest|the most expensive|the priciest|the highest|paling besar|paling gede|tergede|terbanyak|paling banyak|termahal|paling mahal|tertinggi|paling tinggi|paling boros|terboros
    biggest|largest|most expensive|highest|priciest|costliest|the most|steepest|number one|top expense|top spend|top purchase|single biggest`,
  ),
  ...asking(
    'list',
    `apa aja|apa saja|apaan aja|apa aj|apa|apaan|opo wae|opo ae|show|show me|ditampilkan|ditunjukkan|tampilkan|tampilin|lihat|liat|lihatin|liatin|list|listnya|daftar|daftarnya|rincian|rinciannya
    rinci|detail|detailnya|tunjukin|tunjukkan|tunjukan|sebutin|sebutkan|what|whats|which|where|mana aja|mana saja|di mana aja|dimana aja|kemana aja|ke mana aja|riwayat|history|pull up|bring up|give me|kasih liat|kasih lihat|kasih tau
    what did i get|what did i buy|what did we buy|what did we get|what have i bought|what i bought|what i got|beli apa|belanja apa|bacain|bacakan|cek|check|breakdown|ceritain|go through|let me see`,
  ),
])

export const ASKING_ORDER: readonly Asked[] = ['largest', 'count', 'sum', 'list']

/** That it is about spending; none of them names what was bought. */
export const SPENDING_TALK = phraseSet(
  phraseList(`
  habis|abis|habisnya|abisnya|habiskan|habisin|abisin|ngabisin|menghabiskan|dihabiskan|kehabisan|keluar|keluarnya|keluarin|ngeluarin|mengeluarkan|dikeluarkan|pengeluaran|pengeluaranku
  pengeluarannya|pengeluaran saya|pengeluaran aku|pengeluaran gue|belanja|belanjaan|belanjaku|belanjaanku|belanjain|jajan|jajanku|jajanan|bayar|ngebayar|membayar|dibayar|bayarin|beli|membeli|ngebeli|dibeli|belinya|kubeli|pembelian|boros
  transaksi|transaksinya|transaksiku|spend|spent|spending|spends|spendings|expense|expenses|expenditure|expenditures|outgoings|outgo|pay|paid|paying|payments|payment|purchase|purchased|purchases|purchasing|bought|buy|buying
  transactions|transaction|blow|blew|blown|burn|burned|burnt|drop|dropped|shell out|shelled out|fork out|forked out|fork over|cost me|costing me|running me|run me|ran me|set me back|go through|kepake|kepakai|terpakai|dipake|dipakai|kebuang
  uang keluar|duit keluar|entek|entekku|entekmu|checkout|check out|ngentekno|tuku|seep|meuli|mayar|mbayar|catatan|dicatat|nyatet|kucatat|record|recorded|records|log|logged|tercatat|order|ordered|orders|pesan|pesen|mesen|memesan
  lari ke mana|lari kemana|lari|what did i get|what did i buy|what did we buy|what did we get|what have i bought|what i bought|what i got|damage|charged|charge|charges|biaya|buang|budget spent|money go|money gone|went to|go to|goes to|go towards|splurge|splurged|treat myself|nongkrong
  `),
)

/** With a category, and no period, they ask for its sum: a price has no total. */
export const TOTALS = phraseSet(phraseList('total|totalnya|jumlah|jumlahnya|the total|in total'))

/** They ask to see what is recorded, whatever it is about. */
export const SHOWING = phraseSet(
  phraseList(`
  show|show me|ditampilkan|ditunjukkan|tampilkan|tampilin|lihat|liat|lihatin|liatin|list|listnya|daftar|daftarnya|rincian|rinciannya|rinci|tunjukin|tunjukkan|tunjukan|sebutin|sebutkan|riwayat|history|pull up|bring up|bacain|bacakan|breakdown
  `),
)

/** Alone with a period they ask for the sum. */
export const SPENDING_NOUNS = phraseSet(
  phraseList(
    `pengeluaran|pengeluaranku|pengeluaran saya|pengeluaran aku|pengeluaran gue|belanjaan|belanjaanku|spending|expenses|expenditure|my spending|my expenses|running me|costing me|costs`,
  ),
)

/** What the recorded expenses do not tell. */
export const OTHER_MATTERS = phraseSet(
  phraseList(`
  saldo|saldonya|saldoku|sisa|sisanya|sisaku|tersisa|gaji|gajiku|gajian|utang|utangku|hutang|hutangku|ngutang|piutang|pinjam|pinjem|minjem|pinjaman|pemasukan|pemasukanku|pendapatan|penghasilan|dapat|dapet|nerima|diterima
  income|salary|paycheck|earn|earned|earning|earnings|make|made|revenue|profit|untung|omzet|omset|laba|jualan|dijual|laku|refund|refunded|kembalian|balance|owe|owes|owed|debt|loan|mortgage left|budget|anggaran|anggaranku|limit
  harga|harganya|hargane|price|prices|priced|pricing|left|remaining|remain|nabung|tabungan|ditabung|saving|savings|saved|save|deposit|invest|investasi|rata rata|ratarata|average|on average|avg|hemat|besok|tomorrow|next|depan|nanti
  should i|can i spend|can i afford|afford|could i spend|boleh belanja|bisa belanja|will i|would i|am i|kurs|exchange rate|rate|versus|vs|dibanding|dibandingkan|dibandingin|banding|bandingin|compare|compared|comparison|than|lebih|naik berapa persen|persen|percent|percentage
  berapa lama|how long|berapa orang|how many people|berapa jam|jam berapa|pukul berapa|what time|berapa umur|umur|how old|how far|berapa jauh|berapa kilo|berapa tahun|how many more|berapa lagi|how much more|kenapa|kok bisa|why
  cara|gimana|bagaimana|how do i|how can i|how to|how does|how would|how is|how are|what is the|siapa|who|whose|kapan|when|apa kabar|cuaca|weather|nomor|nomer|number is|number of people|should|kalau|kalo|if|bakal|akan|mau|want|wanna|going to|gonna|plan|rencana|targetku|target bulan|target pengeluaran|target nabung|target tabungan|my target|goal
  perlu|butuh|need|worth|point|poin|points|cashback|diskon|promo|discount|stok|stock|bunga|interest|pajak berapa|ongkir ke|ppn|isi saldo|trial|temenku|temanku|temen gue|temen aku|teman saya|my friend|my friends|dolar hari ini|dollar hari ini|dolar sekarang|dolar ke rupiah|satu dolar|dollar to|euro to|langgananku habis|subscription end|subscription expire|expire|masih berapa|thr|thr ku|cair|bonus|gajinya
  `),
)

/** They ask for a price, unless it is about what was spent. */
export const PRICE_QUESTIONS = phraseSet(
  phraseList('how much is|how much are|how much does|how much do|how much will|how much would|how much to'),
)
