/** The words that ask about what was spent, and those that ask about something else. */
import type { Asked } from '../../domain/spending-question.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

function asking(what: Asked, phrases: string): [string, Asked][] {
  return phraseList(phrases).map((phrase): [string, Asked] => [phrase, what])
}

/** Where several are said the first of `ASKING_ORDER` counts. */
const WHAT_I = [
  'what i',
  'what we',
  'what did i',
  'what did we',
  'whatd i',
  'whatd we',
  'what have i',
  'what have we',
  'what am i',
  'what are we',
  'what do i',
  'what do we',
  'what ive',
  'what weve',
]
/** 'what'd I buy', 'what all did we get' */
const BOUGHT_WHAT = phraseList(
  'what d i|what d we|whatd i|whatd we|what all i|what all did i|what all did we|what all have i|what all have we|what did i|what did we|what have i|what have we',
).flatMap(who =>
  phraseList(
    'buy|get|order|grab|pick up|purchase|bought|gotten|got|ordered|grabbed|picked up|purchased|eat|have',
  ).map(bought => `${who} ${bought}`),
)
const SPENT = phraseList(
  'spend|spent|spending|pay|paid|paying|blow|blown|blew|drop|dropped|dropping|shell out|shelled out|fork out|forked out|fork over|lay out|splurge|splurged|part with|been spending|been paying|end up spending|end up paying|go through|run up|rack up|racked up',
)
/** 'what am I spending on streaming' */
const WHAT_I_SPEND = WHAT_I.flatMap(who => SPENT.map(spent => `${who} ${spent}`))

