/** A request that saved a group and whose answer was lost: it may have been carried out, so nothing else is saved before it is known. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { checkForm, formOf, sameDraft } from '../../../shared/domain/expense-form.ts'
import type { SpokenDraft } from '../../../shared/wire/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { isRefusedForGood } from '../../api/failure-status.ts'
import type { ApiFailure } from '../../api/http.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'
import type { ReceiptGroup, ReceiptItem } from './receipt.ts'
import { heardOf } from './receipt-settling.ts'

/** The group with its unsaved items numbered as the request that saves them names them. */
export function numbered(group: ReceiptGroup): ReceiptGroup {
  let sent = 0
  return { ...group, items: group.items.map(item => (item.saved ? item : { ...item, sent: sent++ })) }
}

/** Whether a request may have been carried out that sends anything else than `inserts`. */
export function isInDoubt(group: ReceiptGroup, inserts: readonly SpokenDraft[] | null): boolean {
  const open = group.idempotencyKey.open()
  // What an older version kept says of no item which one of the request it is.
  if (!open || group.items.every(({ sent }) => sent === undefined)) return false
  return open.request !== JSON.stringify(inserts)
}

export type Settled =
  | { readonly kind: 'saved'; readonly added: readonly Expense[] }
  /** Nothing was saved. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown'; readonly failure: ApiFailure }

/** Sends the same request under the same key: the backend answers what it saved before, or saves it. */
export async function settleRequest(api: Pick<Api, 'addExpenses'>, key: IdempotencyKey): Promise<Settled> {
  const open = key.open()
  if (!open) return { kind: 'refused' }
  const result = await api.addExpenses(JSON.parse(open.request), open.key)
  if (result.kind === 'failed' && !isRefusedForGood(result.failure))
    return { kind: 'unknown', failure: result.failure }
  key.settle()
  return result.kind === 'ok' ? { kind: 'saved', added: result.value } : { kind: 'refused' }
}

/** With what the request saved: what was changed since is still to be changed, and what was removed to be deleted. */
export function withSaved(group: ReceiptGroup, added: readonly Expense[], today: CalendarDate): ReceiptGroup {
  const left = new Set(added.keys())
  const items = group.items.map((item): ReceiptItem => {
    const expense = item.saved || item.sent === undefined ? undefined : added[item.sent]
    if (!expense || item.sent === undefined) return item
    left.delete(item.sent)
    const heard = heardOf(expense)
    const checked = checkForm(item.form, today)
    const isSame = checked.kind === 'valid' && sameDraft(expense, checked.draft)
    return { ...item, heard, saved: true, touched: !isSame, form: isSame ? formOf(heard) : item.form }
  })
  const gone = added.filter((_, at) => left.has(at)).map(heardOf)
  return { ...group, items, removed: [...group.removed, ...gone] }
}
