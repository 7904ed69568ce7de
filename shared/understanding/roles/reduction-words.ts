/** Words around amounts and percentages that lower a price, or do not belong to it. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import type { AmountRole } from './amount-role.ts'

function role(value: AmountRole, phrases: string): [string, AmountRole][] {
  return phraseList(phrases).map((phrase): [string, AmountRole] => [phrase, value])
}

/** Cues right before the amount. */
export const REDUCED_BY = phraseTable<AmountRole>([
  ...role(
    'back',
    `kembalian|kembaliannya|kembalinya|dikembaliin|dikembalikan|dibalikin|susuk|susuknya|jujul|uang kembalian
    dapat kembalian|dapet kembalian|dapat kembali|dapet kembali|change of|change was|my change was|got back|kembali|kembali lagi|kembalianku|dapet balik|dapat balik|get back
    dikembalikan dia|dikasih kembalian|kembalinya cuma|dia kasih pulang|kasih pulang|dikasih pulang|pulang tinggal|pulang sisa|pulangnya tinggal|pulangnya sisa|pulang pulang tinggal`,
  ),
  ...role(
    'returned',
    'gave me back|gave back|gave us back|give me back|handed back|handed me back|he handed me back|she handed me back|return me|returned me|kasih balik|ngasih balik|dikasih balik|returned',
  ),
  ...role(
    'whole',
    'dari total|dari total hampir|dari total sekitar|dari totalnya|dari total harga|dari harga|dari harga total|out of|out of a total of|out of a total|of a total of|of a total|from a total of',
  ),
  ...role(
    'off',
    `diskon|diskonnya|didiskon|potongan|potongannya|dipotong|dapat potongan|dapet potongan|dapat diskon|dapet diskon|ada diskon
    ada potongan|dipotong voucher|dipotong promo|kepotong promo|kepotong voucher|potongan promo|beli dua potong|beli 2 potong|beli tiga potong|promo potong|langsung potong|dipotong diskon|potongan voucher|pakai voucher|pake voucher|dapat voucher|dapet voucher
    diskon voucher|dikurangi|dikurangin|dikorting|korting|knocked off|took off|taken off|shaved off|knock off|discount|discount of|a discount of|with a coupon for|minus diskon|potongan harga|dipotong lagi|potong lagi`,
  ),
  ...role('maybe', 'voucher|coupon|promo'),
  ...role('reduces', 'minus|less'),
  ...role(
    'aside',
    `cashback|cashbacknya|dapat cashback|dapet cashback|sisa|sisanya|harga asli|harga normal|harga aslinya|normalnya|aslinya|asalnya
    awalnya|tadinya|harga awal|harga awalnya|instead of|originally|regularly|usually|normally|was originally|marked down from
    down from|sisa uang|sisa saldo|saldonya|sisa saldonya|hemat|saved|i saved|biasanya|harga biasanya|nawar dari|nawarnya dari|ditawar dari|tawar dari|kutawar dari|nego dari|dinego dari|ditawarin|ditawari|ditawarkan|saya tawar|kita tawar|tak tawar|gue tawar|aku tawar|bukanya|harga buka|harusnya|seharusnya|normal|harga biasa
    usual price|usual price is|usual price was|asking was|asking price was|they were asking|he was asking|she was asking|list was|sticker was|sticker price was|msrp was|msrp is|original price|original price was|list price|regular price|retail price|retails for|harga coret|harga lama|harga lamanya|semula
    yang tadinya|dari yang tadinya|dari tadinya|tadine|biasane|asline|normale|dulunya|used to be|used to cost|marked at|down from the usual|up from|naik dari|turun dari|half off from|half price from|went from|went up from|jumped from|increased from|dropped from|went down from
    shoulda been|should have been|shouldve been|supposed to be|was supposed to be|would have been|wouldve been|it would have been|it wouldve been|i thought it was|thought it would be|i thought it would be|was expecting|i expected`,
  ),
])

/** Cues right behind the amount; `back` only with one of `GOT` before it, `reduces` with one of `LESS`. */
export const REDUCED_BEHIND = phraseTable<AmountRole>([
  ...role(
    'off',
    `off|discount|rebate|instant rebate|mail in rebate|member discount|instant discount|kohls cash|of kohls cash|in kohls cash|in store credit|of store credit|in rewards|of rewards|in reward points|worth of points
    coupon off|coupon off the lot|coupon off all of it|coupon off the total|coupon off it|coupon off that|coupon on it|coupon on top|coupon off the whole thing|coupon for the lot|coupon came off|coupon comes off|coupon came off that|coupon came off it|came off that|came off of that|comes off that|comes off of that|came off the total|came off the price`,
  ),
  ...role(
    'reduces',
    'voucher|coupon|promo|promo code|gift card|potongan|diskon|kupon|allowance|store credit|credit|trade in',
  ),
  ...role('back', 'back|in change|change|kembaliannya'),
])
/** Words before a voucher: 'minus the 2 dollar voucher'. */
export const LESS = phraseSet(
  phraseList(`minus|minus the|minus a|had a|i had a|had|there was a|got a|less|less the|less a|used|used a|used my|using a|with a|with my|after a|after the|applied a|redeemed a|pakai|pake|dapat|dapet|ada|potong
  dikurangi|dipotong|kepotong`),
)
/** Words before change: 'got 5 back'. */
export const GOT = phraseSet(
  phraseList(
    'got|get|i got|dapat|dapet|gave me|he gave me|she gave me|they gave me|received|brought me|he brought me|she brought me|they brought me|handed me|he handed me|she handed me',
  ),
)