export const ASKING = phraseTable<Asked>([
  ...WHAT_I_SPEND.map((phrase): [string, Asked] => [phrase, 'sum']),
  ...asking(
    'sum',
    `berapa|berapaan|brp|brapa|berape|piro|piroan|pinten|sabaraha|how much|how much money|how bad is|how bad was|total|totalnya|totalin|jumlah|jumlahnya|jumlahin
    berapa duit|berapa uang|berapa banyak|berapa total|how much total|the sum|add up|add up to|whats the damage|what is the damage|tally|damage|cost me|cost us|set me back|run me|running me|hitung|hitungin|itungin|itung|hitungkan|jumlahkan|whats my spending|what is my spending|what was my spending|what are my expenses|what were my expenses|whats my expense|whats my total|berapa juta|berapa ribu|berapa rb|berapa jt|berapa ratus|berapa ratus ribu|berapa puluh ribu
    howd i do|howd we do|how did i do|how did we do|how am i doing|how are we doing|whats it costing|whats it costing me|berapa totalan|totalan|totalannya|jumlah total|jumlah keseluruhan|total keseluruhan|berapa keseluruhan|nominal|nominalnya|jumlah uang|besaran|kira kira berapa|what am i at|where am i at|what are we at|where are we at|where do i stand|whats that come to|run us|run me|ran us|ran me|running us|set us back|what did i drop|what did i fork out|what did it cost|ada berapa duit|berapa kira kira|berapaan sih|habis berapaan|kena berapa|abis berapa|habisnya berapa|total semuanya|totalnya jadi|jadi total|what was my|what were my|whats my|what is my|what did i end up paying|what did i end up spending|whatd i end up paying|whatd that come to|whatd it come to|whatd they come to|what did that come to|what did i pay|what did i spend|what i paid|what i spent|what ive paid|what ive spent|what have i paid|what have i spent|what have i been spending|what did we spend|what did we pay|whatd i spend|whatd i pay|whatd i blow|sum up|sum it up|sum them up|sum that up|add it up|add them up|add them all up|add it all up|add that up|total it|total it up|total up|total them|total them up|tot it up|tot them up|tally it up|jumlahin semua|totalin semua|tot up|came to|come to|amount to|whats the total|grand total|ngabisin berapa|nyampe berapa|nyampai berapa|sampe berapa|sampai berapa|how much money did i|what do i spend|what did my|seberapa banyak|spend how much|spent how much|what did that|habis piro|what d i blow|what d i spend|what did i blow`,
  ),
  ...asking(
    'count',
    `ping berapa|kaping berapa|how many stops|how many visits|how many trips|how many runs|how many orders|how many purchases|how many transactions|berapa banyak kali|udah berapa kali|sudah berapa kali|berapa frekuensi|frekuensi|seberapa banyak kali|brp transaksi|berapa trx|brp trx|ada transaksi berapa|transaksi ada berapa|transaksinya ada berapa|transaksi berapa|pengeluaran ada berapa|berapa kali|brp kali|brapa kali|brp x|berapa x|piro kali|ping piro|how many times|how often|how frequently|seberapa sering|sesering apa|berapa transaksi|brp transaksi
    berapa pengeluaran|berapa banyak transaksi|jumlah transaksi|jumlah transaksinya|total transaksi|ada berapa|how many|number of|the number of|count|berapa pembelian|berapa item|brp item|total berapa kali
    jumlah pembelian|berapa banyak sih transaksi|berapa banyak pengeluaran|berapa banyak pembelian|berapa gelas|berapa cangkir|berapa porsi|berapa bungkus|berapa trip|berapa order|berapa struk|times i|times did i|times have i|times we|berapa catatan|catat berapa|nyatet berapa|berapa banyak order|berapa nota|berapa botol|berapa ride|jumlah order|jumlah pesanan|berapa barang|berapa macam`,
  ),
  ...asking(
    'largest',
    `bikin kantong bolong|kantong bolong|dompet bolong|bikin dompet bolong|bikin kantong kering|bikin tekor|bikin bokek|bikin bangkrut|paling makan duit|makan duit|paling banyak makan|nguras dompet|menguras dompet|most of my money|most of the money|bikin boros|boros di mana|boros dimana|terbesar|terbesarku|terbesarnya|termahalku|termahalnya|the biggest|the largest|the most expensive|the priciest|the highest|paling besar|paling gede|tergede|terbanyak|paling banyak|termahal|paling mahal|tertinggi|paling tinggi|paling boros|terboros
    paling|bikin boncos|paling boncos|bikin kantong jebol|paling nguras|paling menguras|jebol|biggest|largest|worst|heftiest|fattest|the most money|most money|topmost|most expensive|highest|priciest|costliest|the most|steepest|number one|top expense|top spend|top purchase|single biggest`,
  ),
  ...BOUGHT_WHAT.map((phrase): [string, Asked] => [phrase, 'list']),
  ...asking(
    'list',
    `what am i paying for|what have i been paying for|what are we paying for|what do i pay for|what did i spend cash on|what have i spent cash on|what do i spend money on|what am i spending money on|rundown|a rundown|run down|overview|an overview|itemize|itemise|itemized|run me through|talk me through|lay out|spell out|ringkasin|jelasin|paparkan|uraikan|urutin|perlihatkan|diperlihatkan|keliatan|pengen tau apa aja|did i buy|did i spend|did i pay|did i order|did i get any|did i go|have i bought|have i spent|have i paid|did we buy|did we spend|have we bought|have we spent|do i have any|were there any|are there any|is there any|was there any|anything|adakah|ada transaksi|ada pengeluaran|ada gak|ada nggak|ada ga|apakah ada|apakah saya|apakah aku|apakah gue|mana transaksi|mana pengeluaran|mana catatan|mana daftar|mana list|mana rincian|pernah beli|pernah belanja|what i spent money on|what ive spent money on|what i spend money on|what did i spend money on|what did i spend cash on|what have i spent money on|lihatkan|tolong lihatkan|tunjukno|tampilno|rincikan|kasih tunjuk|udah bayar|sudah bayar|udh bayar|did i already|have i already|did we already|where d i|whered i|semua transaksi|semua pengeluaran|seluruh transaksi|seluruh pengeluaran|all my transactions|all transactions|all my expenses|all expenses|all my purchases|spend cash on|spent cash on|ngapain aja|mau lihat|mau liat|mau ngeliat|mau cek|pengen lihat|pengen liat|pengen cek|pengin lihat|spent money on|spend money on|spent my money on|what did i pay for with|what did i pay for on|what all|lari ke mana|lari kemana|lari ke mana aja|lari kemana aja|ke mana|kemana|buat apa aja|untuk apa aja|dipake buat apa|dipakai buat apa|buat apa|perginya ke mana|apa aja|apa saja|apaan aja|apa aj|apa|apaan|opo wae|opo ae|show|show me|ditampilkan|ditunjukkan|tampilkan|tampilin|lihat|liat|lihatin|liatin|list|listnya|daftar|daftarnya|rincian|rinciannya
    rinci|detail|detailnya|tunjukin|tunjukkan|tunjukan|sebutin|sebutkan|what|whats|which|where|mana aja|mana saja|di mana aja|dimana aja|kemana aja|ke mana aja|riwayat|history|pull up|bring up|give me|kasih liat|kasih lihat|kasih tau
    what did i get|what did i buy|what did we buy|what did we get|what have i bought|what i bought|what i got|beli apa|belanja apa|bacain|bacakan|cek|check|breakdown|break down|ceritain|go through|go over|walk me through|let me see|lets see|display|open|buka|bukain|bukakan|view|read me|read out|read back|sebut|tulisin|jabarin|jembrengin|perincian|munculin|munculkan|keluarin daftar`,
  ),
])

