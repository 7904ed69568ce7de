/** How it was paid, by cue words (the methods of specification §3). */
import type { PaymentMethod } from '../../payment-method.ts'
import { numberWord } from '../numbers/number-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase.ts'
import type { Token } from '../words/token.ts'

export interface SpokenPayment {
  readonly end: number
  readonly method: PaymentMethod
  /** It was said with 'pakai', 'by' and the like: it can't be the thing paid for. */
  readonly explicit: boolean
  /** The words belong to the description as well: 'transfer ke ibu'. */
  readonly alsoThing: boolean
}

interface Cue {
  readonly method: PaymentMethod
  /** It counts only after a preposition: 'dana' alone may mean funds. */
  readonly needsLead: boolean
}

function cues(method: PaymentMethod, phrases: string, needsLead = false): [string, Cue][] {
  return phraseList(phrases).map((phrase): [string, Cue] => [phrase, { method, needsLead }])
}

const CUES = phraseTable<Cue>([
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

const PAY_VERBS = new Set(
  phraseList('bayar|bayarnya|dibayar|pembayaran|pembayarannya|paid|pay|paying|payment|payed'),
)
const LEADS = new Set(
  phraseList(
    'pakai|pake|pakek|pk|make|lewat|via|dengan|menggunakan|gunakan|melalui|with|by|using|through|on|in|dari|use|used',
  ),
)
const BETWEEN = new Set(phraseList('my|the|a|saldo|app|aplikasi|akun|uang|cara|sistem'))
const OWNERS = new Set(
  phraseList(
    'saya|aku|gue|bca|mandiri|bri|bni|bsi|cimb|jago|jenius|seabank|permata|danamon|app|card|balance|saldo|mobile|livin|brimo|bank',
  ),
)
/** After these words the method is the thing itself: 'top up gopay', 'tagihan kartu kredit'. */
const THING_BEFORE = phraseSet(
  phraseList(`top up|topup|isi|isi saldo|saldo|biaya|biaya admin|admin|tagihan|cicilan|fee|tarik|ambil|iuran|bill
  withdraw|withdrew|reload|ngisi|top up saldo|annual fee|limit|dapat|dapet|terima|receive|received|got|got a`),
)
/** 'transfer ke ibu', 'transfer Budi': a transfer and the thing paid for. */
const RECIPIENTS = new Set(phraseList('ke|kepada|to|buat|untuk'))
function namesRecipient(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || OWNERS.has(token.word)) return false
  return RECIPIENTS.has(token.word) || !(numberWord(token) || closesNumber(token))
}

/** 'pakai dana darurat': funds, not the wallet. */
const FUNDS = new Set(
  phraseList('darurat|pribadi|kantor|pendidikan|pensiun|sosial|bos|desa|talangan|kas|perusahaan'),
)

export function readPayment(tokens: readonly Token[], at: number): SpokenPayment | null {
  let from = at
  if (PAY_VERBS.has(tokens[from]?.word ?? '')) from++
  const led = LEADS.has(tokens[from]?.word ?? '')
  if (led) from++
  if (BETWEEN.has(tokens[from]?.word ?? '') && !matchPhrase(CUES, tokens, from)) from++
  const cue = matchPhrase(CUES, tokens, from)
  if (!cue || (cue.value.needsLead && !led)) return null
  if (!led && containsPhrase(THING_BEFORE, tokens.slice(Math.max(0, at - 2), at))) return null
  if (cue.value.method === 'DANA' && FUNDS.has(tokens[cue.end]?.word ?? '')) return null
  const isTransfer = cue.value.method === 'Bank Transfer'
  const alsoThing = !led && isTransfer && namesRecipient(tokens[cue.end])
  let end = cue.end
  if (!alsoThing) while (OWNERS.has(tokens[end]?.word ?? '')) end++
  return { end, method: cue.value.method, explicit: led, alsoThing }
}
