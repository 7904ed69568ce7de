/** Words near which the rules err; each list is a reason why an amount may not be the price paid. */
import type { TalkDoubt } from '../../domain/doubt.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

function cues(doubt: TalkDoubt, phrases: string): [string, TalkDoubt][] {
  return phraseList(phrases).map((phrase): [string, TalkDoubt] => [phrase, doubt])
}

export const TALK_CUES = phraseTable<TalkDoubt>([
  // Money borrowed, lent, owed, given back.
  ...cues(
    'lendingSaid',
    `pinjam|pinjem|minjam|minjem|minjemin|minjamin|pinjamin|pinjemin|pinjami|meminjam|meminjamkan|pinjaman|dipinjam
  dipinjem|dipinjami|nyilih|nyilihi|nginjeum|injeum|utang|hutang|ngutang|utangku|utangnya|hutangnya|nyaur|nyauri|talangin|nalangin
  nalangi|ditalangin|balikin|ngembaliin|ngembalikan|mengembalikan|mulangkeun|ngembalekno|mbalekno|dibalikin|dikembalikan
  kembaliin|ganti duit|ganti uang|gantiin|ngganti|nggantiin|diganti|digantiin|udah ganti|sudah ganti|wis ganti
  borrow|borrowed|lend|lent|loan|loaned|owe|owes|owed|iou|repay|repaid|reimburse|reimbursed|reimbursement|refund|refunded|refunds
  pay back|paid back|me back|him back|her back|them back|spot me|spotted`,
  ),
  // Money that stays the speaker's own: wallets, savings, accounts.
  ...cues(
    'ownMoneySaid',
    `top up|topup|isi saldo|saldo|saldoku|saldonya|ngisi saldo|nabung|menabung|ditabung|tabung|tabungan|celengan|deposito|deposit
  deposited|investasi|invest|invested|reksadana|saham|crypto|emas|logam mulia|tarik tunai|narik|ambil uang|ambil duit|setor|nyetor
  nyetorin|arisan|mindahin|pindahin|memindahkan|mindahno|moved|savings|saving|withdraw|withdrew|withdrawal|atm|balance|rekening
  ezlink|ez link|e money|emoney|flazz|brizzi|tapcash|stocks|shares|cpf|tukar uang|exchanged|penukaran`,
  ),
  // A third party paid, or the payment was for one.
  ...cues(
    'treatSaid',
    `traktir|ditraktir|nraktir|nraktirin|dibayari|dibayarin|dibayar|bayarin|mbayari|dijajanin|dibeliin|ditukokno
  bayar dulu|bayarin dulu|treated|treat|himself|herself|themselves|on him|on her|paid first|i pay first|cover|covered|covers`,
  ),
  // What was seen, asked or named as a price, and not bought.
  ...cues(
    'observationSaid',
    `lihat|liat|ngeliat|melihat|ndelok|ningali|cek|ngecek|naksir|pengen|pengin|pingin|kepengen|hoyong|ingin|rencana|rencananya|nanti
  besok|kalau|kalo|lek|harga|harganya|hargane|regane|regone|hargana|dihargai|ditawari|ditawarin|katanya|jarene|saw|seen|look|looked|looking
  checked|quoted|quote|quotes|priced|price|prices|asking|wants|want|wanted|would|could|should|might|plan|planning|thinking|considering
  gonna|will|budget|selling|sells|listed|estimate|estimated`,
  ),
  // Something did not happen, is not so, or not yet.
  ...cues(
    'negationSaid',
    `nggak|enggak|gak|ga|ngga|kagak|tidak|tak|ndak|nda|ora|henteu|teu|moal|belum|belom|blm|blom|durung|tanpa|jangan|ojo|ulah
  bukan|dudu|batal|urung|no|not|never|didnt|dont|doesnt|wasnt|isnt|havent|hasnt|wont|cant|couldnt|without|nothing|instead|cancel
  cancelled|canceled|return|returned|returns`,
  ),
  // The speaker is not sure.
  ...cues(
    'hedgeSaid',
    `lupa|lali|poho|kayaknya|kayake|kayane|sepertinya|kira kira|kiro kiro|kurang lebih|sekitar|sekitaran|mungkin|entah|antara|atau
  gatau|gak tau|nggak tau|ga tau|embuh|duka|hampir|maybe|perhaps|probably|about|around|roughly|approximately|ish|forget|forgot|cannot remember
  cant remember|dont remember|not sure|unsure|i think|i guess|or so|or something|between|something like|almost|nearly`,
  ),
  // A price that is not the whole: for a piece, an hour, a time.
  ...cues(
    'rateSaid',
    `per|tiap|setiap|saben|sekali|masing masing|sewang|sakali|satunya|satuannya|hijina|seliternya|sekilonya|sejamnya|perjam|perorang|a piece|apiece|an hour|a night|a month|a week|a box|a kilo|a head|a pair|a session|each|every|times|x
  pertemuan|sesi|session|sessions|one for one`,
  ),
  // A price that was shared.
  ...cues(
    'sharesSaid',
    `dibagi|bagi|bagian|bagianku|bagiane|jatah|jatahku|patungan|urunan|saweran|bantingan|berdua|bertiga|berempat|berlima|duaan
  tiluan|setengahnya|separuh|separo|sepertiga|sisanya|split|splits|splitting|share|shared|half|third|halves|between us|among|go dutch
  dutch|chip in|chipped in|of us|the rest|my part`,
  ),
  // The narrative changes direction.
  ...cues(
    'turnTold',
    'so|jadi|jadinya|dadi|but|tapi|tapine|because|soalnya|soale|karena|which|yang|sing|nu|if|though|although|padahal|who|that',
  ),
  // A price with a deduction or an addition.
  ...cues(
    'reductionSaid',
    `pajak|pb1|ppn|tax|taxes|gst|vat|service charge|tip|tips|diskon|discount|discounted|potongan|dipotong|kepotong|promo|voucher|voucer
  kupon|coupon|cashback|off|kembalian|kembaliannya|susuk|susukna|angsul|angsulan|change|kembali|kembalinya|minus|dikurangi
  less|ditambah|termasuk|including|includes|included|excluding|inclusive|instalment|installment|instalments|installments|cicilan|nyicil
  angsuran|dp|uang muka|down payment|net|tinggal|asalnya|tadinya|awalnya|originally|nego|nawar|ditawar|haggled|bargained`,
  ),
])

