/** Whether a dialog is open that nothing may cover. */
import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { ExpenseDialog } from './expenses/expense-dialog.ts'
import type { createOwnDataStores } from './own-data-stores.ts'
import type { createPersonalStores } from './personal-stores.ts'
import type { createPlanStores } from './plan-stores.ts'
import type { SigningOutState } from './unsent/signing-out.ts'

export interface DialogMembers {
  readonly editing: { readonly dialog: ReadonlySignal<ExpenseDialog> }
  readonly signingOut: { readonly state: ReadonlySignal<SigningOutState> }
  readonly ownData: ReturnType<typeof createOwnDataStores>
  readonly plans: Pick<ReturnType<typeof createPlanStores>, 'budgets'>
  readonly personal: ReturnType<typeof createPersonalStores>
}

export function isAnyDialogOpen({
  editing,
  signingOut,
  ownData,
  plans,
  personal,
}: DialogMembers): ReadonlySignal<boolean> {
  const states = [
    editing.dialog,
    signingOut.state,
    ownData.exporting.state,
    ownData.importing.state,
    ownData.ownCopy.state,
    ownData.accountDeletion.state,
  ]
  return computed(
    () =>
      states.some(({ value }) => value.kind !== 'closed') ||
      plans.budgets.dialog.value !== null ||
      personal.phrases.asking.value ||
      personal.standing.objecting.value ||
      personal.agreement.asked.value !== null,
  )
}
