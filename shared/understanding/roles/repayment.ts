/** Contributions of others to a price: 'the three of them PayNow me back sixty each'. */

import { DENIALS } from '../intent/negation-words.ts'
import { readNumber } from '../numbers/number.ts'
import { onScaleOf, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { findPhrase } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import { isTheirPart } from './others-parts.ts'
import type { PriceLedger } from './price-ledger.ts'
import { REPAID } from './reduction-words.ts'

/** Words for a contribution per person: 'sixty each'. */
const EACH = new Set(['each', 'masing', 'seorang', 'perorang', 'apiece', 'everybody', 'everyone'])

/** 'Hers came to 41 and mine 63': the price is without the part of others. */
function saysMine(utterance: Utterance): boolean {
  return utterance.tokens.some(({ word }) => word === 'mine')
}

/** 'The three of them PayNow me back', in the clause before the amount, including its payment method. */
export function readRepaid(
  utterance: Utterance,
  ledger: PriceLedger,
  { before, behind }: AmountInWords,
): RoleCue | null {
  const { built, clause } = ledger
  const price = ledger.lastPrice()
  if (!price || !clause) return null
  if (isTheirPart(before, behind) && !saysMine(utterance))
    return { role: 'repaid', before: before.length, behind: behind.length }
  if (price.parts === built.parts) return null
  const said = [...before, ...clause.said]
  const repaid = findPhrase(REPAID, said)
  if (repaid < 0 || DENIALS.has(said[repaid - 1]?.word ?? '')) return null
  return { role: 'repaid', before: before.length, behind: 0 }
}

/** How many others gave `amount` each, where all parts of the price are the same: 'the girls each handed me their twelve'. */
function othersOf(price: SpokenAmount | null, amount: SpokenAmount): number {
  const parts = price ? price.plain / onScaleOf(amount, price).plain : 0
  return Number.isInteger(parts) && parts > 1 ? parts - 1 : FEWEST
}
/** 'Reggie and Paul each gave me five' */
const FEWEST = 2

/** The sum of all contributions to a price: 'the other three already Venmo'd me their fifteen'. */
export function givenByAll(
  utterance: Utterance,
  price: SpokenAmount | null,
  { amount, before, behind }: AmountInWords,
): SpokenAmount {
  const isEach = EACH.has(behind[0]?.word ?? '') || before.some(({ word }) => EACH.has(word))
  if (!isEach && before.at(-1)?.word !== 'their') return amount
  const counts = before.flatMap(({ index }) => readNumber(utterance, index) ?? [])
  return times(amount, counts[0]?.plain ?? (isEach ? othersOf(price, amount) : 1))
}
