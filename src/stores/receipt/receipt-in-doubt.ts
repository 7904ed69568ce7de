/** The groups of the receipt that may have been saved unseen: they are settled before anything else is saved. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiFailure } from '../../api/http.ts'
import type { Toasts } from '../messages/toasts.ts'
import { isInDoubt, settleRequest, withSaved } from './open-request.ts'
import { isUnsaved, type ReceiptGroup, savedOf } from './receipt.ts'
import { savedNotice } from './receipt-settling.ts'
import type { ShownReceipt } from './shown-receipt.ts'

export interface ReceiptInDoubtDeps {
  readonly api: Pick<Api, 'addExpenses'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly today: () => CalendarDate
  /** Expenses were saved. */
  readonly onChanged: () => void
  readonly noteSaved: (expenses: readonly Expense[]) => void
}

export function createReceiptInDoubt(
  { review, patch, patchGroups, join }: Pick<ShownReceipt, 'review' | 'patch' | 'patchGroups' | 'join'>,
  { api, toasts, today, onChanged, noteSaved }: ReceiptInDoubtDeps,
) {
  /** Sends again what may have been carried out unseen. Resolves to the failure that leaves it unknown, or null. */
  async function settle(groups: readonly ReceiptGroup[]): Promise<ApiFailure | null> {
    patch({ saving: true })
    const settled = await Promise.all(
      groups.map(async ({ key, idempotencyKey }) => ({ key, ...(await settleRequest(api, idempotencyKey)) })),
    )
    patch({ saving: false })
    const saved = settled.filter(one => one.kind === 'saved')
    patchGroups(group => {
      const mine = saved.find(({ key }) => key === group.key)
      return mine ? withSaved(group, mine.added, today()) : group
    })
    noteSaved(saved.flatMap(({ added }) => added))
    if (saved.length > 0) onChanged()
    return settled.find(one => one.kind === 'unknown')?.failure ?? null
  }

  /** Joins what was kept over a reload; what was being saved is saved before anything else can be. */
  async function bringBack(groups: readonly ReceiptGroup[]): Promise<void> {
    join(groups)
    const inDoubt = groups.filter(group => isInDoubt(group, null)).map(({ key }) => key)
    if (inDoubt.length === 0) return
    await settle(groups.filter(({ key }) => inDoubt.includes(key)))
    const now = review.peek()?.groups ?? []
    const done = now.filter(group => inDoubt.includes(group.key) && !isUnsaved(group))
    if (done.length === 0) return
    patchGroups(group => (done.includes(group) ? null : group))
    toasts.show('success', savedNotice(savedOf({ groups: done })))
  }

  return { settle, bringBack }
}
