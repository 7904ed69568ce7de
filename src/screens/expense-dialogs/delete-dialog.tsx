/** Asks before an expense is deleted. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Expense } from '../../../shared/domain/expense.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'

export interface DeleteDialogProps {
  readonly expense: Expense
  readonly onCancel: () => void
}

export function DeleteDialog({ expense, onCancel }: DeleteDialogProps) {
  useSignals()
  const { editing } = useStores()
  return (
    <Dialog
      title={t('edit.deleteTitle')}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="button" onClick={hideDialogThen(onCancel)}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={editing.busy.value !== null}
            onClick={() => void editing.remove(expense)}
          >
            {t('common.delete')}
          </button>
        </>
      }
    >
      <p>{t('edit.deleteQuestion', { description: expense.description })}</p>
    </Dialog>
  )
}
