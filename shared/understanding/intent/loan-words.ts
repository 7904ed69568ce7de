/** Cues of lending, borrowing and paying back. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Money lent to a person, or advanced for one. */
export const LENDING = phraseSet(
  phraseList(`minjemin|minjamin|pinjemin|pinjamin|meminjamkan|meminjami|minjemi|minjami|nyilihi|nyilihno|nginjeuman|nambutkeun|kasih pinjam
  kasih pinjem|ngasih pinjam|ngasih pinjem|kasi pinjam|kasi pinjem|kasih pinjaman|kasih utang|kasih hutang|ngasih utang|ngutangin|ngutangi|nombokin|nalangin|kutitipkan|kutitipin|titip uang|nitip uang|titip duit|nitip duit|nitipin uang|titipin uang|menitipkan uang|dititipi uang|dititipin uang|titipan uang|dititipin ke saya|dititipin ke aku|dititipin ke gue|dititipkan ke saya|dititipkan ke aku|nalangi|nalangno
  talangin|talangi|menalangi|dipinjem|dipinjam|dipinjamin|dipinjemin|disilih|dipinjami|diutangin
  lent|lend|lending|loaned|loaned out|loaning|spotted him|spotted her|spotted my|fronted|gave a loan|owes me|owe me|ngutang ke gue|masih punya utang|masih punya hutang|masih ada utang|masih ada hutang|ngutang ke aku
  ngutang ke saya|ngutang sama gue|utang ke gue|utang ke aku|utang ke saya|utang ke ku`),
)

/** Verbs of borrowing, by the speaker or another person. */
export const BORROWING: ReadonlySet<string> = new Set(
  phraseList(
    `pinjam|pinjem|minjam|minjem|meminjam|nyilih|nyelang|nginjeum|nambut|ngutang|berutang|berhutang|ngebon|kasbon|borrowed|borrow|borrowing|borrows`,
  ),
)

/** Phrases that mean repayment by themselves. */
export const REPAYING = phraseSet(
  phraseList(
    `bayar balik|transfer balik|tf balik|kasih balik|kirim balik|kasihin balik|ngasih balik|repaid|repay|repaying|paid back|pay back|paying back|squared up|settled up|settle up|lunas utang|lunas hutang`,
  ),
)

/** Things other than money that are borrowed: 'pinjem motor Bagas'. */
export const LENDABLE: ReadonlySet<string> = new Set(
  phraseList(`motor|motornya|mobil|mobilnya|sepeda|kendaraan|baju|bajunya|kebaya|jas|gaun|sepatu|tas|helm|payung|jaket|buku|bukunya|charger|casan|laptop
  kamera|hp|tenda|alat|alatnya|tangga|panci|kursi|meja|nama|kartu|akun|ktp|car|bike|motorbike|scooter|book|books|umbrella|ladder|tools|tent|camera|dress|suit
  shirt|bag|charger|laptop|account|card|brothers|sisters|dads|moms|mums|friends|neighbors|roommates|punya`),
)

/** Words for money, debts and loans. */
export const DEBTS: ReadonlySet<string> = new Set(
  phraseList(`utang|hutang|utangnya|hutangnya|utangku|hutangku|pinjaman|pinjeman|pinjamannya|pinjemannya|pinjemanku|uang|uangnya|duit|duitnya|duite|uange
  talangan|talangannya|dipinjem|dipinjam|debt|loan|silihan|owed|owe|borrowed|sambutan|sambetan`),
)

/** Verbs of repayment before a debt. */
export const PAYING_BACK: ReadonlySet<string> = new Set(
  phraseList(`balikin|ngebalikin|mbalikin|balekin|balikan|kembaliin|ngembaliin|ngembalikan|mengembalikan|balekno|mbalekno|nyaur|saur|lunasin|ngelunasin
  melunasi|lunasi|bayar|ngebayar|membayar|mbayar|bayarin|nyicil|cicil|ganti|gantiin|nggantiin|ngaganti|mulangkeun|mayar|nutup|tutup|return|returned|returning|repaid|repay|settle|settled
  cleared|clear|paid|pay|paying|paid off|pay off`),
)

/** Verbs that mean repayment where 'back' follows: 'paid Sam back', 'paynow me back'. */
export const TO_HAND: ReadonlySet<string> = new Set(
  phraseList(`paid|pay|pays|paying|gave|give|giving|sent|send|transferred|transfer|venmoed|venmo|zelled|zelle|paynow|paynowed|paylah|paylahed|wired|returned|return
  handed|cash|upi|gpay|gpayed|gcash|passed`),
)

/** Words behind 'back' that make it a way back: 'paid the cab back home'. */
export const PLACES_BACK: ReadonlySet<string> = new Set(
  phraseList('home|to|from|at|in|then|when|there|here|pain|pack|massage'),
)

/** Creditors for purchases: paying them is an expense. */
export const CREDITORS = phraseSet(
  phraseList(`bank|pinjol|leasing|kartu kredit|credit card|cc|paylater|pay later|spaylater|gopaylater|shopee paylater|kredivo|akulaku|atome|indodana|koperasi
  kopdit|kpr|kta|fif|adira|baf|oto|cicilan|angsuran|pegadaian|instalment|installment|instalments|installments|mortgage|student loan|car loan|home loan|house loan|loan payment
  warung|toko|kantin|warteg|bon|tukang|bill|bills|tagihan|klarna|afterpay|affirm|emi|listrik|air|pulsa|kos|kosan|kontrakan|rent`),
)
