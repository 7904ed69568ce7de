/**
 * Some of several pieces that were taken back, whose price is given back: 'dua dress masing-masing 149 ribu, yang satu
 * aku retur', 'two lamps at 40 each, sent one of them back', 'four candles at 9 each, put one back, so three'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { isSmall } from '../spans/amount.ts'
import { minus, onScaleOf, times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { freeIn, mentionsFree } from './free-count.ts'
import { EACH, parted } from './parted-pieces.ts'
import { REPAID } from './reduction-words.ts'
import { returnedIn } from './returned-count.ts'

/** The money came back. */
const MONEY_BACK = phraseSet(
  phraseList(
    `direfund|udah direfund|refunded|uangnya balik|uangnya udah balik|uangnya sudah balik|uangnya kembali|uangnya udah kembali|duitnya balik|duitnya udah balik|duitnya kembali|uangnya diganti|uangnya sudah diganti|uangnya udah diganti|got the money back|got my money back`,
  ),
)

function isMoneyBack(clause: Clause): boolean {
  const words = wordsOf(clause)
  return !hasAmount(clause) && (containsPhrase(MONEY_BACK, words) || containsPhrase(REPAID, words))
}

interface Bought {
  /** Of its clause, and of the part in it. */
  readonly clause: number
  readonly at: number
  readonly amount: SpokenAmount
  readonly count: number
}

/** Whether the amount at `at` is told as the price of each: 'six plates at 4', 'five dollars apiece'. */
function isOfEach(parts: readonly Part[], at: number): boolean {
  const [before, behind] = [parts[at - 1], parts[at + 1]]
  return (
    (before?.kind === 'words' &&
      (before.words.at(-1)?.word === 'at' || containsPhrase(EACH, before.words))) ||
    (behind?.kind === 'words' && containsPhrase(EACH, behind.words))
  )
}

/** Whether an amount is large enough for a price, or told as that of each. */
function isPrice(parts: readonly Part[], at: number): boolean {
  const part = parts[at]
  return part?.kind === 'amount' && (!isSmall(part.amount) || isOfEach(parts, at))
}

/** The last price before clause `end`, with how many pieces it is of; null where that is not said. */
function boughtBefore(utterance: Utterance, clauses: readonly Clause[], end: number): Bought | null {
  for (let clause = end - 1; clause >= 0; clause--) {
    const parts = clauses[clause]?.parts ?? []
    const at = parts.findLastIndex((part, place) => part.kind === 'amount' && isPrice(parts, place))
    const part = parts[at]
    if (part?.kind !== 'amount') continue
    const before = clauses[clause - 1]
    const isCounted = before?.parts.every(one => one.kind === 'words' || isSmall(one.amount))
    const from = (isCounted ? before : clauses[clause])?.said[0]?.index ?? part.amount.start
    const count = readCount(utterance, utterance.between(from, part.amount.start))
    return count === null ? null : { clause, at, amount: part.amount, count }
  }
  return null
}

/** The words without those that make a price that of one. */
function withoutEach(words: readonly Token[]): readonly Token[] {
  const at = findPhrase(EACH, words)
  const left = at < 0 ? words : [...words.slice(0, at), ...words.slice(skipPhrase(EACH, words, at))]
  return left.at(-1)?.word === 'at' ? left.slice(0, -1) : left
}

/** What was given back, where it is said, and no number of pieces. */
function givenBack({ parts }: Clause, pieces: readonly number[]): SpokenAmount | null {
  const part = parts.findLast(
    one => one.kind === 'amount' && !isSmall(one.amount) && !pieces.includes(one.amount.plain),
  )
  return part?.kind === 'amount' ? part.amount : null
}

const SO: ReadonlySet<string> = new Set(['so', 'jadi', 'jadinya', 'leaving', 'kept', 'left'])

/** Whether a clause only tells how many pieces were kept: 'so three'. */
function tellsKept({ parts }: Clause, kept: number): boolean {
  const [words, count, ...others] = parts
  if (words?.kind !== 'words' || count?.kind !== 'amount' || others.some(({ kind }) => kind === 'amount'))
    return false
  return count.amount.plain === kept && words.words.every(({ word }) => SO.has(word))
}

/** The price of the pieces that were kept. */
function keptPrice(
  { parts }: Clause,
  { at, amount, count }: Bought,
  returned: number,
  back: SpokenAmount | null,
): SpokenAmount {
  const lowered = back && minus(amount, onScaleOf(back, amount))
  if (lowered) return lowered
  // 'Satu pail 385 ribu'
  const first = parts[at - 2]
  const isOfOne = isOfEach(parts, at) || (first?.kind === 'amount' && first.amount.plain === 1)
  const left = count - returned
  return times(amount, isOfOne ? left : left / count)
}

/** The pieces that a clause says went back, or were free, of those bought before it; null for none, or all. */
function takenOff(utterance: Utterance, clauses: readonly Clause[], at: number) {
  const told = clauses[at]
  if (!told || at === 0) return null
  const returned = returnedIn(utterance, told, clauses[at + 1])
  const bought = returned > 0 || mentionsFree(told) ? boughtBefore(utterance, clauses, at) : null
  if (!bought) return null
  const isPriced = isOfEach(clauses[bought.clause]?.parts ?? [], bought.at)
  const off = returned || (isPriced ? freeIn(utterance, told, bought.count) : 0)
  return off > 0 && off < bought.count ? { bought, off } : null
}

/** The clauses with the price of the pieces that were kept and paid, and without what tells of the others. */
export function withoutReturned(utterance: Utterance, told: readonly Clause[]): readonly Clause[] {
  const clauses = told.flatMap(parted)
  for (const [at, clause] of clauses.entries()) {
    const taken = takenOff(utterance, clauses, at)
    const priced = taken && clauses[taken.bought.clause]
    if (!priced) continue
    const { bought, off } = taken
    const left = bought.count - off
    const kept = keptPrice(priced, bought, off, givenBack(clause, [off, left]))
    const parts = priced.parts.map((part, place): Part => {
      if (place === bought.at) return { kind: 'amount', amount: kept }
      return part.kind === 'words' ? { kind: 'words', words: withoutEach(part.words) } : part
    })
    return clauses
      .map((other, place) => (place === bought.clause ? { ...other, parts } : other))
      .filter((other, place) => place < at || !(place === at || isMoneyBack(other) || tellsKept(other, left)))
  }
  return told
}

/** Whether some of the pieces that were bought went back. */
export function tellsReturned(utterance: Utterance, clauses: readonly Clause[]): boolean {
  return withoutReturned(utterance, clauses) !== clauses
}
