/** What opens over every signed-in screen, and on the foot of it. */
import { useSignals } from '@preact/signals-react/runtime'
import { AddDialog } from '../expense-dialogs/add-dialog.tsx'
import { EditDialog } from '../expense-dialogs/edit-dialog.tsx'
import { ReceiptSheet } from '../review/receipt-sheet.tsx'
import { useStores } from '../use-stores.ts'
import { Processing } from '../voice/processing.tsx'

export function Dialogs() {
  useSignals()
  const { editing, inHand } = useStores()
  const dialog = editing.dialog.value
  const awaited = inHand.awaited.value
  return (
    <>
      {dialog.kind === 'add' && <AddDialog known={dialog.known} />}
      {dialog.kind === 'edit' && <EditDialog key={dialog.expense.id} expense={dialog.expense} />}
      {awaited && <Processing key={awaited.id} recording={awaited} onKeepGoing={inHand.putAside} />}
    </>
  )
}

/** Leaves the page in use. */
export function Receipt() {
  useSignals()
  const { review } = useStores()
  return review.review.value && <ReceiptSheet receipt={review.review.value} />
}
