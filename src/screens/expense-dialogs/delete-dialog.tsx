/** Asks before an expense is deleted. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Expense } from '../../../shared/domain/expense.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { shortenedName } from '../shortened-name.ts'
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
        <DialogActions
          onCancel={onCancel}
          label={t('common.delete')}
          kind="danger"
          disabled={editing.busy.value !== null}
          onConfirm={() => void editing.remove(expense)}
        />
      }
    >
      <p>{t('edit.deleteQuestion', { description: shortenedName(expense.description) })}</p>
      <p>{formatMoney(expense.amount, expense.currency)}</p>
    </Dialog>
  )
}