export const ASKING_ORDER: readonly Asked[] = ['largest', 'count', 'sum', 'list']

/** That it is about spending; none of them names what was bought. */
export const SPENDING_TALK = phraseSet([
  ...WHAT_I_SPEND,
  ...BOUGHT_WHAT,
  ...phraseList(`
  habis|abis|habisnya|abisnya|habiskan|habisin|abisin|ngabisin|menghabiskan|dihabiskan|kehabisan|keluar|keluarnya|keluarin|ngeluarin|mengeluarkan|dikeluarkan|pengeluaran|pengeluaranku
  pengeluarannya|pengeluaran saya|pengeluaran aku|pengeluaran gue|belanja|belanjaan|belanjaku|belanjaanku|belanjain|jajan|jajanku|jajanan|bayar|ngebayar|membayar|dibayar|bayarin|beli|membeli|ngebeli|dibeli|belinya|kubeli|pembelian|boros
  transaksi|transaksinya|transaksiku|spend|spent|spending|spends|spendings|expense|expenses|expenditure|expenditures|outgoings|outgo|pay|paid|paying|payments|payment|purchase|purchased|purchases|purchasing|bought|buy|buying
  transactions|transaction|blow|blew|blown|burn|burned|burnt|drop|dropped|shell out|shelled out|fork out|forked out|fork over|cost me|costing me|running me|run me|ran me|set me back|go through|kepake|kepakai|terpakai|dipake|dipakai|kebuang
  uang keluar|duit keluar|entek|entekku|entekmu|checkout|check out|ngentekno|tuku|seep|meuli|mayar|mbayar|catatan|dicatat|nyatet|kucatat|record|recorded|records|log|logged|tercatat|order|ordered|orders|pesan|pesen|mesen|memesan
  howd i do|howd we do|how did i do|how did we do|how am i doing|how are we doing|rundown|a rundown|overview|an overview|itemize|itemise|whats it costing|whats it costing me|bikin kantong bolong|kantong bolong|dompet bolong|bikin dompet bolong|bikin kantong kering|bikin tekor|bikin bokek|makan duit|nguras dompet|racked up|rack up|run up|splurging|did i buy|did i spend|did i pay|did i order|have i bought|have i spent|have i paid|did we buy|did we spend|have we bought|have we spent|mana transaksi|mana pengeluaran|ada transaksi|ada pengeluaran|membeli sesuatu|run us|ran us|running us|trx|trxnya|pengeluarane|belanjane|kemana aja|ke mana aja|lari ke mana aja|lari kemana aja|buat apa aja|untuk apa aja|dipake buat apa|dipakai buat apa|larinya|bakar|dibakar|kebakar|burned through|burning through|burn through|blown through|went through|spending money on|spent money on|spend money on|what did i pay for with|what did i pay for on|rekap|rekapan|rekapin|rekapitulasi|rangkuman|ringkasan|recap|summary|ngeluarin duit|ngabisin duit|nguras|boncos|kubayar|bayaran|kena charge|debited|swiped|lari ke mana|lari kemana|lari|what did i get|what did i buy|what did we buy|what did we get|what have i bought|what i bought|what i got|damage|charged|charge|charges|biaya|buang|budget spent|money go|money gone|went to|go to|goes to|go towards|splurge|splurged|treat myself|nongkrong|whats the damage|udah bayar|sudah bayar|udh bayar|did i already|have i already|keluar duit|keluar uang|duit melayang|uang melayang|melayang|costs|terbuang|kesedot|kegerus|ludes|amblas
  `),
])

