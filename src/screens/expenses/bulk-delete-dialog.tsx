/** Asks before many expenses are deleted, and stays until they are. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Expense } from '../../../shared/domain/expense.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
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
        <>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={hideDialogThen(bulkDelete.cancel)}
          >
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={busy}
            onClick={() => void bulkDelete.confirm()}
          >
            {busy ? t('expenses.deleting') : t('common.delete')}
          </button>
        </>
      }
    >
      <p>{t('expenses.deleteQuestion', { count: expenses.length })}</p>
    </Dialog>
  )
}
