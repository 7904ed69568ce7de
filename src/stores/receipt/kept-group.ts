/** A group of the receipt as it is kept, and as it is again once it is brought back. */
import type { KeptGroup } from '../../../shared/wire/kept-receipt.ts'
import type { ReceiptGroup } from './receipt.ts'
import type { ReviewStore } from './review.ts'

/** Plain JSON, as `KeptGroup` reads it. */
export function keptGroup({ key: _, idempotencyKey, items, ...group }: ReceiptGroup) {
  return {
    ...group,
    request: idempotencyKey.open(),
    items: items.map(({ key: _, fault: __, ...item }) => item),
  }
}

/** What was under way as it was kept is done again under the same key. */
export function restoredGroup(
  { request, items, ...group }: KeptGroup,
  { nextKey, newIdempotencyKey }: Pick<ReviewStore, 'nextKey' | 'newIdempotencyKey'>,
): ReceiptGroup {
  return {
    ...group,
    idempotencyKey: newIdempotencyKey(request),
    items: items.map(item => ({ ...item, key: nextKey(), fault: null })),
    key: nextKey(),
  }
}
