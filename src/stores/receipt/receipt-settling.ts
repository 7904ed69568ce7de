/** What becomes of a receipt once its changes went to the backend. */
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import { formOf } from '../../../shared/domain/expense-form.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Notice } from '../messages/notices.ts'
import type { ReceiptGroup, ReceiptItem } from './receipt.ts'
import type { ChangeOutcome, GroupOutcome } from './receipt-changes.ts'

/** Of a group that could not be written whole: what was written is saved and unchanged, so that it is not written again. */
export function settledGroup(group: ReceiptGroup, { inserted, changed }: GroupOutcome): ReceiptGroup {
  const added = inserted.kind === 'done' ? [...inserted.added] : null
  const items = group.items.map((item): ReceiptItem => {
    if (!item.saved) return added ? insertedItem(item, added.shift()) : item
    if (changed.kind !== 'done' && changed.kind !== 'failed') return item
    const heard = latest(item.heard, changed.changed)
    return { ...item, heard, touched: changed.kind === 'failed' && item.touched }
  })
  return { ...group, items, removed: changed.kind === 'done' ? [] : group.removed }
}

/** What was changed is of another version now. */
function latest(heard: HeardExpense | null, changed: readonly Expense[]): HeardExpense | null {
  const version = changed.find(({ id }) => id === heard?.id)?.version
  return heard && version !== undefined ? { ...heard, version } : heard
}

/** `expense` is missing where the backend answered with fewer. */
function insertedItem(item: ReceiptItem, expense: Expense | undefined): ReceiptItem {
  if (!expense) return item
  const heard = heardOf(expense)
  return { ...item, heard, saved: true, touched: false, form: formOf(heard) }
}

export function heardOf({ createdAt: _, ...draft }: Expense): HeardExpense {
  return { ...draft, confidence: null, doubtful: [] }
}

/** What a person is told of what could not be written; null where all was. */
export function problemOf(outcomes: readonly ChangeOutcome[]): Notice | null {
  const failed = outcomes.find(outcome => outcome.kind === 'failed')
  if (failed?.kind === 'failed') return failureNotice(failed.failure, 'saveFailed')
  return outcomes.some(({ kind }) => kind === 'needsIds') ? { kind: 'changeNeedsIds' } : null
}

/** Whether figures on show may be old. */
export function isWritten(outcome: ChangeOutcome): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'failed' && outcome.partly)
}

/** What a person is told once all is written; `added` is what was not saved before. */
export function savedNotice(added: readonly ExpenseDraft[]): Notice {
  if (added.length === 0) return { kind: 'changesSaved' }
  return { kind: 'saved', count: added.length, sums: sumsByCurrency(added) }
}
