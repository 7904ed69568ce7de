/** Words that mark a question as one about spending. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

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
export const BOUGHT_WHAT = phraseList(
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
export const WHAT_I_SPEND = WHAT_I.flatMap(who => SPENT.map(spent => `${who} ${spent}`))

/** Words of spending; none names a thing bought. */
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

/** Words that ask about the speaker's own spending, given only a filter. */
export const CANDID = phraseSet(
  phraseList(
    'be honest|honestly|jujur|jujur aja|jujur deh|lay it on me|give it to me straight|hit me|brutal honesty|dont sugarcoat it',
  ),
)

/** Nouns that ask for the sum, alone with a period. */
export const SPENDING_NOUNS = phraseSet(
  phraseList(
    `pengeluaran|pengeluaranku|pengeluaran saya|pengeluaran aku|pengeluaran gue|belanjaan|belanjaanku|spending|expenses|expenditure|my spending|my expenses|running me|costing me|costs|ongkos|rekap|rekapan|rekapin|rekapitulasi|rangkuman|ringkasan|recap|summary|outgoings|pengeluarannya|spendings|total spend|the spend|pengeluaran kita|pengeluaran kami|pengeluaran gw|pengeluaran gua`,
  ),
)

/** Words that mean either purchases or the act of buying. */
export const PURCHASES = phraseSet(phraseList('belanja|belanjaan|belanjaku|belanjaanku|belanjanya'))

/** Verbs that ask for the sum, next to a period and without a name: 'spent today?' */
export const SPENT_ALONE = phraseSet(
  phraseList('spent|habis|abis|kepake|total spent|money spent|uang keluar|duit keluar'),
)
