/** Asks before many expenses are deleted, and stays until they are. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Expense } from '../../../shared/domain/expense.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { useStores } from '../use-stores.ts'

export function BulkDeleteDialog({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const { bulkDelete } = useStores()
  const busy = bulkDelete.busy.value
  return (
    <Dialog
      title={t('expenses.deleteTitle')}
      onClose={bulkDelete.cancel}
      actions={
        <DialogActions
          onCancel={bulkDelete.cancel}
          cancelDisabled={busy}
          label={t(busy ? 'expenses.deleting' : 'common.delete')}
          kind="danger"
          disabled={busy}
          onConfirm={() => void bulkDelete.confirm()}
        />
      }
    >
      <p>{t('expenses.deleteQuestion', { count: expenses.length })}</p>
    </Dialog>
  )
}
