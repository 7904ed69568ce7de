/** What comes on top of a price in money: 'plus tax 5.96', 'plus five dollars tip'. */

import type { Token } from '../utterance/token.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { ADDED_BEFORE, ADDED_BEHIND, FEES_BEHIND, PLUS, SEPARATELY, TIPPING } from './addition-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { AmountInWords } from './results.ts'

/** Words between 'plus' and the amount: 'New Jersey tax'. */
const MAX_ADDED = 4

/** Words between a verb of tipping and the amount: 'tipped the lady there'. */
const MAX_TIPPED = 3

/** 'I left a ten dollar tip', 'tipped her ten'; null where no tip is left. */
function readTip(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const verb = before.findLastIndex(({ word }) => TIPPING.has(word))
  if (verb < 0 || before.length - verb > MAX_TIPPED + 1) return null
  const named = matchPhrase(ADDED_BEHIND, behind, 0)
  if (before[verb]?.word !== 'tipped' && !named) return null
  const start = before.slice(0, verb).findLastIndex(({ word }) => word !== 'i' && word !== 'we') + 1
  return { role: 'adds', before: before.length - start, behind: named?.end ?? 0 }
}

/** The cue of an amount that is added to the price before it; null where nothing says so. */
export function readAdded(ledger: PriceLedger, { before, behind }: AmountInWords): RoleCue | null {
  const { clause, built } = ledger
  const tip = readTip(before, behind)
  if (tip) return tip
  if (before.length > 0 && matchPhrase(SEPARATELY, before, 0)?.end === before.length)
    return { role: 'adds', before: before.length, behind: 0 }
  const isPlus =
    PLUS.has(clause?.markerTokens.at(-1)?.word ?? '') && !built.parts.some(({ kind }) => kind === 'amount')
  const plus = before.findLastIndex(({ word }) => PLUS.has(word))
  if (!isPlus && plus < 0) return null
  const named = before.slice(plus + 1)
  if (named.length > MAX_ADDED) return null
  const tail = matchPhrase(ADDED_BEHIND, behind, 0) ?? matchPhrase(FEES_BEHIND, behind, 0)
  if (named.length === 0 && tail)
    return { role: 'adds', before: before.length - Math.max(plus, 0), behind: tail.end }
  const isTax = named.some((_, at) => matchPhrase(ADDED_BEFORE, named, at)?.end === named.length)
  return isTax ? { role: 'adds', before: before.length - Math.max(plus, 0), behind: 0 } : null
}
