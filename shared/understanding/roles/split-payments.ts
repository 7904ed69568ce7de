/**
 * A price paid in two ways, each part of which is noted: 'ban 560 ribu, yang 300 transfer, sisanya tunai', 'daftar ulang
 * 500 ribu, yang 300 transfer, yang 200 tunai'.
 */
import type { Clause } from '../clauses/clause.ts'
import { wordsOf } from '../clauses/clause-content.ts'
import { minus, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { amountOf, withAmount } from './paid-parts.ts'

const OF_WHICH: ReadonlySet<string> = new Set(['yang', 'yg'])
const REST = phraseSet(phraseList('sisanya|sisane|the rest|and the rest|the other'))

/** Whether a clause tells how a part was paid. */
function tellsPart(clause: Clause | undefined, sentence: number): clause is Clause {
  if (!clause?.payment || clause.sentence !== sentence) return false
  return OF_WHICH.has(wordsOf(clause)[0]?.word ?? '')
}

/** Whether a clause tells how the rest was paid, and not how much it was. */
function tellsRest(clause: Clause | undefined, sentence: number): clause is Clause {
  if (!clause?.payment || clause.sentence !== sentence || amountOf(clause)) return false
  const words = wordsOf(clause)
  const isMarked = clause.markerTokens.some((_, at) => matchPhrase(REST, clause.markerTokens, at) !== null)
  return (isMarked || matchPhrase(REST, words, 0) !== null) && !nameThing(words.slice(1))
}

/** What the second part came to; null where the clauses tell of none, or of a part of another price. */
function secondOf(whole: SpokenAmount, first: SpokenAmount, clause: Clause | undefined, sentence: number) {
  const left = minus(whole, onScaleOf(first, whole))
  if (!left || tellsRest(clause, sentence)) return left
  const told = tellsPart(clause, sentence) ? amountOf(clause) : null
  if (!told) return null
  return onScaleOf(told, whole).rupiah === left.rupiah ? left : null
}

/** The clauses with such a price as two, of the same thing. */
export function withSplitPayments(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex((clause, place) => {
    const next = clauses[place + 1]
    return amountOf(clause) !== null && nameThing(wordsOf(clause)) && tellsPart(next, clause.sentence)
  })
  const [priced, one, other] = clauses.slice(Math.max(at, 0), at + 3)
  const whole = at < 0 || !priced ? null : amountOf(priced)
  const first = one && amountOf(one)
  if (!priced || !one || !other || !whole || !first || one.payment?.method === other.payment?.method)
    return clauses
  const second = secondOf(whole, first, other, priced.sentence)
  if (!second) return clauses
  const again = {
    ...withAmount(priced, { ...second, start: first.start, end: first.end }, other),
    marker: 'comma' as const,
  }
  return [
    ...clauses.slice(0, at),
    withAmount(priced, onScaleOf({ ...first, start: whole.start, end: whole.end }, whole), one),
    again,
    ...clauses.slice(at + 3),
  ]
}
