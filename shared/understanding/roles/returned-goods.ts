/**
 * One of several pieces that was taken back, whose price is given back: 'dua dress masing-masing 149 ribu, yang satu
 * aku retur', 'two lamps at 40 each, sent one of them back'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { minus, onScaleOf, times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { isSmall } from './quantities.ts'

/** 'Satu' is often heard as an amount, so that 'yang' alone may stand before it. */
const ONE = phraseSet(
  phraseList('yang satu|yg satu|satunya|one of them|one of those|one pair|one set|one back|the other one'),
)
const TAKEN_BACK = phraseSet(
  phraseList(
    `retur|diretur|dibalikin|balikin|kubalikin|dikembalikan|dikembaliin|kembaliin|kembalikan|kukembalikan|balekno|balikno|refund|direfund|returned|sent|took|brought|sent back|took back`,
  ),
)
/** The money came back. */
const MONEY_BACK = phraseSet(
  phraseList(
    `direfund|udah direfund|refunded|uangnya balik|uangnya udah balik|uangnya sudah balik|uangnya kembali|uangnya udah kembali|duitnya balik|duitnya udah balik|duitnya kembali|uangnya diganti|uangnya sudah diganti|uangnya udah diganti|got the money back|got my money back`,
  ),
)
const EACH = phraseSet(phraseList('masing masing|masingmasing|satunya|sebijinya|each|apiece'))

/** Whether a clause tells that one of the pieces went back. */
function tellsReturn(utterance: Utterance, { parts }: Clause): boolean {
  const [first] = parts
  const start = first?.kind === 'words' ? first.words[0]?.index : first?.amount.start
  const last = parts.at(-1)
  const end = last?.kind === 'words' ? (last.words.at(-1)?.index ?? 0) + 1 : last?.amount.end
  const said = utterance.between(start ?? 0, end ?? 0)
  return containsPhrase(ONE, said) && containsPhrase(TAKEN_BACK, said)
}

function isMoneyBack(clause: Clause): boolean {
  return !hasAmount(clause) && containsPhrase(MONEY_BACK, wordsOf(clause))
}

interface Bought {
  /** Of its clause, and of the part in it. */
  readonly clause: number
  readonly at: number
  readonly amount: SpokenAmount
  readonly count: number
}

/** The last price before clause `end`, with how many pieces it is of; null where that is not said. */
function boughtBefore(utterance: Utterance, clauses: readonly Clause[], end: number): Bought | null {
  for (let clause = end - 1; clause >= 0; clause--) {
    const parts = clauses[clause]?.parts ?? []
    const at = parts.findLastIndex(part => part.kind === 'amount' && !isSmall(part.amount))
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

/** What was given back, where it is said. */
function givenBack({ parts }: Clause): SpokenAmount | null {
  const part = parts.findLast(one => one.kind === 'amount' && !isSmall(one.amount))
  return part?.kind === 'amount' ? part.amount : null
}

/** The price of the pieces that were kept. */
function keptPrice(
  { parts }: Clause,
  { at, amount, count }: Bought,
  back: SpokenAmount | null,
): SpokenAmount {
  const left = back && minus(amount, onScaleOf(back, amount))
  if (left) return left
  const saysEach = [parts[at - 1], parts[at + 1]].some(
    part => part?.kind === 'words' && containsPhrase(EACH, part.words),
  )
  // 'Satu pail 385 ribu'
  const first = parts[at - 2]
  const isOfOne = saysEach || (first?.kind === 'amount' && first.amount.plain === 1)
  return times(amount, isOfOne ? count - 1 : (count - 1) / count)
}

/** The clauses with the price of the pieces that were kept, and without what tells of the one that was not. */
export function withoutReturned(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex((clause, place) => place > 0 && tellsReturn(utterance, clause))
  const bought = at < 0 ? null : boughtBefore(utterance, clauses, at)
  const priced = bought && clauses[bought.clause]
  const told = clauses[at]
  if (!priced || !told) return clauses
  const kept = keptPrice(priced, bought, givenBack(told))
  const parts = priced.parts.map((part, place): Part => {
    if (place === bought.at) return { kind: 'amount', amount: kept }
    return part.kind === 'words' ? { kind: 'words', words: withoutEach(part.words) } : part
  })
  return clauses
    .map((clause, place) => (place === bought.clause ? { ...clause, parts } : clause))
    .filter((clause, place) => place !== at && !(place > at && isMoneyBack(clause)))
}
