/** Cues of plans: wishes, intentions, future times. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** English talk of what is still to be done, and what one buys or has done then. */
const TO_DO = phraseList(
  `gonna have to|going to have to|gonna need to|going to need to|gonna need|going to need|gonna|going to|will have to|ill have to|well have to|will need to|ill need to|will need|might have to|may have to|need to|needs to|gotta
  fixing to|fixin to|finna|bout to|about to|aiming to|meaning to|hoping to|supposed to`,
)
const DOING = phraseList(
  'replace|renew|redo|upgrade|hire|rent|order|book|drop|grab|pick up|snag|cop|purchase|fork over|shell out|buy|buy me|get me|get a new|get some|get the|spend|pay',
)

/** Talk of what is perhaps done: 'might just take the bus'. */
const PERHAPS = ['might', 'might just', 'may', 'may just', 'might as well'].flatMap(may =>
  ['take', 'get', 'go with', 'order', 'book', 'pick up', 'grab', 'try', 'go for'].map(
    verb => `${may} ${verb}`,
  ),
)

/** Wishes and intentions. */
export const PLANS = phraseSet([
  ...PERHAPS,
  ...TO_DO.flatMap(todo => DOING.map(doing => `${todo} ${doing}`)),
  ...phraseList(`mau beli|mau bayar|mau makan|mau pesan|mau belanja|mau jajan|mau membeli|mau ngopi|mau sewa|pengen|pingin|pengin
  ingin beli|ingin membeli|ingin bayar|ingin|akan beli|akan membeli|akan bayar|akan membayar|rencana|rencananya|berencana|niat
  niatnya|kepengen|harus bayar|harus beli|perlu beli|perlu bayar|seandainya|andai|andaikan|kalau beli|kalo beli|kalau aku beli
  kalau saya beli|anggaran|budget|going to buy|going to spend|going to pay|gonna buy|gonna spend|gonna pay|want to buy
  want to spend|want to pay|wanna buy|plan to|planning to|planning on|plan on|might go back|may go back|might come back|might get it|might get them|will buy|will pay|will spend|will cost|gonna cost|going to cost|itll cost|might cost|could cost|ill buy
  ill pay|ill spend|need to buy|need to pay|have to pay|have to buy|should buy|would like to buy|need to pick up|have to pick up|gotta get|gotta buy|gotta pick up|got to buy|must buy|remember to buy|remember to get|remember to pay|id like to buy|would cost
  thinking of|id rather|i would rather|would rather|rather pay|rather spend|mending bayar|thinking about|considering|looking to buy|have to be|has to be|gotta be|need to be|saving up|saving for|saving up for|hoping to|wanting to|dreaming of|kepikiran|nimbang nimbang|menimbang nimbang|lagi nimbang|lagi mikir|mikir mikir mau|ngincer
  ngincar|naksir|lagi nabung|nabung buat|nabung dulu|ingetin|ingetno|elingno|ilingno|ingatno|elingke|elingna|ingetan|pangemutkeun|ingatkan|ingatin|jangan lupa bayar|jangan lupa beli|remind me|tolong ingatkan
  rencana beli|wishlist|kalau ada uang|kalo ada duit|kalau punya uang|semoga|mudah mudahan|mending beli|apa beli|sebaiknya|should i|ill get
  gonna get|going to get|want to get|wanna get|need to get|kudu bayar|kudu beli|mesti bayar|mesti beli|beliin dong
  mau ganti|mau servis|mau service|mau langganan|mau top up|mau isi|mau transfer|mau pesen|mau order|mau nonton|mau cari|mau ambil|mau nyicil|mau kredit
  pengen beli|pengennya|pinginnya|maunya|set a reminder|pengingat bayar|catat pengingat|reminder to pay|i should set aside|gotta send|have to send|need to send|gotta give|need to give|have to give|mau yang|jangan lupa setor|jangan lupa kasih|jangan lupa lunasin|jangan lupa bawa|i want those|i want that|i want this|i want the|i really want|id love|i need that|i need those|tadinya mau|awalnya mau|target nabung|target tabungan|jangan lupa transfer|jangan lupa isi|jangan lupa top up|jangan lupa kirim
  would have been|wouldve been|would have cost|wouldve cost|if i got|if i get|if i could|if i went|if i cut|if we got|if we could|id be saving|id save|wed save|would save|i could save|kepingin|kepengin|if i buy|if i bought|wish i|was gonna|were gonna|could buy|might buy|might spend|bakal beli|bakal bayar|perlu isi|perlu ganti|perlu servis|perlu transfer`),
])

/** Debts that are still due, unless the clause pays them. */
export const DUE = phraseSet(
  phraseList(
    'rents due|bills due|payments due|premiums due|insurances due|mortgages due|tuitions due|taxes due|jatuh tempo|jatuh temponya|is due|are due|due on|due next|due this|due by|due tomorrow|comes due|belum jatuh tempo|harus dibayar|mesti dibayar|kudu dibayar',
  ),
)

/** Phrases that look like plans and are none. */
export const NO_PLANS = phraseSet(
  phraseList(`might get reimbursed|may get reimbursed|might get paid back|may get paid back|might get it back|may get it back|might get a refund|may get a refund|might get some back|mau nggak mau|mau gak mau|mau ga mau|mau tidak mau|mau ngga mau|nanti lupa|takut lupa|keburu lupa|takutnya nanti lupa|mau catat
  mau nyatet|mau input|pengen nangis|pengen marah|nggak mau|gak mau|wasnt going to buy|wasnt planning|want to record|want to add
  sisanya nanti|sisanya ntar|sisanya besok|sisanya minggu depan|sisanya bulan depan|sisanya pas|the rest later|the rest tomorrow|the rest next week|the rest next month`),
)

/** Time to come. */
export const FUTURE = phraseSet(
  phraseList(`besok|besuk|lusa|minggu depan|bulan depan|tahun depan|nanti|ntar|entar|tomorrow|next week|next month|next year
  later today|later tonight|nanti malam|nanti sore|nanti siang|senin depan|selasa depan|rabu depan|kamis depan|jumat depan
  sabtu depan|hari minggu depan|day after tomorrow`),
)

/** The speaker has paid for others; a time ahead behind it is when these give their part. */
export const FRONTED = phraseSet(
  phraseList(
    'aku bayarin dulu|gue bayarin dulu|gua bayarin dulu|gw bayarin dulu|saya bayarin dulu|kubayarin dulu|aku bayar dulu|gue bayar dulu|saya bayar dulu|kubayar dulu|aku yang bayar dulu|gue yang bayar dulu|udah aku bayarin|sudah aku bayarin|udah gue bayarin|uangku dulu|duitku dulu|uang aku dulu|duit aku dulu|uang gue dulu|duit gue dulu|uang saya dulu|duit saya dulu|uang pribadi dulu|i covered it|i paid first|i paid for everyone',
  ),
)
