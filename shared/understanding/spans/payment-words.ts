/** The words that name a way of paying (the methods of specification §3), and those around them. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

export interface PaymentCue {
  readonly method: PaymentMethod
  /** It counts only after a preposition: 'dana' alone may mean funds. */
  readonly needsPreposition: boolean
}

function cues(method: PaymentMethod, phrases: string, needsPreposition = false): [string, PaymentCue][] {
  return phraseList(phrases).map((phrase): [string, PaymentCue] => [phrase, { method, needsPreposition }])
}

export const PAYMENT_CUES = phraseTable<PaymentCue>([
  ...cues(
    'Cash',
    'cash|tunai|kontan|uang tunai|uang cash|uang kontan|kes|uang pas|duit pas|uang cas|uang receh',
  ),
  ...cues('Credit Card', 'kartu kredit|credit card|creditcard|kartu credit|kk visa'),
  ...cues('Credit Card', 'kredit|credit|kartu|card|cc|visa|mastercard|master card|amex', true),
  ...cues('Debit Card', 'kartu debit|debit card|debit|kartu debet|kartu atm|debet'),
  ...cues('Debit Card', 'atm', true),
  ...cues('GoPay', 'gopay|go pay|gopei|gope'),
  ...cues('OVO', 'ovo'),
  ...cues('DANA', 'dana', true),
  ...cues('DANA', 'aplikasi dana|saldo dana|e wallet dana|ewallet dana'),
  ...cues(
    'Bank Transfer',
    'transfer|transferred|wired|bank transfer|transfer bank|tf|trf|trasfer|mbanking|m banking|mobile banking',
  ),
  ...cues(
    'Bank Transfer',
    'bca|mandiri|bri|bni|bsi|cimb|jago|jenius|seabank|blu|rekening|internet banking',
    true,
  ),
  ...cues('QRIS', 'qris|scan qris|qr code|kode qr|qriss|q ris|scan qr|scan kode qr|qr'),
  ...cues('QRIS', 'kris|scan|barcode', true),
  ...cues(
    'E-wallet',
    'ewallet|e wallet|dompet digital|dompet elektronik|shopeepay|shopee pay|linkaja|link aja',
  ),
  ...cues(
    'E-wallet',
    'grab pay|grabpay|apple pay|google pay|gpay|emoney|e money|uang elektronik|paypal|pay pal',
  ),
])

/** Before everything else. */
export const PAY_VERBS = new Set(
  phraseList('bayar|bayarnya|dibayar|pembayaran|pembayarannya|paid|pay|paying|payment|payed'),
)
/** Then a preposition and its like. */
export const PREPOSITIONS = new Set(
  phraseList(
    'pakai|pake|pakek|pk|make|lewat|via|dengan|menggunakan|gunakan|melalui|with|by|using|through|on|in|dari|use|used',
  ),
)
/** Between that and the way of paying. */
export const BETWEEN = new Set(phraseList('my|the|a|saldo|app|aplikasi|akun|uang|cara|sistem'))
/** Behind the way of paying, whose it is: 'transfer BCA'. */
export const OWNERS = new Set(
  phraseList(
    'saya|aku|gue|bca|mandiri|bri|bni|bsi|cimb|jago|jenius|seabank|permata|danamon|app|card|balance|saldo|mobile|livin|brimo|bank',
  ),
)
/** After these words the method is the thing itself: 'top up gopay', 'tagihan kartu kredit'. */
export const THING_BEFORE = phraseSet(
  phraseList(`top up|topup|isi|isi saldo|saldo|biaya|biaya admin|admin|tagihan|cicilan|fee|tarik|ambil|iuran|bill
  withdraw|withdrew|reload|ngisi|top up saldo|annual fee|limit|dapat|dapet|terima|receive|received|got|got a`),
)

/** 'pakai dana darurat': funds, not the wallet. */
export const FUNDS = new Set(
  phraseList('darurat|pribadi|kantor|pendidikan|pensiun|sosial|bos|desa|talangan|kas|perusahaan'),
)
