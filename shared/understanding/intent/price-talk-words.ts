/** Cues of prices that were only seen or heard, and of balances. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs of looking, at the start of a clause. */
export const LOOKING = phraseSet(
  phraseList(`liat|lihat|ngeliat|ngelihat|melihat|liatin|ngeliatin|lihatin|ndelok|delok|nyawang|nempo|ningali|nengok|ngintip|nemu|cek harga|ngecek harga|cek cek|nanya|nanyain|nanya nanya|tanya|tanya harga|takon
  nanya harga|bandingin|bandingin harga|ngebandingin|survei|survey|survei harga|ditawarin|ditawari|ditawarkan|naksir|ngincer|ngiler
  saw|seen|see|looking hard at|had my eye on|been looking at|looking at|looked at|look at|spotted|eyeing|eyeballing|been eyeing|checked the price|checked price|asked|asked about|asked for the price|ask price|compared|comparing|browsing|browsed|noticed|came across`),
)

/** Phrases of looking, anywhere in a clause. */
export const ONLY_LOOKED = phraseSet(
  phraseList(`cuma liat|cuma lihat|cuman liat|cuman lihat|liat liat|lihat lihat|lihat tok|liat tok|ndelok tok|delok delok|cuma nanya|cuman nanya|nanya doang|liat doang|lihat doang|tanya doang|tanya tanya|cuma tanya|cuma survei|survey doang
  tak lihat tok|tak delok tok|cuma cek|cek doang|ngecek doang|ningali hungkul|tingali wungkul|cuma ngecek|cuci mata|window shopping|just looking|only looking|just looked|just browsing|only browsing|was checking out|were checking out|been checking out|been pricing|was pricing|pricing out|scrolled past|kept looking at|keep looking at|been comparing|kepoin|iseng cek|iseng liat|iseng lihat|just checking|only asked|just asked|only looked
  quoted|quote|quotation|quotes|asking price|was asking|were asking|is asking|are asking|they want|he wants|she wants|wanted to charge|penawaran|nawarin|nawari|nawarin harga|buka harga|minta harga|price tag said|saw one|saw a|saw the
  kata temen harganya|katanya harganya|konon harganya|estimasi|estimasinya|perkiraan biaya|estimate|estimated|retails for|goes for|going rate|listed at|listed for|priced at|selling for|sells for|is selling|are selling|dijualnya|harga pasaran|pasarannya
  so left it|so i left it|so we left it|so just left it|too costly so|too expensive so|too pricey so|kemahalan jadi nggak|kemahalan jadi gak|was seeing|i was seeing|was just seeing|was checking the price|was checking prices|was looking at|was looking hard at|had my eye on|i was looking at|we were looking at|were seeing
  listed my|listed the|listed our|listing my|listing the|got it listed|have it listed
  katanya sih|they said its|supposed to cost|bilang|said it would|said it will|says it will|says itll|told me it would|would be about|harga barunya|kalau beli baru`),
)

/** Words of a quoted price. */
export const QUOTED = phraseSet(
  phraseList(
    'quoted|quoted me|quoted us|lihat promo|liat promo|lihat iklan|liat iklan|lihat harga|liat harga|quote|quotes|quotation|estimate|estimated|estimasi',
  ),
)

/** Words with which 'seen' was paid for, as a film or a doctor. */
export const SEEN_FOR_MONEY = phraseSet(
  phraseList(`movie|movies|film|a show|concert|game|match|play|musical|doctor|dentist|gp|vet|physio|specialist|therapist|dermatologist|counselor|optometrist|exhibition|exhibit|bioskop|konser|pameran|pertandingan|pertunjukan
  wayang|tiket|tickets|ticket|doctors|psychologist|psychiatrist|polyclinic|chiropractor|orthodontist|opera|comedian
  saw blade|saw blades|saw horse|saw horses`),
)

/** Holders of a balance. */
export const HOLDERS = phraseSet(
  phraseList(`saldo|saldoku|saldonya|balance|uang|uangku|uangnya|duit|duitku|duitnya|duite|cash|money|dompet|dompetku|wallet|purse|pocket|rekening|rekeningku|atm|tabungan|tabunganku|gopay|ovo|dana|shopeepay|linkaja|e money|emoney|e toll|etoll|flazz|brizzi
  account|accounts|bank|savings|checking|ez link|ezlink|paylah|grabpay|card|kartu|budget|anggaran|jatah|kas|kantong|paypal|venmo|paytm|uang jajan|allowance|paycheck|gift card|metrocard|kuota|pulsa|bca|bri|bni|mandiri|jago|dbs|posb|ocbc|uob|jenius|seabank|credit limit|limit`),
)

/** Words for what remains. */
export const REMAINING: ReadonlySet<string> = new Set(
  phraseList(
    'sitting|sits|tinggal|sisa|sisanya|tersisa|nyisa|kari|kantun|sesa|left|remaining|remains|remain|leftover|has|isinya|masih|saldo|saldoku|saldonya',
  ),
)

/** Words that make the remainder a part of a price. */
export const PART_PAID = phraseSet(
  phraseList(
    `bayar|dibayar|pelunasan|lunasin|cicilan|angsuran|dp|tagihan|utang|hutang|tip|tips|beli|belanja|kepotong|kepake|terpotong|dipotong|deducted|taken|charged|paid|bought|bill|tab|pakai|pake|via|lewat|with|using|potong|kesedot|spent|pakai saldo`,
  ),
)

/** 'balance' in a name. */
export const NOT_HOLDERS = phraseSet(
  phraseList('new balance|balance bike|balance board|balance ball|outstanding balance|card balance'),
)
