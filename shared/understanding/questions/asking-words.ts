/** Words that ask for a sum, a number, the largest, a list. */
import type { Asked } from '../../domain/spending-question.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import { BOUGHT_WHAT, WHAT_I_SPEND } from './spending-words.ts'

function asking(what: Asked, phrases: string): [string, Asked][] {
  return phraseList(phrases).map((phrase): [string, Asked] => [phrase, what])
}

/** Of several, the first in `ASKING_ORDER` counts. */
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

/** Words that ask for a figure, even next to a word of showing. */
export const FIGURES = phraseSet(
  phraseList(
    'berapa|brp|brapa|how much|how much money|total|totalnya|jumlah|jumlahnya|piro|sum|add up|tally|the total',
  ),
)

/** With a category and without a period they ask for its sum, as a price has no total. */
export const TOTALS = phraseSet(phraseList('total|totalnya|jumlah|jumlahnya|the total|in total'))

/** Words that ask for a list. */
export const SHOWING = phraseSet(
  phraseList(`
  cek|cekin|check|mau cek|pengen cek|periksa|lihatkan|rincikan|rundown|a rundown|overview|an overview|itemize|itemise|perlihatkan|uraikan|apa aja|apa saja|apaan aja|mana aja|mana saja|anything|adakah|ada transaksi|ada pengeluaran|are there any|is there any|were there any|mana transaksi|mana pengeluaran|show|show me|ditampilkan|ditunjukkan|tampilkan|tampilin|lihat|liat|lihatin|liatin|list|listnya|daftar|daftarnya|rincian|rinciannya|rinci|tunjukin|tunjukkan|tunjukan|sebutin|sebutkan|riwayat|history|pull up|bring up|bacain|bacakan|breakdown|break down|go over|walk me through|lets see|let me see|display|open|buka|bukain|bukakan|view|read me|read out|read back|sebut|jabarin|jembrengin|perincian|munculin|munculkan
  `),
)

/** 'total transaksi kemarin berapa rupiah': asks for a sum, not for a number. */
export const MONEY_ASKED = phraseSet(
  phraseList('berapa rupiah|berapa duit|berapa uang|berapa dolar|in dollars'),
)
