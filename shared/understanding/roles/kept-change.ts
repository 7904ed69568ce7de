/** Change that was left to who got it: 'ojek 18 ribu, aku kasih 20 ribu, kembaliannya buat abangnya' cost 20 thousand. */

import { categorize } from '../categories/categorize.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import type { PriceLedger } from './price-ledger.ts'
import { GIVING, PAID } from './reduction-words.ts'
import type { SaidAmount } from './said-amounts.ts'

const KEPT = phraseSet(
  phraseList(
    'kembaliannya buat|kembalian buat|kembaliannya untuk|kembaliannya ambil|kembaliannya diambil|kembaliannya simpen|kembaliannya gak usah|kembaliannya nggak usah|kembaliannya ga usah|kembaliannya aku kasih|kembaliannya gue kasih|kembaliannya dikasih|kembaliannya kasih|kembaliannya ikhlasin|kembaliannya diikhlasin|kembaliannya relain|kembaliannya gapapa|kembalinya buat|susuknya buat|keep the change|kept the change|keeps the change|change was for him|change was for her|didnt want change|didnt want the change|didnt want any change|didnt take the change|didnt ask for change|told him to keep it|told her to keep it|told him keep it|told her keep it|told them keep it|told them to keep it|said keep it|said to keep it|let him keep it|let her keep it|let them keep it|let him keep the rest|let her keep the rest|keep the rest|no change back',
  ),
)
/** Behind it they name what was bought with the change. */
const SPENDING: ReadonlySet<string> = new Set(['beli', 'jajan', 'bayar', 'parkir', 'bensin'])
/** Words behind the phrase that say who keeps it. */
const MAX_KEEPER = 3

function isNote({ parts, at }: PlacedAmount): boolean {
  const before = parts[at - 1]
  if (before?.kind !== 'words') return false
  return before.words.some(({ word }) => GIVING.has(word)) || findPhrase(PAID, before.words) >= 0
}

/** How many of `words` say that the change was kept, up to their end; 0 where none do. */
export function keptLength(words: readonly Token[]): number {
  const at = findPhrase(KEPT, words)
  if (at < 0 || words.slice(at).some(({ word }) => SPENDING.has(word))) return 0
  return words.length - at - 2 <= MAX_KEEPER ? words.length - at : 0
}

const SPENT_ON = phraseSet(
  phraseList(
    'buat|untuk|aku kasih|gue kasih|saya kasih|dikasih|kasih|aku kasih ke|gue kasih ke|dikasih ke|for|went to',
  ),
)

const CHANGE = /^(?:kembali|susuk|change)/

/** Whether change was spent, by the words beside it: the 2 of 'kembali 2 ribu buat parkir' is a price of its own. */
export function isChangeSpent(ledger: PriceLedger, { before, behind }: AmountInWords): boolean {
  if (!before.some(({ word }) => CHANGE.test(word))) return false
  // 'Bayar 50 ribu kembalian 20 ribu buat nasi padang' names what was paid for.
  const [last, other] = ledger.pricesInSentence()
  if (!last || (!other && isNote(last))) return false
  const end = skipPhrase(SPENT_ON, behind, 0)
  return end > 0 && categorize(behind.slice(end)) !== null
}

/** Whether an amount is the price below a note whose change was kept: 'gave him ten and told him keep the change, they were eight'. */
export function isUnderNote(
  utterance: Utterance,
  note: SaidAmount,
  { amount, before, behind }: SaidAmount,
): boolean {
  if (nameThing(before) || nameThing(behind) || !note.before.some(({ word }) => GIVING.has(word)))
    return false
  if (onScaleOf(amount, note.amount).plain >= note.amount.plain) return false
  return findPhrase(KEPT, utterance.between(note.amount.end, amount.start)) >= 0
}

/** Has the note handed over last take the place of the price before it, if one was said in the sentence. */
export function keepChange(ledger: PriceLedger): void {
  const [note, price] = ledger.pricesInSentence()
  if (!note || !price || !isNote(note)) return
  ledger.change(price, note.amount)
  if (note.parts === price.parts) note.parts.splice(price.at + 1)
  else note.parts.splice(0)
}
