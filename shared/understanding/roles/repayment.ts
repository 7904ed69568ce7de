/** Contributions of others to a price: 'the three of them PayNow me back sixty each'. */

import { DENIALS } from '../intent/negation-words.ts'
import { readNumber } from '../numbers/number.ts'
import { times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { findPhrase } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'
import { REPAID } from './reduction-words.ts'

/** Words for a contribution per person: 'sixty each'. */
const EACH = new Set(['each', 'masing', 'seorang', 'perorang', 'apiece'])

/** 'The three of them PayNow me back', in the clause before the amount, including its payment method. */
export function readRepaid(ledger: PriceLedger, { before }: AmountInWords): RoleCue | null {
  const { built, clause } = ledger
  const price = ledger.lastPrice()
  if (!price || price.parts === built.parts || !clause) return null
  const said = [...before, ...clause.said]
  const repaid = findPhrase(REPAID, said)
  if (repaid < 0 || DENIALS.has(said[repaid - 1]?.word ?? '')) return null
  return { role: 'repaid', before: before.length, behind: 0 }
}

/** The sum of all contributions: 'the other three already Venmo'd me their fifteen'. */
export function givenByAll(utterance: Utterance, { amount, before, behind }: AmountInWords): SpokenAmount {
  if (!EACH.has(behind[0]?.word ?? '') && before.at(-1)?.word !== 'their') return amount
  const counts = before.flatMap(({ index }) => readNumber(utterance, index) ?? [])
  return times(amount, counts[0]?.plain ?? 1)
}
