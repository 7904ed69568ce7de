/**
 * What was left to pay of a price, where nobody says how much it was: 'it was 38, I had a 25 dollar gift card and did the
 * rest on debit', 'swapped the 40 dollar sweater for one that was 55 and paid the difference'.
 */
import type { Clause } from '../clauses/clause.ts'
import { OTHERS, SPEAKERS } from '../intent/people-words.ts'
import { minus, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isDown } from './closing-deposits.ts'
import { closingReading } from './closing-readings.ts'
import { reducedTo, withoutRest } from './reduced-clauses.ts'
import type { SaidAmount } from './said-amounts.ts'

const REMAINDER = phraseSet(
  phraseList(
    `the rest|the difference|the balance|the remainder|the remaining|whatever was left|what was left|balance i pay|rest i pay|rest i paid
    sisanya|selisihnya|selisihe|kekurangannya|kurangannya|kurangnya`,
  ),
)
/** Beside it, words of paying, or of what it was paid with. */
const PAYING = phraseSet(
  phraseList(
    `paid|pay|did|put|ate|covered|went|charged|tapped|swiped|sent|wired|mailed|wrote|handed|settled|on debit|on credit|on my card|on the card|on my debit|in cash|cash|out of pocket|venmoed|on us|on me
    bayar|mbayar|bayari|bayarin|kubayar|dibayar|nambah|nambahin|kutambah|kutambahin|nutup|nutupi|nutupin|nombok|nombokin|lunasi|lunasin|kulunasi|transfer|kutransfer|tunai|debit|qris|gesek|dari kantong|duit sendiri|uang sendiri`,
  ),
)
/** Where it is still to be paid, or stays with somebody else. */
const OPEN = phraseSet(
  phraseList(
    `due|owe|owes|later|tomorrow|next|when|once|will|ill|gonna|going to|would|until|by the end|come|kept|keep|left over|saved|haven't|havent|not yet
    nanti|ntar|besok|lusa|minggu depan|bulan depan|kalau|kalo|menyusul|nyusul|belakangan|belum|kusimpan|disimpan|ditabung|buat|untuk`,
  ),
)
/** Around the part that the speaker did not pay now. */
const COVERED = phraseSet(
  phraseList(
    `gift card|gift cards|gift certificate|store credit|credit|voucher|vouchers|coupon|coupons|points|rewards|rebate|insurance|medicare|medicaid|fsa|hsa|covered|covers|cover|took care of|picked up|allowed me|allowed us|allowance|trade in|traded|chipped in|pitched in|kicked in|gave|give|put down|put in|down|deposit|down payment|balance on|did|knocked off|return|returned
    kartu hadiah|kupon|poin|koin|asuransi|bpjs|kantor|ditanggung|nanggung|dicover|nyover|subsidi|nyumbang|nyumbangin|bantu|bantuin|ngasih|kasih|ngebantu|dibantu|tukar tambah|tuker tambah|dihargai|dp|dpnya|uang muka|panjar|deposit|depositnya`,
  ),
)
/** Anywhere before: a thing is given for another one. */
const EXCHANGED = phraseSet(
  phraseList(
    `swapped|swap|exchanged|exchange|exchanging|traded|trade in|traded in|took back|brought back|returned|upgraded|upgrade
    tukar|tuker|ditukar|dituker|nukar|nuker|tukar tambah|tuker tambah|upgrade`,
  ),
)
/** Parts paid by the speaker, only now: 'twenty in cash and the rest on the card'. */
const OWN_CASH = phraseSet(phraseList('in cash|cash|tunai|kontan'))
const NEW = phraseSet(phraseList('new|new one|new ones|yang baru|barunya'))
/** Farthest behind the last amount. */
const REACH = 24

/** The words from a sign to the next that hold what is left; null where a number is said with it. */
function remainderClause(utterance: Utterance, from: number, to: number): readonly Token[] | null {
  const words = utterance.between(from, Math.min(to, from + REACH))
  const at = findPhrase(REMAINDER, words)
  if (at < 0) return null
  const isSign = ({ kind }: Token) => kind === 'sign'
  const start = words.slice(0, at).findLastIndex(isSign) + 1
  const next = words.findIndex((token, place) => place > at && isSign(token))
  const end = next < 0 ? words.length : next
  const reachesAmount = end === words.length && to < utterance.tokens.length && to <= from + REACH
  const isFollowed = (words[end]?.index ?? 0) + 1 === to && to < utterance.tokens.length
  return reachesAmount || isFollowed ? null : words.slice(start, end)
}

/** Whether the speaker pays what is left, now. */
function paysRemainder(words: readonly Token[]): boolean {
  if (!containsPhrase(PAYING, words) || containsPhrase(OPEN, words)) return false
  const at = findPhrase(REMAINDER, words)
  const subject = words.slice(0, at).find(({ word }) => SPEAKERS.has(word) || OTHERS.has(word))
  return subject === undefined || SPEAKERS.has(subject.word) || matchPhrase(PAYING, words, 0) !== null
}

function isCovered({ before, behind }: SaidAmount, clause: Clause | undefined): boolean {
  const said = [...before, ...behind]
  return (
    (containsPhrase(COVERED, said) || containsPhrase(COVERED, clause?.said ?? [])) &&
    !containsPhrase(OWN_CASH, said)
  )
}

/** The clauses with the price reduced to what was left of it behind amount `at`; null where nothing is told to be. */
export function withRemainder(
  utterance: Utterance,
  clauses: readonly Clause[],
  said: readonly SaidAmount[],
  at: number,
): Clause[] | null {
  const [one, other] = [said[at - 1], said[at]]
  if (!one || !other) return null
  const to = said[at + 1]?.amount.start ?? utterance.tokens.length
  const words = remainderClause(utterance, other.amount.end, to)
  if (!words) return null
  if (isDown(other) && !isDown(one) && other.amount.plain < one.amount.plain && containsPhrase(OPEN, words))
    return reducedTo(withoutTold(clauses, words), one, [other], other.amount)
  if (!paysRemainder(words)) return null
  const isExchange = containsPhrase(EXCHANGED, utterance.between(0, other.amount.start))
  const second = onScaleOf(isExchange ? secondOf(one, other) : other.amount, one.amount)
  const isFirstWhole = one.amount.plain > second.plain
  const part = isFirstWhole ? other : one
  if (!isExchange && !isCovered(part, clauses[part.clause])) return null
  const left = isFirstWhole ? minus(one.amount, second) : minus(second, one.amount)
  if (!left) return null
  return reduced(withoutTold(clauses, words), one, other, isFirstWhole, left)
}

/** The price of a new thing is more than what was given for the old one: 'allowed me 1800, the new one is forty-two fifty'. */
function secondOf(one: SaidAmount, { amount, before }: SaidAmount): SpokenAmount {
  if (!containsPhrase(NEW, before)) return amount
  return closingReading([one.amount], amount, ([old = 0], price) => price > old) ?? amount
}

function withoutTold(clauses: readonly Clause[], words: readonly Token[]): Clause[] {
  const start = words[0]?.index ?? 0
  return withoutRest(clauses, start, start + words.length)
}

/** The thing is named beside the whole price, or beside the other one. */
function reduced(
  clauses: readonly Clause[],
  one: SaidAmount,
  other: SaidAmount,
  isFirstWhole: boolean,
  left: SpokenAmount,
): Clause[] {
  const bare = { ...other, behind: [] }
  const isFirst = isFirstWhole || one.clause === other.clause || !nameThing(other.before)
  return isFirst ? reducedTo(clauses, one, [bare], left) : reducedTo(clauses, bare, [one], left)
}
