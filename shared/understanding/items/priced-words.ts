/** The amounts of an item group, each with its words and its role. */
import type { Part } from '../clauses/clause.ts'
import { pricesEach } from '../roles/counted-pieces.ts'
import { readOne } from '../roles/rate-units.ts'
import { readProduct, saysUnitPrice, tellsEachApart } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { type PriceRole, roleOf } from './price-role.ts'
import { gapsOf, ownersOf, REACH_BEHIND } from './word-ownership.ts'

export interface PricedWords {
  readonly amount: SpokenAmount
  readonly words: readonly Token[]
  readonly role: PriceRole
  /** It is the price of each thing. */
  readonly isUnitPrice: boolean
}

/** Words before an amount that may determine its role. */
const REACH_BEFORE = 4
/** Words behind it that may do so where another amount follows. */
const REACH_BETWEEN = 1

/** Things bought by the piece: 'a dozen roses at 2 dollars a stem'. */
const PIECES: ReadonlySet<string> = new Set(
  'stem sheet stick stalk plate card copy bottle bag box pack slice can cup board panel pair roll bunch ticket pop biji'.split(
    ' ',
  ),
)
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
    const one = readOne(behind, 0)
    const isPiece = one !== null && PIECES.has(one.unit)
    const reach = i === amounts.length - 1 ? REACH_BEHIND : REACH_BETWEEN
    const nearby = [...before.slice(-REACH_BEFORE), ...behind.slice(0, reach)]
    return [
      {
        amount: product?.amount ?? amount,
        words: (owned[i] ?? []).filter(
          word => !product?.taken.includes(word) && !(isPiece && behind.slice(0, one.end).includes(word)),
        ),
        role: roleOf(nearby),
        isUnitPrice:
          isPiece || (saysUnitPrice(nearby) && !tellsEachApart(utterance)) || pricesEach(utterance, before),
      },
    ]
  })
}
