/** Whether a receipt can be saved as it reads, and what that writes. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { checkForm, sameDraft } from '../../../shared/domain/expense-form.ts'
import type { SpokenDraft } from '../../../shared/wire/expense.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import { itemsOf, type Receipt, type ReceiptGroup, type ReceiptItem } from './receipt.ts'
import type { ReceiptChanges } from './receipt-changes.ts'

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

function phraseOf(heard: HeardExpense | null): Pick<SpokenDraft, 'phrase'> {
  return heard?.phrase === undefined ? {} : { phrase: heard.phrase }
}

function changesOf({ items, removed }: ReceiptGroup, today: CalendarDate): ReceiptChanges {
  const checked = items.flatMap(({ form, heard, saved }) => {
    const result = checkForm(form, today)
    return result.kind === 'valid' ? [{ heard, saved, draft: result.draft }] : []
  })
  return {
    inserts: checked.flatMap(({ heard, saved, draft }) => (saved ? [] : [{ ...draft, ...phraseOf(heard) }])),
    updates: checked.flatMap(({ heard, saved, draft }) =>
      saved && heard && !sameDraft(heard, draft) ? [{ heard, draft }] : [],
    ),
    removed,
  }
}
