/** Parts of a price that are paid now: 'put 200 down, it's 800 all in', 'the fridge is 1200, the first 100 came out today'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import { phraseBefore } from './phrase-before.ts'
import { type SaidAmount, wordsLeadingTo } from './said-amounts.ts'

/** Words right behind a part that is paid ahead. */
const DOWN_BEHIND = phraseSet(
  phraseList(
    `down|down on|as dp|as a dp|dp|as deposit|as a deposit|as the deposit|deposit|for the deposit|as a down payment|as down payment|down payment|as advance|as an advance|in advance|upfront|up front|to hold it|to reserve it
    buat dp|untuk dp|dpnya|panjar|uang muka|tanda jadi`,
  ),
)
const AT_FIRST_WORDS =
  'cicil dulu|nyicil dulu|dicicil dulu|dp dulu|i paid is the|i paid is|i paid was|i paid was the'
/** Those that by themselves say that the price is more. */
const AT_FIRST = phraseSet(phraseList(AT_FIRST_WORDS))
/** Words right before it. */
const DOWN_BEFORE = phraseSet(
  phraseList(
    `put down|putting down|deposit|deposit of|deposit was|a deposit of|advance|advance of|down payment|down payment of|dp|dp of|so the first|the first|first payment|first payment was|first one|first one was|first installment was|first installment|first of four|first payment of|installment of|installment was|first month
    ${AT_FIRST_WORDS}|bayar dulu|setor dulu|transfer dulu|dpnya|dp nya|panjarnya|uang muka|cicilan pertama|angsuran pertama|baru bayar|baru dp`,
  ),
)
/** Words right before what is paid last of a price. */
const FINAL_BEFORE = phraseSet(
  phraseList(
    `paid off the last|paid off the final|paid off the remaining|paid off the other|paid the last|paid the final|paid the remaining|paid the other|finished off the last|finished paying the last|made the final payment of|made the last payment of|last payment was|final payment was|final payment of
    lunasin yang terakhir|cicilan terakhir|angsuran terakhir|pembayaran terakhir|pelunasan terakhir`,
  ),
)
/** Words of paying by instalments. */
const INSTALMENTS = phraseSet(
  phraseList(
    `paying it in|paying in|three payments|in three payments|in two payments|two payments|pay in four|pay in 4|in 4 payments|klarna|afterpay|affirm|sezzle|zip pay|installment|installments|instalments|no interest|interest free|layaway|financed|financing|monthly payments|in four payments
    cicilan|nyicil|dicicil|kredit|angsuran|paylater|tenor`,
  ),
)
/** Words beside the whole price, of which a part was paid. */
const WHOLE_BEFORE = phraseSet(
  phraseList(
    'its|it is|thats|that is|that are|is|are|was|runs|ran|costs|total|total is|price is|full price|harganya|totalnya|dari total',
  ),
)
const WHOLE_BEHIND = phraseSet(
  phraseList(
    'all in|in total|total|all together|altogether|all told|full price|for the whole thing|totalnya',
  ),
)
/** Largest part, as a share of the whole. */
const MOST = 0.6
const MOST_FINAL = 0.95
/** Words right before a price in which a deposit is looked for. */
const REACH = 3

/** Whether an amount is a part paid ahead. */
export function isDown({ before, behind }: SaidAmount): boolean {
  const near: readonly Token[] = behind.slice(0, REACH)
  return (
    phraseBefore(DOWN_BEFORE, before) !== null ||
    near.some((_, at) => at === 0 && matchPhrase(DOWN_BEHIND, near, at))
  )
}

/** Whether something is paid by instalments. */
export function saysInstalments({ tokens }: Utterance): boolean {
  return containsPhrase(INSTALMENTS, tokens)
}

function isSmaller(part: SaidAmount, whole: SaidAmount, most: number): SpokenAmount | null {
  return closingReading([whole.amount], part.amount, ([all = 0], paid) => paid <= all * most)
}

const PARTS = phraseSet(phraseList('installments|instalments|payments|parts|kali'))

/** The 3 of 'in three installments'. */
function isNumberOfParts({ amount, behind }: SaidAmount): boolean {
  return amount.scale === 1 && amount.named === null && matchPhrase(PARTS, behind, 0) !== null
}

