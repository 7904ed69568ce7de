/** Whether a receipt can be saved as it reads, and what that writes. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { checkForm, sameDraft } from '../../../shared/domain/expense-form.ts'
import { itemsOf, type Receipt, type ReceiptGroup, type ReceiptItem } from './receipt.ts'
import type { ReceiptChanges } from './receipt-changes.ts'
import { taughtBy } from './taught-by.ts'

export type CheckedReceipt =
  | {
      readonly kind: 'valid'
      readonly groups: readonly { readonly group: ReceiptGroup; readonly changes: ReceiptChanges }[]
    }
  /** With each fault on its item; the fields of the first one are shown. */
  | { readonly kind: 'invalid'; readonly receipt: Receipt }

/** `today` is the last day allowed. */
export function checkReceipt(receipt: Receipt, today: CalendarDate): CheckedReceipt {
  const groups = receipt.groups.map(group => ({
    ...group,
    items: group.items.map(item => ({ ...item, fault: faultOf(item, today) })),
  }))
  const faulty = itemsOf({ groups }).find(({ fault }) => fault !== null)
  if (faulty) return { kind: 'invalid', receipt: { ...receipt, groups, opened: openedFor(faulty, receipt) } }
  return { kind: 'valid', groups: receipt.groups.map(group => ({ group, changes: changesOf(group, today) })) }
}

function faultOf({ form }: ReceiptItem, today: CalendarDate) {
  const checked = checkForm(form, today)
  return checked.kind === 'invalid' ? checked.fault : null
}

/** A missing price is asked for in its row: its other fields stay folded. */
function openedFor({ key, heard, fault }: ReceiptItem, { opened }: Receipt): number | null {
  return heard === null && fault?.startsWith('amount') ? opened : key
}

function changesOf({ items, removed }: ReceiptGroup, today: CalendarDate): ReceiptChanges {
  const checked = items.flatMap(item => {
    const { form, heard, saved } = item
    const result = checkForm(form, today)
    return result.kind === 'valid' ? [{ item, heard, saved, draft: result.draft }] : []
  })
  return {
    inserts: checked.flatMap(({ item, saved, draft }) =>
      saved ? [] : [{ ...draft, ...taughtBy(item, draft) }],
    ),
    updates: checked.flatMap(({ heard, saved, draft }) =>
      saved && heard && !sameDraft(heard, draft) ? [{ heard, draft }] : [],
    ),
    removed,
  }
}
