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
const SUPERFLUOUS = 0.8

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

/** The items that are none too many, by the odds; all where none would stay. */
export function withoutSuperfluous(
  utterance: Utterance,
  drafts: readonly DraftItem[],
  fallback: Currency,
): readonly DraftItem[] {
  const odds = superfluousOdds(utterance, drafts, fallback)
  const stays = drafts.map((_, at) => (odds[at] ?? 0) < SUPERFLUOUS)
  if (!stays.includes(false) || !stays.includes(true)) return drafts
  const items: DraftItem[] = []
  let left: DraftItem | null = null
  drafts.forEach((item, at) => {
    if (!stays[at]) left = left ? takenOver(left, item) : item
    else {
      items.push(left ? takenOver(left, item) : item)
      left = null
    }
  })
  const last = items.at(-1)
  return left && last ? [...items.slice(0, -1), withDetails(last, left)] : items
}