/** Words by which one amount includes another; may also occur in a list above. */
export const SETTLING = phraseSet(
  phraseList(`covered|covers|cover|took care|takes care|insurance|asuransi|bpjs|gift card|store credit|credit|points|poin|koin|voucher|vouchers|kupon|coupon|coupons|deposit|dp|uang muka
  refund|refunded|return|returned|retur|diretur|tip|tips|tipped|tipping|tax|taxes|pajak|ppn|fee|fees|admin|extra|ekstra|tambahan|nambah|labor|labour|parts|part|ongkos|jasa
  total|totalnya|altogether|bill|billed|bills|tagihan|tagihannya|nota|notanya|share|split|half|halves|patungan|bagi|dibagi|bagian|bagianku|kembali|kembalian|kembaliannya|change|back
  instead|supposed|originally|thought|kirain|kukira|harusnya|mestinya|awalnya|tadinya|aslinya|normal|normalnya|normally|usual|usually|biasanya|regular|retail|quoted`),
)

/** Words of possible income; may also occur in a list above. */
export const INCOMING = phraseSet(
  phraseList(`laku|kejual|terjual|jual|sold|sell|salary|gaji|gajian|income|came in|masuk|dapat|dapet|terima|nerima|received|cair|omzet|omset|untung
  profit|bayaran|upah|refund|cashback|tamu bayar|pembeli bayar|earned|earnings|paid me|gave me|dikasih|dikasi|allowance|bonus|thr|hasil|setoran
  setor|won|menang|credited|deposit|paycheck|pension|tip|tips|tipped`),
)

/** Trades and clients that the speaker buys for or sells to. */
export const TRADES = phraseSet(
  phraseList(`warung|warungku|toko|tokoku|jualan|dagangan|dagang|orderan|pesanan|klien|client|clients|customer|customers|pelanggan|job|jobs|jobsite|studio|murid|stok|stock|project
  proyek|usaha|bisnis|business|crew|jahitan|katering|catering|gerobak|kios|lapak|produksi|shooting|syuting`),
)

/** Right behind an amount they make it the price of one unit. */
export const RATE_OPENERS: ReadonlySet<string> = new Set(phraseList('a|an|per|tiap|setiap|each|every'))