/** The part, where the whole price stands before it. */
export function depositOf(
  utterance: Utterance,
  [whole, ...others]: readonly SaidAmount[],
  told: SaidAmount,
): SpokenAmount | null {
  const { tokens } = utterance
  const part = { ...told, before: wordsLeadingTo(utterance, told) }
  if (!whole || isDown(whole) || !others.every(isNumberOfParts)) return null
  const isFinal = phraseBefore(FINAL_BEFORE, part.before) !== null
  // 'Dentist was 140 for the cleaning, paid 70 today and the rest next month'
  const isFirst = phraseBefore(PAYING_BEFORE, part.before) !== null && saysRestLater(tokens, part.amount.end)
  if (!isFinal && !isFirst && !isDown(part)) return null
  const isWhole =
    isFirst ||
    phraseBefore(WHOLE_BEFORE, whole.before) !== null ||
    /['’]s$/.test(whole.before.at(-1)?.text ?? '') ||
    matchPhrase(WHOLE_BEHIND, whole.behind, 0) !== null ||
    containsPhrase(INSTALMENTS, tokens) ||
    phraseBefore(AT_FIRST, part.before) !== null
  return isWhole ? isSmaller(part, whole, isFinal || isFirst ? MOST_FINAL : MOST) : null
}

/** Right before a part that was paid, where it is told that the rest is paid later. */
const PAYING_BEFORE = phraseSet([
  ...phraseList('paid|pay|put|gave|gave him|gave her|gave them|bayar|kubayar|transfer|setor'),
  ...phraseProduct('bayar|kubayar|setor|transfer', 'separuh|setengah|separo|sebagian|separuhnya|setengahnya'),
  ...phraseProduct('paid|pay|put down', 'half|half of it|part|part of it|some of it'),
])
const RESTS = phraseSet(
  phraseList(
    'rest when|rest next|rest later|the rest|the other half|the other|the balance|the remaining|the remainder|sisanya|separuhnya lagi|setengahnya lagi|separonya',
  ),
)

/** Words right before the rest of a price. */
export const REST = phraseSet(
  phraseList(
    'the rest|rest|remaining|the remaining|the other|balance|the balance|ill owe|i owe|still owe|we owe|sisanya|kurangnya|pelunasannya|pelunasan|tinggal pelunasan|buat pelunasan',
  ),
)
/** Words that say it is paid later, in the next words. */
const LATER = phraseSet(
  phraseList(`due|owe|in payments|in installments|starting|in january|in december|at check|at pickup|have to give|have to pay|to go|later|tomorrow|next|when|once|on delivery|at delivery|come|by the end
  nanti|besok|lusa|minggu depan|bulan depan|pas|kalau|kalo|menyusul|nyusul|belakangan`),
)
/** How far behind the amount they stand. */
const REACH_LATER = 7

/** Whether the rest is told to be paid later, behind token index `from`. */
function saysRestLater(tokens: readonly Token[], from: number): boolean {
  const behind = tokens.slice(from)
  const rest = findPhrase(RESTS, behind)
  return rest >= 0 && containsPhrase(LATER, behind.slice(rest, rest + REACH_LATER))
}

/** 'The other six hundred is due when it gets here'. */
function isRest(utterance: Utterance, { amount, before }: SaidAmount): boolean {
  const rest = phraseBefore(REST, before)
  if (!rest) return false
  return (
    before.some(({ word }) => word === 'owe') ||
    containsPhrase(LATER, utterance.between(amount.end, amount.end + REACH_LATER))
  )
}

/** Words right behind it: 'three hundred left to pay'. */
const LEFT_BEHIND = phraseSet(
  phraseList(
    'left to pay|left to go|left on it|to go|still to pay|more to pay|still owed|still due|lagi nyusul',
  ),
)

/** Whether an amount behind the part that was paid is the whole price, or its rest. */
export function isUnpaid(utterance: Utterance, part: SaidAmount, other: SaidAmount): boolean {
  const isLeft = isDown(part) && matchPhrase(LEFT_BEHIND, other.behind, 0) !== null
  return isLeft || isRest(utterance, other) || isWholeOf(utterance, part, other)
}

function isWholeOf({ tokens }: Utterance, part: SaidAmount, whole: SaidAmount): boolean {
  if (!isDown(part) && !containsPhrase(INSTALMENTS, tokens)) return false
  const isWhole =
    matchPhrase(WHOLE_BEHIND, whole.behind, 0) !== null ||
    (phraseBefore(WHOLE_BEFORE, whole.before) !== null && isDown(part))
  return (
    isWhole && closingReading([part.amount], whole.amount, ([paid = 0], all) => paid <= all * MOST) !== null
  )
}