/** Beside them it is a figure that is asked for, even where it is to be shown. */
export const FIGURES = phraseSet(
  phraseList(
    'berapa|brp|brapa|how much|how much money|total|totalnya|jumlah|jumlahnya|piro|sum|add up|tally|the total',
  ),
)

/** With a category, and no period, they ask for its sum: a price has no total. */
export const TOTALS = phraseSet(phraseList('total|totalnya|jumlah|jumlahnya|the total|in total'))

/** They ask to see what is recorded, whatever it is about. */
export const SHOWING = phraseSet(
  phraseList(`
  lihatkan|rincikan|rundown|a rundown|overview|an overview|itemize|itemise|perlihatkan|uraikan|apa aja|apa saja|apaan aja|mana aja|mana saja|anything|adakah|ada transaksi|ada pengeluaran|are there any|is there any|were there any|mana transaksi|mana pengeluaran|show|show me|ditampilkan|ditunjukkan|tampilkan|tampilin|lihat|liat|lihatin|liatin|list|listnya|daftar|daftarnya|rincian|rinciannya|rinci|tunjukin|tunjukkan|tunjukan|sebutin|sebutkan|riwayat|history|pull up|bring up|bacain|bacakan|breakdown|break down|go over|walk me through|lets see|let me see|display|open|buka|bukain|bukakan|view|read me|read out|read back|sebut|jabarin|jembrengin|perincian|munculin|munculkan
  `),
)

/** They ask about the speaker's own spending, where no more is said than of what. */
export const CANDID = phraseSet(
  phraseList(
    'be honest|honestly|jujur|jujur aja|jujur deh|lay it on me|give it to me straight|hit me|brutal honesty|dont sugarcoat it',
  ),
)

/** Alone with a period they ask for the sum. */
export const SPENDING_NOUNS = phraseSet(
  phraseList(
    `pengeluaran|pengeluaranku|pengeluaran saya|pengeluaran aku|pengeluaran gue|belanjaan|belanjaanku|spending|expenses|expenditure|my spending|my expenses|running me|costing me|costs|ongkos|rekap|rekapan|rekapin|rekapitulasi|rangkuman|ringkasan|recap|summary|outgoings|pengeluarannya|spendings|total spend|the spend|pengeluaran kita|pengeluaran kami|pengeluaran gw|pengeluaran gua`,
  ),
)

