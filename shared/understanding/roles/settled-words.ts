/** Words between amounts: their percentages and shares change the price before them, the others stay. */
import type { Part } from '../clauses/clause.ts'
import { isSmall } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { PLUS } from './addition-words.ts'
import { dividePrice } from './divided-prices.ts'
import { takesHeads } from './heads.ts'
import { keepChange, keptLength } from './kept-change.ts'
import { takesOwnPart } from './own-part.ts'
import { announcesSurcharge, readPercentage } from './percentages.ts'
import { priceAll, takesOfThem } from './pieces.ts'
import type { PriceLedger } from './price-ledger.ts'
import { takesWayBack } from './return-trips.ts'
import { takesSecondForHalf } from './second-for-half.ts'
import { expectBill } from './shares-ahead.ts'
import { readShareBefore } from './told-shares.ts'

/** Words between a percentage and its price: 'twenty percent off the', '30 persen dari harga'. */
const BEFORE_WHOLE: ReadonlySet<string> = new Set(
  phraseList('dari|harga|off|from|of|on|the|a|an|my|this|all'),
)

/** Adds words; those that end in a part of the amount behind them, as 'a third of the', lower it. */
export function addWordsUpTo(
  utterance: Utterance,
  ledger: PriceLedger,
  words: readonly Token[],
  next: Part | undefined,
): void {
  const share = next?.kind === 'amount' && !isSmall(next.amount) ? readShareBefore(words) : null
  if (next === undefined && takesOwnPart(utterance, ledger, words)) return
  addWords(utterance, ledger, share ? words.slice(0, share.at) : words)
  if (share) ledger.factor = share.factor
}

/** Adds words without percentages and words of sharing, which are applied to the price before them. */
function addWords(utterance: Utterance, ledger: PriceLedger, words: readonly Token[]): void {
  const { parts } = ledger.built
  const kept = keptLength(words)
  if (kept > 0) {
    keepChange(ledger)
    if (kept < words.length) parts.push({ kind: 'words', words: words.slice(0, -kept) })
    return
  }
  const price = ledger.lastPrice()
  if (!price) expectBill(utterance, ledger, words)
  const left = dividePrice(utterance, ledger, words)
  if (left) {
    if (left.length > 0) addWords(utterance, ledger, left)
    return
  }
  const paired = takesSecondForHalf(utterance, ledger, words)
  if (paired) {
    if (paired.length > 0) addWords(utterance, ledger, paired)
    return
  }
  if (takesWayBack(utterance, ledger, words)) return
  if (takesHeads(utterance, ledger, words)) return
  const taken = takesOfThem(utterance, ledger, words)
  if (taken) {
    if (taken.length > 0) addWords(utterance, ledger, taken)
    return
  }
  const isPlus = PLUS.has(ledger.clause?.markerTokens.at(-1)?.word ?? '')
  const isAdded = isPlus || announcesSurcharge(ledger.built.wordsSinceAmount())
  const percentage = readPercentage(utterance, words, isAdded)
  if (!percentage) {
    parts.push({ kind: 'words', words })
    return
  }
  const { at, length, factor } = percentage
  parts.push({ kind: 'words', words: words.slice(0, at) })
  priceAll(utterance, ledger)
  const whole = ledger.lastPrice()
  if (whole) ledger.change(whole, times(whole.amount, factor))
  else if (ledger.aside) ledger.addSettled(times(ledger.aside, factor))
  ledger.aside = null
  const rest = words.slice(at + length)
  if (!price && factor < 1 && rest.length > 0 && rest.every(({ word }) => BEFORE_WHOLE.has(word)))
    ledger.factor = factor
  else addWords(utterance, ledger, rest)
}
