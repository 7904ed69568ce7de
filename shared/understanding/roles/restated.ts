/** Amounts that only restate the prices before: a repetition, their sum, a unit price. */

import { isSmall } from '../spans/amount.ts'
import { CENT, literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import { saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isFee, removeFee } from './added-up.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { concludes, endsInConclusion, paidLength } from './conclusion.ts'
import { namesCount } from './count-words.ts'
import { isBare, isProduct, takesMultiple } from './multiples.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readRate } from './rate-units.ts'
import { sharersSaid } from './shares.ts'

/** Largest number of sharers or pieces. */
const MAX_PIECES = 60

const TOTALS = phraseSet(
  phraseList(
    'total|totalnya|semuanya|jumlahnya|total semua|total semuanya|in total|altogether|all together|all in|for everything|all told|for both|for all of it',
  ),
)
/** Right before a sum that is told as known: 'wrote him a check for the 140'. */
const KNOWN = phraseSet(phraseList('the|the whole|the full|that'))
const SHARING = phraseSet(
  phraseList(
    'split|splitting|shared|dibagi|bagi|patungan|urunan|bertiga|berdua|berempat|berlima|berenam|ways',
  ),
)
/** 'It was sixty dollars and everybody paid their twelve': the part of each is that of the speaker. */
const ALL_PAID = phraseSet(
  phraseList(
    'everybody paid|everyone paid|each of us paid|we each paid|all of us paid|everybody put in|everyone put in|we each put in|everybody threw in|everyone threw in|everybody chipped in|everyone chipped in|we each chipped in|semua bayar|semuanya bayar|masing masing bayar',
  ),
)
const EACH_PERSON: ReadonlySet<string> = new Set(['seorang', 'perorang', 'sorang'])

/** Before what is left for the speaker to pay. */
const REST_PAID = phraseSet(
  phraseList(
    'nambah|nambah sendiri|nambahin|bayar sendiri|keluar sendiri|sendiri|sisanya sendiri|out of pocket|from my pocket|on my own',
  ),
)

function isSame(one: SpokenAmount, other: SpokenAmount): boolean {
  const isInRupiah = one.rupiahScale || other.rupiahScale
  if (isInRupiah) return literalRupiah(one) === literalRupiah(other)
  return Math.abs(one.plain - other.plain) < CENT
}

/** 'Thirty-four dollars, ya, thirty-four', 'two hours at 3.50, so seven', 'twelve dozen at 14, that's one sixty eight for the party'. */
function isRepeated(
  last: PlacedAmount,
  { amount, before, behind }: AmountInWords,
  isAnd: boolean,
  isSettled: boolean,
): boolean {
  const hundreds = hundredsOf(amount)
  if (!isSame(amount, last.amount) && !(hundreds && isSame(hundreds, last.amount))) return false
  if (isSettled && (!nameThing(before) || phraseBefore(REST_PAID, before) !== null)) return true
  return (
    (!isAnd && isBare(before) && isBare(behind)) ||
    (endsInConclusion(before) && (!nameThing(behind) || behind[0]?.word === 'for'))
  )
}

/**
 * 'Two at 24 and two at 16, so 80 altogether': whether it is the sum; puts the prices of the sentence on its
 * scale.
 */
function sumsUp(ledger: PriceLedger, { amount, before, behind }: AmountInWords): boolean {
  const prices = ledger.pricesInSentence()
  if (prices.length < 2) return false
  const isAnnounced =
    containsPhrase(TOTALS, before) ||
    containsPhrase(TOTALS, behind.slice(0, 2)) ||
    endsInConclusion(before) ||
    phraseBefore(KNOWN, before) !== null
  if (!isAnnounced) return false
  const plain = prices.reduce((sum, price) => sum + price.amount.plain, 0)
  const rupiah = prices.reduce((sum, price) => sum + literalRupiah(price.amount), 0)
  if (Math.abs(plain - amount.plain) > CENT && rupiah !== literalRupiah(amount)) return false
  const [last, first, ...others] = prices
  if (last && first && others.length === 0 && isFee(last, before)) {
    ledger.change(first, onScaleOf(amount, first.amount))
    ledger.absorb(first)
    removeFee(last, first)
    return true
  }
  for (const price of prices) ledger.built.replace(price, onScaleOf(price.amount, amount))
  return true
}

/** The integer quotient of a price and `one`; null where it is none, or 1. */
function timesIn(price: SpokenAmount, one: SpokenAmount): number | null {
  const scaled = onScaleOf(one, price)
  const times = Math.round(price.plain / scaled.plain)
  const isWhole = Math.abs(times * scaled.plain - price.plain) < CENT
  const inRupiah = literalRupiah(price) / literalRupiah(one)
  if (!isWhole && one.rupiahScale && Number.isInteger(inRupiah) && inRupiah > 1 && inRupiah <= MAX_PIECES)
    return inRupiah
  return isWhole && times > 1 && times <= MAX_PIECES ? times : null
}

function saysRate(before: readonly Token[], behind: readonly Token[]): boolean {
  return (
    readRate(before, behind) !== null ||
    saysUnitPrice([...before.slice(-2), ...behind.slice(0, 2)]) ||
    EACH_PERSON.has(before.at(-1)?.word ?? '') ||
    EACH_PERSON.has(behind[0]?.word ?? '')
  )
}

/**
 * 'Uang jajan 30 ribu, 10 ribu seorang', '27 for three, so nine a pack': in a shared bill it is the speaker's
 * part.
 */
function isPartOf(
  utterance: Utterance,
  ledger: PriceLedger,
  last: PlacedAmount,
  { amount, before, behind }: AmountInWords,
): boolean {
  const pieces = timesIn(last.amount, amount)
  // 'Bala-bala enam, satunya seribu lima ratus': the first is how many.
  if (pieces === null || (amount.rupiahScale && isSmall(last.amount))) return false
  const { start } = amount
  const isShared = containsPhrase(SHARING, utterance.between(0, start))
  if (containsPhrase(ALL_PAID, before) && !nameThing(behind)) {
    ledger.change(last, onScaleOf(amount, last.amount))
    return true
  }
  const isOwn = () => endsInConclusion(before) || concludes(before, behind, true)
  if (isShared && before.length > 0 && !nameThing(behind) && isOwn()) {
    ledger.division = null
    ledger.change(last, onScaleOf(amount, last.amount))
    return true
  }
  const rate = readRate(before, behind)
  const left = behind.slice(rate?.behind ?? 0)
  const told = before.slice(0, before.length - (rate?.before ?? 0))
  const isNamed = !isBare(told) || !(isBare(left) || paidLength(left) > 0)
  const countsHours = before.at(-1)?.word === 'at' && namesCount(contentWords(before.slice(0, -1)))
  if (isNamed || !(saysRate(before, behind) || countsHours)) return false
  const isOwnPart = isShared && sharersSaid(utterance, 0) === pieces
  if (isOwnPart) ledger.change(last, onScaleOf(amount, last.amount))
  return true
}

/** 'Parkir 2 ribu, kemarin juga 2 ribu' was paid on both days. */
export const TOO: ReadonlySet<string> = new Set(['juga', 'lagi', 'also', 'too', 'again'])

/** Later on the same day, what was paid before is paid again: 'angkot 4 ribu, sorenya 4 ribu'. */
const LATER_ON: ReadonlySet<string> = new Set(
  phraseList('paginya|siangnya|sorenya|malamnya|malemnya|pulangnya|baliknya|later'),
)

/** Whether the words of a clause name a later time of the day. */
export function saysLaterOn(said: readonly Token[]): boolean {
  return said.some(({ word }) => LATER_ON.has(word))
}

function saysToo(clause: PriceLedger['clause']): boolean {
  return clause?.said.some(({ word }) => TOO.has(word)) ?? false
}

/** Whether an amount follows from those before it in the sentence, so that it is no price of its own. */
export function isRestated(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): boolean {
  const last = ledger.built.lastAmount()
  if (!last || !ledger.isInSentence(last) || ledger.clause?.marker === 'correction') return false
  const [day, other] = [ledger.clause?.day, last.clause.day]
  const isOtherDay =
    saysLaterOn(said.before) ||
    (day && ((other && day.day !== other.day) || (!other && saysToo(ledger.clause))))
  const isAnd = ledger.clause?.marker === 'and'
  if (takesMultiple(utterance, ledger, last, said) || isProduct(utterance, last, said)) return true
  if (!isOtherDay && isRepeated(last, said, isAnd, ledger.isSettled(last))) return true
  return sumsUp(ledger, said) || isPartOf(utterance, ledger, last, said)
}
