/** What comes on top of a price in money: 'plus tax 5.96', 'plus five dollars tip'. */

import { matchPhrase } from '../words/phrase-table.ts'
import { ADDED_BEFORE, ADDED_BEHIND, PLUS } from './addition-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { AmountInWords } from './results.ts'

/** Words between 'plus' and the amount: 'New Jersey tax'. */
const MAX_ADDED = 4

/** The cue of an amount that is added to the price before it; null where nothing says so. */
export function readAdded(ledger: PriceLedger, { before, behind }: AmountInWords): RoleCue | null {
  const { clause, built } = ledger
  const isPlus =
    PLUS.has(clause?.markerTokens.at(-1)?.word ?? '') && !built.parts.some(({ kind }) => kind === 'amount')
  const plus = before.findLastIndex(({ word }) => PLUS.has(word))
  if (!isPlus && plus < 0) return null
  const named = before.slice(plus + 1)
  if (named.length > MAX_ADDED) return null
  const tail = matchPhrase(ADDED_BEHIND, behind, 0)
  if (named.length === 0 && tail)
    return { role: 'adds', before: before.length - Math.max(plus, 0), behind: tail.end }
  const isTax = named.some((_, at) => matchPhrase(ADDED_BEFORE, named, at)?.end === named.length)
  return isTax ? { role: 'adds', before: before.length - Math.max(plus, 0), behind: 0 } : null
}
