/**
 * Pieces of one thing at two prices: 'three bags of kibble, two at 38 and one at 29' is 105, as is 'tiga bungkus, dua yang 38
 * satu yang 29'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { readNumber } from '../numbers/number.ts'
import { onScaleOf, plus, times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { saidAmounts } from './said-amounts.ts'

/** Between how many and the price of each. */
const AT: ReadonlySet<string> = new Set(['at', 'yang', '@'])
/** Between the two. */
const AND: ReadonlySet<string> = new Set([',', 'and', 'sama', 'dan', 'terus'])
/** Most tokens from the count of all to its parts. */
const REACH = 8

/** So many at one price. */
interface Pieces {
  readonly price: SpokenAmount
  readonly count: number
  /** Index of the first token of the count. */
  readonly start: number
}

/** 'Two at' right before a price; null elsewhere. */
function piecesAt(utterance: Utterance, price: SpokenAmount): Pieces | null {
  const end = price.start - 1
  const number = AT.has(utterance.word(end)) ? readNumber(utterance, end - 1) : null
  if (!number || number.end !== end || number.scale !== 1 || !Number.isInteger(number.plain)) return null
  return { price, count: number.plain, start: end - 1 }
}

function isNext(utterance: Utterance, first: Pieces, second: Pieces): boolean {
  return utterance.between(first.price.end, second.start).every(({ word }) => AND.has(word))
}

/** Whether both together are what was counted right before them. */
function areAll(utterance: Utterance, first: Pieces, second: Pieces): boolean {
  const before = utterance.between(Math.max(0, first.start - REACH), first.start)
  return readCount(utterance, before) === first.count + second.count
}

/** The clause without the tokens from `start` on up to `end`. */
function without({ parts, ...clause }: Clause, start: number, end: number): Clause {
  const isIn = ({ index }: Token) => index >= start && index < end
  const kept = parts.flatMap((part): Part[] => {
    if (part.kind === 'amount') return part.amount.start >= start && part.amount.start < end ? [] : [part]
    const words = part.words.filter(token => !isIn(token))
    return words.length > 0 ? [{ kind: 'words', words }] : []
  })
  return { ...clause, parts: kept }
}

/** The clauses with the first such pieces at what they come to. */
export function withPartedPrices(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const pieces = saidAmounts(clauses).flatMap(({ amount }) => piecesAt(utterance, amount) ?? [])
  const [first, second] = pieces
  if (!first || !second || pieces.length > 2) return clauses
  if (!isNext(utterance, first, second) || !areAll(utterance, first, second)) return clauses
  const sum = plus(
    times(onScaleOf(first.price, second.price), first.count),
    times(onScaleOf(second.price, first.price), second.count),
  )
  const counted = clauses.findLast(({ said }) => said.some(({ index }) => index < first.start))
  return clauses.map(clause => {
    const kept = without(clause, first.start, second.price.end)
    if (clause !== counted) return kept
    return { ...kept, parts: merged([...kept.parts, { kind: 'amount', amount: sum }]) }
  })
}
