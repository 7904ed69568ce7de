/**
 * Prices that a single 'no' or 'eh' puts right with the thing said behind them, or again: 'twelve dollars for the book, no,
 * fourteen', 'paper eight, no, the paper was six'.
 */
import { isSmall } from '../spans/amount.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { plainWord } from '../words/word-forms.ts'
import { endsThere, isBreak, neighbour, wordsBeside } from './beside-correction.ts'

function namesIn(words: readonly Token[]): readonly string[] {
  return contentWords(words).map(({ word }) => plainWord(word))
}

/** Index of the span of the price told last before the correction at span `at`, with what it bought; -1 where none is. */
function priceBefore({ spans }: Utterance, at: number): number {
  let place = isBreak(spans[at - 1], ['comma', 'stop']) ? at - 2 : at - 1
  while (spans[place] && spans[place]?.kind !== 'amount' && spans[place]?.kind !== 'break') place--
  return spans[place]?.kind === 'amount' ? place : -1
}

/** Whether only another price follows a price with its thing behind it. */
function isPricedFirst(utterance: Utterance, at: number, price: number): boolean {
  const { spans, tokens } = utterance
  const after = neighbour(utterance, at, 1)
  const isBeside = spans[after]?.kind === 'amount' && endsThere(utterance, after + 1, true)
  return isBeside && isLink(tokens[spans[price]?.end ?? 0])
}

/** Whether the thing of a price is named again, up to its right price. */
function isNamedAgain(utterance: Utterance, at: number, price: number): boolean {
  const { spans, tokens } = utterance
  const from = spans[at]?.end ?? 0
  const next = spans.findIndex(
    (span, place) => place > at && (span.kind === 'amount' || span.kind === 'correction'),
  )
  const right = spans[next]
  if (right?.kind !== 'amount') return false
  const others = spans.slice(0, price).findLast(({ kind }) => kind === 'amount')?.end ?? 0
  // In 'coffee 4, no, two coffees, 4 each' the thing stands behind its number.
  const counted = isSmall(right.amount) ? wordsBeside(utterance, next, 1).words : []
  const again = namesIn([...tokens.slice(from, right.start), ...counted])
  const named = namesIn(tokens.slice(others, spans[at]?.start))
  return again.length > 0 && again.every(name => named.includes(name))
}

/** Whether the correction at span `at` puts the price before it right. */
export function putsPriceRight(utterance: Utterance, at: number): boolean {
  const price = priceBefore(utterance, at)
  return price >= 0 && (isPricedFirst(utterance, at, price) || isNamedAgain(utterance, at, price))
}
