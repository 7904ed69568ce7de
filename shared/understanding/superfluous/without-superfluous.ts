/**
 * Items that are none of their own, found by a logistic regression on how they stand beside the others: the price before a
 * discount, a bill of which the share was told, a first guess put right. A second opinion beside the rules of `roles/` and
 * `items/`, which know the shapes that they were taught, where this knows what such items have in common.
 */
import type { Currency } from '../../domain/currency.ts'
import type { DraftItem } from '../items/draft-item.ts'
import { currencies } from '../items/shared-details.ts'
import { sparseOdds } from '../regression/sparse-weights.ts'
import { resolveAmount } from '../spans/resolve-amount.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FEATURE_WEIGHTS } from './feature-weights.ts'
import { itemFeatures } from './item-features.ts'
import type { PricedItem } from './priced-item.ts'
import { takenOver, withDetails } from './taken-over.ts'

/** Log odds from which an item is left out. Fitted with the weights (`npm run train-superfluous`). */
const SUPERFLUOUS = 0.9

/** The items as the odds look at them; null where an amount cannot be resolved. */
export function pricedItems(
  utterance: Utterance,
  drafts: readonly DraftItem[],
  fallback: Currency,
): PricedItem[] | null {
  const meant = currencies(utterance, drafts, fallback)
  const items = drafts.flatMap(({ amount, words, corrected }, at): PricedItem[] => {
    const { currency } = meant[at] ?? { currency: fallback }
    const resolved = resolveAmount(amount, currency)
    if (!resolved) return []
    const { start, end } = amount
    return [
      { start, end, amount: resolved.amount, currency, words: words.map(({ index }) => index), corrected },
    ]
  })
  return items.length === drafts.length ? items : null
}

/** Log odds of each item that it is superfluous; -Infinity for a single one. */
export function superfluousOdds(
  utterance: Utterance,
  drafts: readonly DraftItem[],
  fallback: Currency,
): number[] {
  const items = drafts.length > 1 ? pricedItems(utterance, drafts, fallback) : null
  if (!items) return drafts.map(() => Number.NEGATIVE_INFINITY)
  return items.map((_, at) => sparseOdds(FEATURE_WEIGHTS, itemFeatures(utterance, items, at)))
}

/** Log odds from which an item that stays is doubted. */
const DOUBTFUL = -2

export interface StandingItems {
  readonly items: readonly DraftItem[]
  /** Of each item, whether it may be one too many all the same. */
  readonly spare: readonly boolean[]
}

/** What is left without the item at `at`: the one behind it takes over, or at the end the one before. */
function without(items: readonly DraftItem[], at: number): readonly DraftItem[] {
  const left = items[at] as DraftItem
  const isLast = at === items.length - 1
  return items.flatMap((item, index) => {
    if (index === at) return []
    if (index === at + 1) return takenOver(left, item)
    return isLast && index === at - 1 ? withDetails(item, left) : item
  })
}

/** The items that are none too many: the most superfluous one is left out, and so on with what stays. */
export function withoutSuperfluous(
  utterance: Utterance,
  drafts: readonly DraftItem[],
  fallback: Currency,
): StandingItems {
  const odds = superfluousOdds(utterance, drafts, fallback)
  const most = Math.max(...odds)
  if (most < SUPERFLUOUS || drafts.length < 2)
    return { items: drafts, spare: odds.map(each => each > DOUBTFUL) }
  return withoutSuperfluous(utterance, without(drafts, odds.indexOf(most)), fallback)
}
