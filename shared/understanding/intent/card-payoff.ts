/** Whether a card is paid off: what was bought with it is an expense already. 'Paid off the Amex bill'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const PAYING_OFF = phraseSet(
  phraseList(
    `paid off|pay off|paying off|paid down|pay down|knocked out|paid the full balance|paid my full balance|paid the balance|paid my balance|paid off the balance|the balance
    zeroed out|made the payment on|made a payment on|made my payment on|made a payment to|put a payment on|made the minimum payment on`,
  ),
)
/** Between that and the card. */
const BETWEEN: ReadonlySet<string> = new Set(
  phraseList('the|my|our|a|that|of|on|off|balance|bill|whole|entire|full|wifes|husbands|old'),
)
const CARDS = phraseSet(
  phraseList(
    `amex|american express|visa|discover|mastercard|master card|chase|capital one|capital|citi|citi card|sapphire|credit card|credit cards|apple card|amazon card|store card|costco card|lowes card|home depot card|target card|red card|macys card|kohls card`,
  ),
)
/** A card's name behind which a loan or a fee of the bank is paid. */
const NO_CARDS: ReadonlySet<string> = new Set(
  phraseList('loan|loans|auto|mortgage|fee|fees|interest|late|annual|with|using|gift'),
)

const BILLS: ReadonlySet<string> = new Set(phraseList('bill|payment|balance|autopay'))
/** 'Paid my credit card bill', 'credit card payment went through': its own bill, and no other paid with it. */
function isCardBill(words: readonly Token[]): boolean {
  const card = findPhrase(CREDIT_CARDS, words)
  const end = card < 0 ? card : (matchPhrase(CREDIT_CARDS, words, card)?.end ?? card)
  if (card < 0 || BEFORE_CARD.has(words[card - 1]?.word ?? '')) return false
  return BILLS.has(words[end]?.word ?? '') && !FOR_THINGS.has(words[end + 1]?.word ?? '')
}
const CREDIT_CARDS = phraseSet(phraseList('credit card|creditcard|amex|visa card|discover card|apple card'))
/** 'Credit card payment at the deli' was for something. */
const FOR_THINGS: ReadonlySet<string> = new Set(['at', 'for', 'in'])
/** Before the card one paid with. */
const BEFORE_CARD: ReadonlySet<string> = new Set(phraseList('with|on|by|using|via|pakai|pake|lewat|dari'))

const INDONESIAN_CARDS = phraseSet(phraseList('kartu kredit|kartu kreditku|kartu kreditnya|credit card|cc'))
/** That all of it was paid. */
const SETTLED: ReadonlySet<string> = new Set(
  phraseList(
    'full|lunas|lunasin|ngelunasin|kulunasin|dilunasi|dilunasin|melunasi|pelunasan|penuh|dilunaskan',
  ),
)
/** What else than what the card owes is paid. */
const NO_DEBT: ReadonlySet<string> = new Set(
  phraseList('denda|iuran|biaya|bunga|admin|cicilan|annual|fee|telat|materai|meterai|asuransi'),
)

/** 'Tagihan kartu kredit BCA udah gue bayar full', 'lunasin CC Mandiri', but not 'lunas pakai kartu kredit'. */
function isSettledInFull(words: readonly Token[]): boolean {
  if (!words.some(({ word }) => SETTLED.has(word)) || words.some(({ word }) => NO_DEBT.has(word)))
    return false
  const card = findPhrase(INDONESIAN_CARDS, words)
  if (card < 0 || BEFORE_CARD.has(words[card - 1]?.word ?? '')) return false
  return words.slice(0, card).every(({ word }) => LEADING.has(word) || SETTLED.has(word))
}
const LEADING: ReadonlySet<string> = new Set(
  phraseList(
    'tagihan|tagihannya|utang|hutang|utangnya|hutangnya|bill|udah|sudah|barusan|baru|aku|gue|saya|gua|bayar|abis|habis|tadi|akhirnya|semua',
  ),
)

/** Behind the card: its bank, the month of the bill, and how it was paid. */
const BEHIND_CARD: ReadonlySet<string> = new Set(
  phraseList(
    'bca|mandiri|bni|bri|cimb|niaga|citi|citibank|mega|permata|danamon|jenius|ocbc|uob|dbs|bulan|ini|kemarin|lalu|oktober|november|lewat|via|dari|pakai|pake|transfer|m|mbanking|banking|mobile|rekening|tadi|barusan|udah|sudah|dibayar|ya|dong|nih',
  ),
)

/** 'Bayar tagihan kartu kredit bulan kemarin lewat m-banking': of its bill alone, and of nothing bought with it. */
function isIndonesianCardBill(words: readonly Token[]): boolean {
  const card = findPhrase(INDONESIAN_CARDS, words)
  if (card < 1 || !words.slice(0, card).every(({ word }) => LEADING.has(word))) return false
  const end = matchPhrase(INDONESIAN_CARDS, words, card)?.end ?? card
  return words.slice(end).every(({ kind, word }) => kind === 'sign' || BEHIND_CARD.has(word))
}

/** `words` are those of a clause without its amounts, its way of paying among them. */
export function isCardPaidOff(words: readonly Token[]): boolean {
  if (isSettledInFull(words) || isIndonesianCardBill(words)) return true
  if (isCardBill(words) && !words.some(({ word }) => NO_CARDS.has(word))) return true
  const paid = findPhrase(PAYING_OFF, words)
  if (paid < 0) return false
  let at = matchPhrase(PAYING_OFF, words, paid)?.end ?? paid
  while (BETWEEN.has(words[at]?.word ?? '')) at++
  const card = matchPhrase(CARDS, words, at)
  return card !== null && !words.some(({ word }) => NO_CARDS.has(word))
}
