/** Pairs of which the second costs half: 'two shirts at 20 each, second one half off', 'buy one get one half off, got two'. */

import { readAmount } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { isOfOne, priceAll } from './pieces.ts'
import type { PriceLedger } from './price-ledger.ts'

const SECOND =
  'second one|second pair|second|second was|second one was|second pair was|second is|second one is'
const HALF_OFF = phraseSet([
  ...phraseProduct(SECOND, 'half off|half price|was half off|at half price|for half|50 percent off|50 % off'),
  ...phraseProduct(
    'get one|get the second|get the second one|get second|get the second pair|get another',
    'half off|half price|at half price|for half|50 percent off|50 % off',
  ),
  ...phraseProduct(
    'yang kedua|kedua|barang kedua|item kedua',
    'setengah harga|separo harga|diskon setengah|diskon 50 persen|diskon separo',
  ),
])
/** Before it, of the same offer. */
const OFFERED = phraseSet(phraseList('buy one|bogo|and the|with the|the|and|beli satu'))
/** Of two at the same price, when one costs half. */
const OF_TWO = 0.75
/** Of the price of one, for two of them. */
const OF_ONE = 1.5

/** Whether the price was multiplied by a count. */
function isOfAll(utterance: Utterance, { start, plain }: { start: number; plain: number }): boolean {
  return readAmount(utterance, start)?.plain !== plain
}

/** Lowers the price before, where `words` tell that the second piece cost half; returns the other words, null where they don't. */
export function takesSecondForHalf(
  utterance: Utterance,
  ledger: PriceLedger,
  words: readonly Token[],
): readonly Token[] | null {
  const at = findPhrase(HALF_OFF, words)
  const told = at < 0 ? null : ledger.lastPrice()
  if (!told || !ledger.isInSentence(told)) return null
  const isOne = isOfOne(told)
  priceAll(utterance, ledger)
  const price = ledger.lastPrice() ?? told
  const before = utterance.between(0, price.amount.start)
  const isCounted = isOfAll(utterance, price.amount) || (isOne && readCount(utterance, before) === 2)
  if (isCounted) ledger.change(price, times(price.amount, OF_TWO))
  else if (isOne) ledger.change(price, times(price.amount, OF_ONE))
  const from = words.findIndex((_, place) => place < at && skipPhrase(OFFERED, words, place) === at)
  ledger.built.mute(price)
  return [...words.slice(0, from < 0 ? at : from), ...words.slice(skipPhrase(HALF_OFF, words, at))]
}
