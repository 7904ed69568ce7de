/** Words for payment methods (those of specification §3), and words around them. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

export interface PaymentCue {
  readonly method: PaymentMethod
  /** Counts only after a preposition or alone behind a price: 'dana' may mean funds, 'visa' the stamp. */
  readonly ambiguous: boolean
}

function cues(method: PaymentMethod, phrases: string): [string, PaymentCue][] {
  return phraseList(phrases).map((phrase): [string, PaymentCue] => [phrase, { method, ambiguous: false }])
}

function ambiguousCues(method: PaymentMethod, phrases: string): [string, PaymentCue][] {
  return phraseList(phrases).map((phrase): [string, PaymentCue] => [phrase, { method, ambiguous: true }])
}

/** Spellings, spoken forms and frequent transcription errors. */
export const PAYMENT_CUES = phraseTable<PaymentCue>([
  ...cues(
    'Cash',
    `cash|tunai|kontan|uang tunai|uang cash|uang kontan|kes|kesh|kash|uang pas|duit pas|uang cas|uang receh|duit cash|duit tunai
    hard cash|cold cash|cold hard cash|ready cash|cash on delivery|bayar di tempat|di tempat cod|bayar di tempat cod|uang kes`,
  ),
  ...ambiguousCues('Cash', 'cod|cas|kas|receh|recehan|uang kertas|uang fisik'),
  ...cues(
    'Credit Card',
    `kartu kredit|credit card|creditcard|kartu credit|kredit card|kk visa|visa card|kartu visa|visa credit|visa kredit|kartu mastercard
    american express|amex|apple card|discover card|chase card|chase sapphire|capital one card|citi card|kartu credit card|kredit kartu`,
  ),
  ...ambiguousCues(
    'Credit Card',
    `kredit|credit|kartu|card|cc|visa|mastercard|master card|master|chase|citi|citibank|capital one|discover|sapphire|paywave|pay wave`,
  ),
  ...cues(
    'Debit Card',
    `auto debit|auto debet|autodebit|autodebet|kartu debit|debit card|debitcard|debit|kartu debet|kartu atm|debet|debid|atm card|bank card|visa debit|debit visa|debit mastercard
    nets card|nets flashpay|kartu debit atm|kartu gpn`,
  ),
  ...ambiguousCues('Debit Card', 'atm|nets|nett|eftpos|gpn|check card'),
  ...cues(
    'GoPay',
    `gopay|go pay|gopei|gope|go pei|gopey|go pey|gopai|go pai|gofay|go fay|gopayy|gopae|go pae|gopaynya|gojek pay|saldo gojek|saldo gopay
    gopay later|gopaylater|gopay coins|gopeh`,
  ),
  ...cues('OVO', 'ovo|ovoo|o v o|ovonya|ovo cash|ofo|ovow|saldo ovo'),
  ...ambiguousCues('OVO', 'oppo|ofu|obo|ovu|auvo'),
  ...ambiguousCues('DANA', 'dana|danah|dananya'),
  ...cues('DANA', 'aplikasi dana|saldo dana|e wallet dana|ewallet dana|app dana'),
  ...cues(
    'Bank Transfer',
    `transfer|transferred|ditransfer|di transfer|ditransferin|ditf|di tf|wired|wire transfer|bank transfer|transfer bank|tf|trf|trasfer|tranfer|transper|transferin|transfernya
    mbanking|m banking|mobile banking|e banking|ebanking|internet banking|ibanking|i banking|net banking|netbanking|online banking
    bi fast|bifast|virtual account|paynow|pay now|paynowed|paynowd|zelle|zelled|zell|zelle pay|brimo|livin|klik bca|m bca|mbca|m mandiri|m bri|bsi mobile|embanking|em banking|m bangking|mobile bangking|bca mobile|mybca|my bca|octo mobile`,
  ),
  ...ambiguousCues(
    'Bank Transfer',
    `bca|mandiri|bri|bni|bsi|btn|cimb|niaga|permata|danamon|jago|bank jago|jenius|seabank|sea bank|blu|allo bank|neo bank|rekening
    dbs|posb|ocbc|uob|va|octo|zel|giro|bank account|checking account|bank`,
  ),
  ...cues(
    'QRIS',
    `qris|scan qris|qr code|kode qr|qriss|q ris|qrisnya|qrisan|kiu ris|kiuris|kyu ris|kyuris|qiris|q r i s|qrish|kuris|scan qr|scan kode qr|qr
    scan barcode|scan kode|scan kris|sgqr|cu ris`,
  ),
  ...ambiguousCues('QRIS', 'kris|kriss|cris|chris|keris|curis|scan|barcode'),
  ...cues(
    'E-wallet',
    `ewallet|e wallet|dompet digital|dompet elektronik|shopeepay|shopee pay|shopepay|shope pay|sopi pay|shopipay|shopi pay|sopipay|spay|s pay
    shopee paylater|shopee pay later|spaylater|spay later|linkaja|link aja|grab pay|grabpay|apple pay|applepay|google pay|googlepay|gpay|g pay
    emoney|e money|uang elektronik|paypal|pay pal|paylah|pay lah|payla|pay la|dbs paylah|paylahd|venmo|venmod|venmoed|ven mo|vemo|vemod|vemoed|venmode|vinmo|vinmod|benmo|benmod|cash app|cashapp|cash apped|cash appd|cash app d|cash apping|cashappd|cashapped
    samsung pay|alipay|ali pay|wechat pay|touch n go|favepay|fave pay|paytm|phonepe|phone pe|upi|amazon pay|shop pay|isaku|i saku|sakuku|astrapay|astra pay`,
  ),
  ...ambiguousCues(
    'E-wallet',
    `flazz|brizzi|tapcash|tap cash|e toll|etoll|kartu tol|kartu e toll|kartu e money|kartu flazz|ez link|ezlink|ez link card|simplygo|doku|kredivo|akulaku`,
  ),
])

