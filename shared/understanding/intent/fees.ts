/** Fees for moving one's own money: the fee is an expense, the move is not. */
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const FEES = phraseSet(
  phraseList(`biaya admin|biaya adminnya|biaya administrasi|biaya transfer|biaya tf|biaya tarik tunai|biaya tarik|biaya layanan|biaya top up|biaya topup|biaya isi|biaya bank|biaya kirim uang|biaya|biayanya|admin|adminnya|admin bank|ongkos transfer|ongkos admin|potongan admin
  fee|fees|fee nya|feenya|admin fee|transfer fee|atm fee|service fee|service charge|withdrawal fee|top up fee|convenience fee|processing fee|transaction fee|surcharge|charge|komisi`),
)
/** Words of no fee, or of one that is included in the amount. */
const WITHOUT = new Set(
  phraseList(
    'gratis|tanpa|bebas|free|no|without|zero|termasuk|including|included|nggak|gak|ga|waived|tidak|udah',
  ),
)
/** Words between an amount and the fee after it. */
const LINKS = new Set(phraseList('buat|untuk|for|in|as|of|sebagai|di|rupiah|dollar|dollars|bucks'))

/** Index where a fee that was charged is named, from `from` on; or -1. */
function feeAt(words: readonly Token[], from: number): number {
  return words.findIndex(
    (_, at) => at >= from && matchPhrase(FEES, words, at) !== null && !WITHOUT.has(words[at - 1]?.word ?? ''),
  )
}

/** Whether the amount that ends before token index `end` is a fee, named before it or right behind it. */
export function isFee(said: readonly Token[], end: number): boolean {
  const before = said.filter(({ index }) => index < end)
  if (feeAt(before, 0) >= 0) return true
  const behind = said.slice(before.length)
  const first = behind.findIndex(({ word }) => !LINKS.has(word))
  const fee = feeAt(behind, 0)
  return fee >= 0 && fee <= first
}
