/** Amounts that are a multiple of the unit price before them. */
import { readNumber } from '../numbers/number.ts'
import { CENT, onScaleOf } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { namesCount } from './count-words.ts'
import type { PriceLedger } from './price-ledger.ts'

/** Most words of a count and its unit. */
const MAX_COUNTED = 3

/** Whether words are only a count. */
export function isBare(words: readonly Token[]): boolean {
  return !nameThing(words) || namesCount(contentWords(words))
}

/** 'Materai 10 ribu, dua lembar 20 ribu': the price before, multiplied by the count. */
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

/** 'Pumped 12 gallons at 3.25, thirty nine bucks': a unit price, multiplied when the item is built. */
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