/** The prefix of automatic payments: 'auto debited from my debit card'. */
export const AUTO = 'auto'
/** Words between 'auto debit' and the account. */
export const FROM = new Set(phraseList('from|dari|di|via|lewat|pakai|pake|ke|to|on'))
/** Verbs of paying, the first words of a payment phrase. */
export const PAY_VERBS = new Set(
  phraseList(`bayar|bayarnya|dibayar|pembayaran|pembayarannya|paid|pay|paying|payment|payed|bayare|bayarna|mbayare|pembayarane
  tap|gesek|swipe|swiped|tapped|charged|scan|potong|kepotong|dipotong|kepotongnya|debited|kedebet|ketarik|ditarik`),
)
/** Prepositions and similar words, which follow. */
export const PREPOSITIONS = new Set(
  phraseList(
    'pakai|pake|pakek|pk|pke|pakenya|pakainya|make|nganggo|gawe|lewat|via|dengan|dgn|menggunakan|gunakan|melalui|with|by|using|through|thru|on|in|dari|off|use|used',
  ),
)
/** Prepositions only after a verb of paying: 'di bca' may be a place. */
export const PREPOSITIONS_OF_PAYING = new Set(phraseList('di|ke|to|onto|from'))
/** Words between the preposition and the payment method. */
export const BETWEEN = new Set(phraseList('my|the|a|our|saldo|app|aplikasi|akun|uang|cara|sistem|metode'))
/** Owners after a payment method: 'transfer BCA'. */
export const OWNERS = new Set(
  phraseList(
    `saya|aku|gue|gua|ku|bca|mandiri|bri|bni|bsi|btn|cimb|jago|jenius|seabank|permata|danamon|dbs|posb|ocbc|uob|app|card|balance|saldo|mobile|livin|brimo
    bank|already|her|him|them|chase|citi|account`,
  ),
)
/** After these words the method is the thing itself: 'top up gopay', 'tagihan kartu kredit'. */
export const THING_BEFORE = phraseSet(
  phraseList(`top up|topup|topped up|isi|isi saldo|saldo|biaya|biaya admin|admin|tagihan|cicilan|fee|tarik|narik|ambil|iuran|bill
  withdraw|withdrew|reload|ngisi|top up saldo|annual fee|limit|dapat|dapet|terima|receive|received|got|got a|fee for|fee for the|biaya untuk`),
)
/** Before these words the method is part of the thing: 'transfer fee', 'cash back'. */
export const THING_BEHIND = phraseSet(
  phraseList(
    'fee|fees|annual|charge|charges|bill|back|advance|flow|voucher|register|machine|machines|point|and carry',
  ),
)
/** Prepositions before a recipient. */
export const RECIPIENTS = new Set(phraseList('ke|kepada|to|sama'))

/** 'pakai dana darurat': funds, not the wallet. */
export const FUNDS = new Set(
  phraseList('darurat|pribadi|kantor|pendidikan|pensiun|sosial|bos|desa|talangan|kas|perusahaan'),
)
