/** What the odds that an item is superfluous are told by. */
import { resolveAmount } from '../spans/resolve-amount.ts'
import type { Span } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { amountFeatures } from './amount-features.ts'
import { nameFeatures } from './name-features.ts'
import type { PricedItem } from './priced-item.ts'
import { wordFeatures } from './word-features.ts'

/** Most that are told apart of what is counted. */
const COUNTED = 3
/** Most items told apart by their number, and by their place in it. */
const MANY = 5

/** Kinds of spans beside an item that are told one by one. */
const NAMED_KINDS = ['correction', 'day', 'payment'] as const satisfies readonly Span['kind'][]

const isMark = ({ kind }: Span) => kind === 'break' || kind === 'correction' || kind === 'cancel'

/** Whether its amount was worked out from those said. */
function isDerived({ spans }: Utterance, { start, amount, currency }: PricedItem): boolean {
  const said = spans.find(span => span.kind === 'amount' && span.start === start)
  return said?.kind !== 'amount' || resolveAmount(said.amount, currency)?.amount !== amount
}

/** Where the item stands, what parts it from its neighbours, and how many amounts are no item. */
function placeFeatures({ spans }: Utterance, items: readonly PricedItem[], at: number): string[] {
  const item = items[at] as PricedItem
  const [before, behind] = [items[at - 1], items[at + 1]]
  const from = before && before.end <= item.start ? before.end : 0
  const to = behind && behind.start >= item.end ? behind.start : Number.POSITIVE_INFINITY
  const near = spans.filter(({ start }) => start >= from && start < to)
  const [ahead, after] = [
    near.filter(({ start }) => start < item.start),
    near.filter(({ start }) => start >= item.end),
  ]
  const starts = new Set(items.map(({ start }) => start))
  const left = spans.filter(({ kind, start }) => kind === 'amount' && !starts.has(start))
  return [
    `items ${Math.min(items.length, MANY)}`,
    `place ${Math.min(at, COUNTED)} ${Math.min(items.length - 1 - at, COUNTED)}`,
    `left ${Math.min(left.length, COUNTED)}`,
    `marks ${Math.min(ahead.filter(isMark).length, COUNTED)} ${Math.min(after.filter(isMark).length, COUNTED)}`,
    ...NAMED_KINDS.flatMap(named => [
      ...(ahead.some(({ kind }) => kind === named) ? [`${named} before`] : []),
      ...(after.some(({ kind }) => kind === named) ? [`${named} behind`] : []),
    ]),
    ...(item.corrected ? ['corrected'] : []),
  ]
}

/** Of the item at `at`, among all of the reading. */
export function itemFeatures(
  utterance: Utterance,
  items: readonly PricedItem[],
  at: number,
): ReadonlySet<string> {
  const item = items[at] as PricedItem
  return new Set([
    item.currency,
    ...(isDerived(utterance, item) ? ['derived'] : []),
    ...placeFeatures(utterance, items, at),
    ...amountFeatures(items, at),
    ...wordFeatures(utterance, items, at),
    ...nameFeatures(utterance, items, at),
  ])
}
