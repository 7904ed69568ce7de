/** A price paid in two ways told behind it, each part of which is noted: 'it was 385, paid him 200 by check and the other 185 in cash'. */
import type { Clause } from '../clauses/clause.ts'
import { wordsOf } from '../clauses/clause-content.ts'
import { CENT, onScaleOf, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import { amountOf, withAmount } from './paid-parts.ts'

const CHECK: ReadonlySet<string> = new Set(['check', 'cheque', 'cek', 'giro'])
/** Words of paying, and of the part that is left. */
const PAYING = phraseSet(
  phraseList(
    'i|we|paid|pay|put|gave|wrote|sent|did|charged|him|her|them|a check|check|cheque|by check|with a check|for|on|in|by|with|the|other|the other|the rest|rest|remaining|the remaining|half',
  ),
)

/** Whether a clause tells that a part was paid in some way, and names nothing. */
function tellsWay(clause: Clause | undefined): clause is Clause {
  if (!clause || !amountOf(clause, true)) return false
  const words = wordsOf(clause)
  const isWay = clause.payment !== null || words.some(({ word }) => CHECK.has(word))
  return isWay && !nameThing(withoutPhrases(PAYING, words))
}

/** Where parts are told in hundreds: 'twenty two hundred, put fifteen on the card and wrote a check for seven'. */
const HUNDRED = 100

/** The two parts, on the scale of the whole that they come to; null where they do not. */
function partsOf(
  whole: SpokenAmount,
  one: Clause,
  other: Clause,
): readonly [SpokenAmount, SpokenAmount] | null {
  const [first, second] = [amountOf(one, true), amountOf(other, true)]
  if (!first || !second) return null
  const parts = [onScaleOf(first, whole), onScaleOf(second, whole)] as const
  const sum = parts[0].plain + parts[1].plain
  if (Math.abs(sum - whole.plain) < CENT) return parts
  const isInHundreds = Math.abs(sum * HUNDRED - whole.plain) < CENT && whole.scale === 1
  return isInHundreds ? [times(parts[0], HUNDRED), times(parts[1], HUNDRED)] : null
}

/** The clauses with such a price as two, of the same thing. */
export function withTwoWays(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(
    (clause, place) =>
      amountOf(clause) !== null && tellsWay(clauses[place + 1]) && tellsWay(clauses[place + 2]),
  )
  const [priced, one, other] = clauses.slice(Math.max(at, 0), at + 3)
  const whole = at < 0 || !priced || !nameThing(wordsOf(priced)) ? null : amountOf(priced)
  const parts = whole && one && other ? partsOf(whole, one, other) : null
  if (!priced || !one || !other || !whole || !parts || one.payment?.method === other.payment?.method)
    return clauses
  const [first, second] = parts
  const start = amountOf(one, true) ?? first
  return [
    ...clauses.slice(0, at),
    withAmount(priced, { ...first, start: whole.start, end: whole.end }, one),
    {
      ...withAmount(priced, { ...second, start: start.start, end: start.end }, other),
      marker: 'comma' as const,
    },
    ...clauses.slice(at + 3),
  ]
}
