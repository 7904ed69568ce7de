/** The amounts of an item group, each with its words and the part it plays. */
import type { Part } from '../clauses/clause.ts'
import { readProduct, saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { type PriceRole, roleOf } from './price-role.ts'
import { gapsOf, ownersOf, REACH_BEHIND } from './word-ownership.ts'

export interface PricedWords {
  readonly amount: SpokenAmount
  readonly words: readonly Token[]
  readonly role: PriceRole
  /** The things it prices cost this much each. */
  readonly isUnitPrice: boolean
}

/** So many words before an amount may tell its role. */
const REACH_BEFORE = 4
/** And so many behind it where another amount follows, to which the others belong. */
const REACH_BETWEEN = 1

/** In the order said; an amount that another replaces is left out. */
export function priceWords(utterance: Utterance, parts: readonly Part[]): PricedWords[] {
  const found = gapsOf(parts)
  const { amounts, gaps } = found
  const { owned, dropped } = ownersOf(found)
  return amounts.flatMap((amount, i) => {
    if (dropped.has(i)) return []
    const before = gaps[i] ?? []
    const behind = gaps[i + 1] ?? []
    const product = readProduct(utterance, amount, before, behind)
    const reach = i === amounts.length - 1 ? REACH_BEHIND : REACH_BETWEEN
    const nearby = [...before.slice(-REACH_BEFORE), ...behind.slice(0, reach)]
    return [
      {
        amount: product?.amount ?? amount,
        words: (owned[i] ?? []).filter(word => !product?.taken.includes(word)),
        role: roleOf(nearby),
        isUnitPrice: saysUnitPrice(nearby),
      },
    ]
  })
}
