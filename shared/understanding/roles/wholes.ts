/** Partial payments: the whole price said behind the part, and the rest due later. */
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { isPair } from '../spans/pairs.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'
import { PAYERS } from './reduction-words.ts'

const OF = phraseSet(phraseList('of|of the|of a|out of the|dari|dari yang'))

/** The 300 of '150 of 300', right behind the part paid; null where there is none. */
export function readWhole({ built }: PriceLedger, { amount, before, behind }: AmountInWords): RoleCue | null {
  if (before.length === 0 || matchPhrase(OF, before, 0)?.end !== before.length) return null
  const price = built.lastAmount()
  if (!price || price.parts !== built.parts || price.at !== built.parts.length - 2) return null
  const isMore = onScaleOf(amount, price.amount).plain > price.amount.plain
  return isMore && !nameThing(behind) ? { role: 'whole', before: before.length, behind: 0 } : null
}

const OF_IT = phraseSet(
  phraseList('of it|of that|of the bill|of the total|of the price|of the cost|dari itu|dari tagihan'),
)
const PAYING: ReadonlySet<string> = new Set([
  'paid',
  'pay',
  'put',
  'cover',
  'covered',
  'covering',
  'bayar',
  'kubayar',
])
/** 'Put 60 of it in the gas tank' pays for another thing. */
const INTO: ReadonlySet<string> = new Set(['in', 'into', 'toward', 'towards', 'onto'])
/** Most words between the verb and the amount: 'paid her', 'put down'. */
const MAX_BETWEEN = 2

/** Behind a part that is paid before the rest: 'bayar 200 dulu', 'paid 200 for now'. */
const FOR_NOW = phraseSet(phraseList('dulu|dulu aja|dulu saja|for now|up front|upfront|now'))

const OWING: ReadonlySet<string> = new Set(['owe', 'owed'])
const SENT: ReadonlySet<string> = new Set(['sent', 'paid', 'mailed', 'gave'])

/** Whether the words right before an amount say that it is owed: 'on the hospital bill I owe 320'. */
function isOwed({ parts, at }: PlacedAmount): boolean {
  const words = parts[at - 1]
  return words?.kind === 'words' && OWING.has(words.words.at(-1)?.word ?? '')
}

/** Whether they say that it is the part of the price before that was paid. */
function isPaidOf({ before, behind }: AmountInWords): boolean {
  const isForNow =
    PAYING.has(before.at(-1)?.word ?? '') && matchPhrase(FOR_NOW, behind, 0)?.end === behind.length
  if (matchPhrase(OF_IT, behind, 0) === null && !isForNow) return false
  const verb = before.findLastIndex(({ word }) => PAYING.has(word))
  if (verb < 0 || before.length - verb > MAX_BETWEEN + 1) return false
  if (before.slice(0, verb).some(({ word }) => PAYERS.has(word))) return false
  return before[verb]?.word !== 'put' || !INTO.has(behind[2]?.word ?? '')
}

/** Lowers the price before to the part paid: 'it was 900, I paid 400 of it', 'bayar 400 dulu'; false where no part is said. */
export function paysPart(ledger: PriceLedger, said: AmountInWords): boolean {
  const [mayBeSent, isPaid] = [said.before.some(({ word }) => SENT.has(word)), isPaidOf(said)]
  const price = mayBeSent || isPaid ? ledger.lastPrice() : null
  if (!price || !ledger.isInSentence(price)) return false
  const part = onScaleOf(said.amount, price.amount)
  const isLess = part.plain < price.amount.plain || isPair(price.amount)
  const isPart = mayBeSent && isOwed(price) ? !nameThing(said.behind) : isPaid
  if (!isLess || !isPart) return false
  ledger.change(price, part)
  ledger.absorb(price)
  return true
}

const REST = phraseSet(
  phraseList(
    'the rest|rest|the remaining|the other half|the remainder|the balance|balance|sisanya|kurangnya|pelunasannya|pelunasan',
  ),
)
/** Right before what is left to pay. */
const PAYS: ReadonlySet<string> = new Set([
  ...PAYING,
  'bayarin',
  'dibayar',
  'kirim',
  'lunasi',
  'lunasin',
  'ngelunasin',
  'nglunasi',
  'setor',
  'transfer',
  'sent',
  'transferred',
])

/** Behind what is left: 'sisanya 250 ribu barusan tak lunasi'. */
const PAID_BEHIND = phraseSet(
  phraseList(
    `lunasi|kulunasi|lunasin|dilunasi|dilunasin|udah lunas|sudah lunas|kubayar|tak bayar|aku bayar|gue bayar|saya bayar|sudah dibayar|udah dibayar|barusan dibayar|baru dibayar|tadi dibayar|kutransfer|aku transfer|tak transfer|gue transfer|saya transfer
    i paid|paid today|paid just now|paid this morning|paid yesterday|i just paid|i sent|i wired`,
  ),
)

/** Whether 'tadi bayar sisanya', 'paid the rest' ends `before`, or the words behind say so: what is left is paid now. */
export function isPaidRest({ before, behind }: Pick<AmountInWords, 'before' | 'behind'>): boolean {
  const rest = phraseBefore(REST, before)
  if (rest === null) return false
  return (
    PAYS.has(before.at(-rest.length - 1)?.word ?? '') || containsPhrase(PAID_BEHIND, behind.slice(0, REACH))
  )
}

/** Words that say a rest is paid later. */
const LATER = phraseSet(
  phraseList(`when|next|later|tomorrow|on delivery|upon delivery|due|at the end|once|nanti|ntar|besok|lusa|minggu depan|bulan depan|tahun depan|pas|kalau|kalo|akhir bulan
  habis gajian|menyusul|nyusul|belakangan`),
)

/** Words behind the rest in which its time is looked for. */
const REACH = 6

/** Whether words right behind an amount say that it is paid later. */
export function isDueLater(utterance: Utterance, { amount: { end } }: AmountInWords): boolean {
  return containsPhrase(LATER, utterance.between(end, end + REACH))
}

/** 'The rest, 600, when it's delivered'; null where it was paid, or is no rest. */
export function readRest(utterance: Utterance, { built }: PriceLedger, rest: AmountInWords): RoleCue | null {
  const { before } = rest
  const said = before.length > 0 ? before : built.wordsSinceAmount()
  const named = matchPhrase(REST, said, 0)
  if (!named || skipPhrases(FILLERS, said, named.end) < said.length || !built.lastAmount()) return null
  if (!isDueLater(utterance, rest)) return null
  return { role: 'aside', before: before.length, behind: 0 }
}