/** What the recorded expenses do not tell. */
export const OTHER_MATTERS = phraseSet(
  phraseList(`
  saldo|saldonya|saldoku|sisa|sisanya|sisaku|tersisa|gaji|gajiku|gajian|utang|utangku|utangnya|utangmu|hutang|hutangku|hutangnya|pinjamannya|pinjemannya|ngutang|piutang|pinjam|pinjem|minjem|pinjaman|pemasukan|pemasukanku|pendapatan|penghasilan|dapat|dapet|nerima|diterima
  income|salary|paycheck|earn|earned|earning|earnings|make|made|revenue|profit|untung|omzet|omset|laba|jualan|dijual|laku|refund|refunded|kembalian|balance|owe|owes|owed|debt|loan|mortgage left|budget|anggaran|anggaranku|limit
  harga|harganya|hargane|price|prices|priced|pricing|left|remaining|remain|nabung|tabungan|ditabung|saving|savings|saved|save|deposit|invest|investasi|rata rata|ratarata|average|on average|avg|hemat|besok|tomorrow|next|depan|nanti
  should i|can i spend|can i afford|afford|could i spend|boleh belanja|bisa belanja|will i|would i|am i over|am i under|am i on|am i still|am i allowed|stocks|saham|go up|went up|gone up|go down|went down|gone down|until|how many days|how many miles|how many kilometers|how many hours|how many minutes|how many cups|how many grams|how many pounds|how many countries|how many years|how many months|how many weeks|berapa hari lagi|menu|to do|todo|kurs|exchange rate|rate|versus|vs|dibanding|dibandingkan|dibandingin|banding|bandingin|compare|compared|comparison|than|lebih|naik berapa persen|persen|percent|percentage
  berapa lama|how long|berapa orang|how many people|berapa jam|jam berapa|pukul berapa|what time|berapa umur|umur|how old|how far|berapa jauh|berapa kilo|berapa tahun|how many more|berapa lagi|how much more|kenapa|kok bisa|why
  cara|gimana|bagaimana|how do i|how can i|how to|how does|how would|how is|how are|what is the|siapa|who|whose|kapan|when|apa kabar|cuaca|weather|nomor|nomer|number is|number of people|should|kalau|kalo|if|bakal|akan|mau|want|wanna|going to|gonna|plan|rencana|targetku|target bulan|target pengeluaran|target nabung|target tabungan|my target|goal
  perlu|butuh|need|worth|selain|kecuali|except|other than|apart from|excluding|tanpa|smallest|cheapest|lowest|least|paling kecil|paling murah|paling sedikit|paling sering|paling jarang|termurah|terkecil|paling hemat|paling enak|paling bagus|most often|most frequent|most frequently|paling baru|paling lama|paling dekat|paling terakhir|bisa ngapain|lagi ngapain|kalori|calories|calorie|follower|followers|live in|hujan|rain|enaknya|jatuh tempo|tempo|due|buka jam|tutup jam|close|closes|closing|point|poin|points|cashback|diskon|promo|discount|stok|stock|bunga|interest|pajak berapa|ongkir ke|ppn|isi saldo|trial|temenku|temanku|temen gue|temen aku|teman saya|my friend|my friends|dolar hari ini|dollar hari ini|dolar sekarang|dolar ke rupiah|satu dolar|dollar to|euro to|langgananku habis|subscription end|subscription expire|expire|masih berapa|thr|thr ku|cair|bonus|gajinya
  `),
)

/** What follows them stands for what was said before. */
export const REPAIRING = phraseSet(
  phraseList(
    `eh|maksudku|maksudnya|maksud aku|maksud saya|maksud gue|maksud gw|ralat|eh bukan|bukan deng|salah|i mean|i meant|no wait|wait|sorry|sori|maaf|scratch that|make that|or rather|eh salah|eh maksudnya|eh maksudku|no i mean|oops`,
  ),
)

/** What follows them is not meant. */
export const DENYING = phraseSet(phraseList('bukan|bukannya|bukan yang|not'))

/** 'total transaksi kemarin berapa rupiah': money, and no number of them. */
export const MONEY_ASKED = phraseSet(
  phraseList('berapa rupiah|berapa duit|berapa uang|berapa dolar|in dollars'),
)

/** What was named before is asked for, and no price. */
export const SUMS_ASKED = phraseSet(
  phraseList('how much is that|how much is it|how much is this|how much is all that'),
)

/** They ask for a price, unless it is about what was spent. */
export const PRICE_QUESTIONS = phraseSet(
  phraseList('how much is|how much are|how much does|how much do|how much will|how much would|how much to'),
)

/** The same, of what the speaker pays again and again: 'how much do I spend on Spotify'. */
export const HABITS = phraseSet(
  phraseList(
    'how much do i|how much do we|how much does my|how much does our|how much is my|how much are my',
  ),
)

/** Behind a count they tell of no earnings: 'how many stops did I make'. */
export const MAKING: ReadonlySet<string> = new Set(['make', 'made', 'making'])

export const COUNTS_ASKED = phraseSet(phraseList('how many|how often|number of'))

/** What was bought, or the buying of it. */
export const PURCHASES = phraseSet(phraseList('belanja|belanjaan|belanjaku|belanjaanku|belanjanya'))