/** Words before a note handed over, with change. */
export const HANDED = phraseSet(
  phraseList(`bayar|bayarnya|dibayar|dibeli pake|dibeli pakai|dibayar pake|dibayar pakai|beli pake|beli pakai|bayar pakai uang|bayar pake uang|pakai uang|pake uang|kasih|ngasih|kasi|ngasi|kasih uang|bayar pakai
  bayar pake|ngasih uang|kasih duit|uangnya|duitnya|uang|duit|uang saya|duit gue|uangku|paid with|paid|gave him|gave her|gave them|gave
  gave the guy|gave the cashier|gave the driver|handed over|handed|handed him|handed her|handed over a|paid with a|with a|gave a|kasihin|bawa|bawa uang|bawa duit|cuma bawa`),
)

/** Verbs of handing over with a person behind them: 'gave the auntie ten dollars'. */
export const GIVING = new Set(phraseList('gave|handed|passed|ngasih|kasih|kasi|ngasi|kasihin'))

/** Verbs that make the amount behind them a note handed over, whatever stands between. */
export const PAID = phraseSet(phraseList('bayar|membayar|dibayar|paid|pay'))

/**
 * Words that by themselves make the amount behind them a deduction; words of `REDUCTION_DETAILS` may stand
 * between.
 */
export const REDUCERS = new Set(
  phraseList(
    `kepotong|dipotong|potongan|potongannya|diskon|diskonnya|didiskon|discount|discounted|minus|dikurangi|disubsidi|dicover|ditanggung|rebate`,
  ),
)
/** Third parties that pay a part: 'insurance covers fifty'. */
export const PAYERS = new Set(
  phraseList(
    'insurance|asuransi|asuransinya|bpjs|company|kantor|office|work|employer|medisave|halodoc|subsidi|chas|medicare|medicaid|medishield|insurer|perusahaan|prudential|allianz',
  ),
)
export const COVERING = new Set(
  phraseList(
    'cover|covers|covered|nyover|ngecover|nanggung|pays|paid|took|takes|did|subsidised|subsidized|subsidises|bayarin',
  ),
)
/** Right behind an amount that another pays of the price before: 'yang 200 ditanggung asuransi'. */
export const COVERED_BEHIND = phraseSet(
  phraseList(
    'ditanggung|dicover|di cover|diganti|digantiin|dibayarin|dibayar|ditutup|covered by|paid by|paid for by|picked up by|on insurance|of it was covered|of it is covered|was covered|is covered',
  ),
)
/** Words before such an amount. */
export const OF_WHICH: ReadonlySet<string> = new Set(
  phraseList('yang|yg|tapi|but|of|which|out|that|and|sing|udah|sudah|untungnya'),
)
/** Words that mark a deduction only next to a word of `REDUCTION_DETAILS`: 'pakai voucher'. */
export const WEAK_REDUCERS = new Set(
  phraseList('voucher|vouchers|kupon|coupon|promo|poin|points|point|koin|coins|cashback'),
)
/** Words that may stand among reducers; none begins the name of a thing. */
export const REDUCTION_DETAILS = new Set(
  phraseList(`langsung|instan|instant|otomatis|the|a|my|of|by|code|kode|pakai|pake|pakek|ada|dapat|dapet|dapatnya|dari|with|got|get|used|use|using|kena|lagi|toko|member|ongkir|ongkirnya|oleh|kantor|company|perusahaan
  insurance|asuransi|asuransinya|bpjs|voucher|promo|kupon|coupon|off|another|udah|sudah|ikut|shopee|tokopedia|gojek|grab|gofood|grabfood|membership|store|bank|bca|ovo|gopay|potong`),
)

/** Anywhere in a clause behind a price: others paid their part. */
export const REPAID = phraseSet(
  phraseList(`paid me back|pay me back|paynow me back|paynow me|paynowed me|transferred me|transfer me|sent me|sent me back|venmod me|zelled me back|cashapped me back|paid me for|each gave me|both gave me|each paid me|each handed me|each sent me|each threw me|each slipped me|venmoed me|venmo me|zelled me
    reimbursed me|reimburse me|refunded me|refunded|gantiin|udah ganti|sudah ganti|diganti|digantiin|dibalikin temen|bayar balik|transfer balik
    transferin balik|tf balik|udah diganti|sudah diganti|dibayar balik|ditransfer balik|balikin setengah|balikin bagian
    paylah me back|paylah me|gpay me|cashapped me|cash app me|settled up|ganti setengahnya|ganti separo|ganti separuh|ganti bagian|dia ganti|mereka ganti|temen ganti|pada ganti|temanku ganti|temenku ganti|teman ganti|kakak ganti|adik ganti|suami ganti|istri ganti|pacar ganti|kantor ganti|dia gantiin|temen gantiin|temenku gantiin|temanku gantiin|kantor gantiin`),
)
