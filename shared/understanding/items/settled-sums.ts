/**
 * Amounts without a name that are the difference or the sum of the two before: 'they billed 210, insurance
 * took care of 160, I paid the 50'. Such three amounts are one purchase.
 */
import { isSurcharge } from '../categories/surcharge.ts'
import { isNoSpending } from '../intent/intent.ts'
import { REDUCERS, WEAK_REDUCERS } from '../roles/reduction-words.ts'
import { CENT, onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import { resolveAmount } from '../spans/resolve-amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'

/** Words next to an amount that name no thing. */
const REMARKS = phraseSet(
  phraseList(`all added|all added up|added up|added together|adding it all|adding it all up|everything added|all in all|with everything|all of it came|out of pocket|out of my pocket|from my side|from my pocket|from me|on me|on my end|all together|altogether|after that|in the end|the rest|the remaining|remaining|left over
  yang kebayar|yang dibayar|total yang dibayar|total yang kebayar|totalnya|sisanya|sisanya aku|dari kantong sendiri|dari aku|dari gue|aku sendiri|sendiri`),
)
const TAXES = phraseSet(phraseList('tax|taxes|sales tax|gst|vat|pajak|pajaknya|ppn|pb1'))

/** The values of amounts said together: in rupiah where one of them is in rupiah, else in cents. */
function valuesOf(amounts: readonly SpokenAmount[]): number[] {
  const isRupiah = amounts.some(({ named, rupiahScale }) => named === 'IDR' || rupiahScale)
  return amounts.map(amount => resolveAmount(amount, isRupiah ? 'IDR' : 'USD')?.amount ?? 0)
}

/** Whether the words are only remarks. */
function isRemark(words: readonly Token[]): boolean {
  const spoken = words.filter(({ kind }) => kind === 'word')
  const left = withoutPhrases(REMARKS, spoken)
  return left.length < spoken.length && !nameThing(left)
}

function namesNothing(words: readonly Token[]): boolean {
  return !nameThing(words) || isRemark(words)
}

/** The purchase `kept` with its final price. */
function concluded(kept: DraftItem, result: DraftItem): DraftItem {
  return {
    ...kept,
    amount: onScaleOf(result.amount, kept.amount),
    day: kept.day ?? result.day,
    payment: result.payment ?? kept.payment,
    intent: isNoSpending(result.intent) ? kept.intent : result.intent,
  }
}

/** Whether a summand is no item of its own: a tax, a tip, or an amount without words. */
function isAddition({ words }: DraftItem): boolean {
  return !nameThing(words) || isSurcharge(words) || containsPhrase(TAXES, words)
}

/** A gift card or a credit, of which 'the one twenty waders' are paid in part. */
const CREDITS = phraseSet(
  phraseList('gift card|gift cards|gift certificate|store credit|credit|coupon|voucher|points'),
)

/** The item by the other reading of a pair, where a credit was taken from it: 'the one twenty waders only cost me seventy'. */
function withHundreds(first: DraftItem, second: DraftItem, result: DraftItem): DraftItem {
  const hundreds = containsPhrase(CREDITS, first.words) ? hundredsOf(second.amount) : null
  const isLeft = hundreds && Math.abs(hundreds.plain - first.amount.plain - result.amount.plain) < CENT
  return isLeft ? { ...second, amount: hundreds } : second
}

/** The two items before a result, reduced to it; null where it does not follow from both. */
function settlePair(first: DraftItem, other: DraftItem, result: DraftItem): DraftItem[] | null {
  const second = withHundreds(first, other, result)
  const [a = 0, b = 0, c = 0] = valuesOf([first, second, result].map(({ amount }) => amount))
  if (a <= 0 || b <= 0 || c <= 0) return null
  if (Math.abs(a - b) === c) return [concluded(a > b ? first : second, result)]
  if (a + b !== c) return null
  if (isAddition(second)) return [concluded(first, result)]
  return [first, { ...second, payment: result.payment ?? second.payment }]
}

/** Whether words mean a deduction. */
function isReduction({ words }: DraftItem): boolean {
  return words.some(({ word }) => REDUCERS.has(word) || WEAK_REDUCERS.has(word))
}

/**
 * The one purchase that three or more last items describe, reduced to the result: 'mie 64 ribu, ongkir 9
 * ribu, kepotong voucher 20 ribu, jadi 53 ribu'; null where the sum does not match.
 */
function settleAll(items: readonly DraftItem[], result: DraftItem): DraftItem | null {
  const [main, ...others] = items
  if (!main || others.length < 2 || !others.every(item => isReduction(item) || isAddition(item))) return null
  const values = valuesOf([...items, result].map(({ amount }) => amount))
  const sum = items.reduce(
    (total, item, at) => total + (at > 0 && isReduction(item) ? -1 : 1) * (values[at] ?? 0),
    0,
  )
  return sum === values.at(-1) ? concluded(main, result) : null
}

/** The items without amounts that follow arithmetically from others. */
export function settleSums(items: readonly DraftItem[]): DraftItem[] {
  const settled: DraftItem[] = []
  for (const item of items) {
    const whole = namesNothing(item.words) ? settleAll(settled, item) : null
    if (whole) {
      settled.splice(0, settled.length, whole)
      continue
    }
    const [first, second] = settled.slice(-2)
    const mayFollow = item.role === 'price' && namesNothing(item.words)
    const pair = first && second && mayFollow ? settlePair(first, second, item) : null
    if (pair) settled.splice(-2, 2, ...pair)
    else settled.push(item)
  }
  return settled
}
