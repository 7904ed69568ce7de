/** Prices of one told by a 'satu' behind them: 'tiketnya 60 ribu satu, gue beli dua' is 120,000. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { readNumber } from '../numbers/number.ts'
import { isCertain } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { withoutUsedCounts } from './counted-clauses.ts'
import { COLLECTIVES } from './shares.ts'

const ONE = 'satu'
/** Verbs before the number of those that were taken. */
const TAKING: ReadonlySet<string> = new Set(
  phraseList('beli|ambil|pesen|pesan|bayar|bayarin|minum|makan|borong|dapet|dapat|jadi'),
)
/** All that were named: 'gue bayarin dua-duanya'. */
const ALL_OF: ReadonlyMap<string, number> = new Map([
  ['dua', 2],
  ['tiga', 3],
])
/** Most tokens between a price and what tells how many were taken. */
const REACH = 8

interface Taken {
  readonly value: number
  /** Index of its first token. */
  readonly index: number
}

/** The number that is told to be taken at a token index; null where none is. */
function takenAt(utterance: Utterance, at: number): Taken | null {
  const company = COLLECTIVES.get(utterance.word(at))
  if (company !== undefined) return { value: company, index: at }
  const all = ALL_OF.get(utterance.word(at))
  if (all !== undefined && utterance.word(at + 1) === `${utterance.word(at)}nya`)
    return { value: all, index: at }
  const number = TAKING.has(utterance.word(at)) ? readNumber(utterance, at + 1) : null
  const value = number && readCount(utterance, utterance.between(at + 1, at + 2))
  return value ? { value, index: at + 1 } : null
}

/** How many of a thing were taken whose price of one ends before token index `end`; null where that is not said. */
function takenBehind(utterance: Utterance, end: number): Taken | null {
  if (utterance.word(end) !== ONE) return null
  const next = utterance.spans.find(({ kind, start, end: last }) => {
    return kind === 'amount' && start > end && readNumber(utterance, start)?.scale !== 1 && last > end
  })
  const last = Math.min(end + REACH, next?.start ?? utterance.tokens.length)
  for (let at = end + 1; at < last; at++) {
    const taken = takenAt(utterance, at)
    if (taken) return taken
  }
  return null
}

/** Indexes of the first and the last token of what tells the number. */
type Range = readonly [first: number, last: number]

/** The clause without the words that only told how many were taken. */
function withoutTold(clause: Clause, ranges: readonly Range[]): Clause {
  const parts = clause.parts.map((part): Part => {
    if (part.kind === 'amount') return part
    const isTold = (index: number) => ranges.some(([first, last]) => first <= index && index <= last)
    return { kind: 'words', words: part.words.filter(({ index }) => !isTold(index)) }
  })
  return { ...clause, parts: merged(parts) }
}

/** The clauses with each such price multiplied by the pieces that are told behind it. */
export function withEachBehind(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  if (!utterance.tokens.some(({ word }) => word === ONE)) return clauses
  const counts = new Set<number>()
  const ranges: Range[] = []
  const priced = (amount: SpokenAmount): SpokenAmount => {
    const taken = isCertain(amount) ? takenBehind(utterance, amount.end) : null
    if (!taken) return amount
    counts.add(amount.end).add(taken.index)
    ranges.push([amount.end, taken.index])
    return times(amount, taken.value)
  }
  const result = clauses.map(clause => ({
    ...clause,
    parts: clause.parts.map(
      (part): Part => (part.kind === 'words' ? part : { kind: 'amount', amount: priced(part.amount) }),
    ),
  }))
  if (counts.size === 0) return clauses
  return withoutUsedCounts(utterance, result, counts).map(clause => withoutTold(clause, ranges))
}
