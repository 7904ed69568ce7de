/** Totals and results among items: no expenses of their own. */

import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { nameThing } from '../words/content-words.ts'
import type { DraftItem } from './draft-item.ts'

/**
 * The items without those that sum up others; a total after a single part, and a result always, is what was paid for
 * the part in the end.
 */
export function foldTotals(items: readonly DraftItem[]): DraftItem[] {
  const parts: DraftItem[] = []
  const isSum = (total: DraftItem, others: readonly DraftItem[]) =>
    others.length > 1 && others.reduce((sum, { amount }) => sum + amount.rupiah, 0) === total.amount.rupiah
  items.forEach((item, at) => {
    const named = nameThing(item.words)
    const following = items.slice(at + 1)
    const others = parts.length > 0 ? parts : following
    if (item.role === 'price' || others.length === 0 || (named && !isSum(item, others))) {
      parts.push(item)
      return
    }
    const last = parts.at(-1)
    if (last && item.payment) parts[parts.length - 1] = { ...last, payment: last.payment ?? item.payment }
    const replaces = parts.length === 1 || (item.role === 'result' && !isSum(item, parts))
    if (last && replaces && !named)
      parts[parts.length - 1] = {
        ...(parts.at(-1) ?? last),
        amount: onScaleOf(item.amount, last.amount),
        intent: item.intent,
      }
  })
  return parts
}
