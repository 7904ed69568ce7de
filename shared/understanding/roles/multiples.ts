/** Amounts that are so many times the price of one, said before them. */
import { readNumber } from '../numbers/number.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import type { PriceLedger } from './price-ledger.ts'
import { namesCount } from './quantities.ts'
import type { AmountInWords } from './results.ts'

/** Sums are compared to the cent. */
const CENT = 0.005
/** Words of a count and its unit. */
const MAX_COUNTED = 3

/** Whether words name nothing but how many. */
export function isBare(words: readonly Token[]): boolean {
  return !nameThing(words) || namesCount(contentWords(words))
}

/** 'Materai 10 ribu, dua lembar 20 ribu': as many times the price before as is counted. */
export function takesMultiple(
  utterance: Utterance,
  ledger: PriceLedger,
  last: PlacedAmount,
  { amount, before, behind }: AmountInWords,
): boolean {
  const words = contentWords(before)
  const [first] = words
  if (!first || nameThing(behind) || !namesCount(words)) return false
  const count = readNumber(utterance, first.index)
  if (!count || count.plain < 2 || words.length > MAX_COUNTED) return false
  const whole = onScaleOf(amount, last.amount)
  if (Math.abs(last.amount.plain * count.plain - whole.plain) > CENT) return false
  ledger.change(last, whole)
  return true
}

/** 'Pumped 12 gallons at 3.25, thirty nine bucks': the price of one, which is multiplied where it is made an item. */
export function isProduct(
  utterance: Utterance,
  { parts, at, amount: one }: PlacedAmount,
  said: AmountInWords,
): boolean {
  const leading = parts[at - 1]
  if (
    leading?.kind !== 'words' ||
    leading.words.at(-1)?.word !== 'at' ||
    !isBare(said.before) ||
    !isBare(said.behind)
  )
    return false
  const count = readCount(utterance, leading.words)
  return count !== null && Math.abs(one.plain * count - said.amount.plain) < CENT
}
