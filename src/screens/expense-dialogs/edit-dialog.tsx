/** Correcting or deleting one expense. */
import { useSignals } from '@preact/signals-react/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type Expense, isEnteredByRule } from '../../../shared/domain/expense.ts'
import { formOf, sameForm } from '../../../shared/domain/expense-form.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useExpenseForm } from '../use-expense-form.ts'
import { useStores } from '../use-stores.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './edit-dialog.module.css'
import { FormActions } from './form-actions.tsx'
import { type Repeat, RepeatField } from './repeat-field.tsx'

export function EditDialog({ expense }: { readonly expense: Expense }) {
  useSignals()
  const { editing, today } = useStores()
  const formId = useId()
  const { form, fault, change, check } = useExpenseForm(() => formOf(expense))
  const [repeat, setRepeat] = useState<Repeat>('never')
  const day = parseCalendarDate(form.date)
  const [deleting, setDeleting] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const draft = check()
    if (!draft) return
    if (repeat !== 'never') void editing.updateRepeating(expense, draft, repeat)
    else void editing.update(expense, draft)
  }

  if (deleting) return <DeleteDialog expense={expense} onCancel={() => setDeleting(false)} />
  return (
    <Dialog
      title={t('edit.title')}
      subtitle={t('edit.subtitle')}
      onClose={editing.close}
      unsaved={!sameForm(form, formOf(expense)) || repeat !== 'never'}
      headerAction={
        <>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={hideDialogThen(() => setDeleting(true))}
          >
            <Trash2 size={20} aria-hidden="true" />
            {t('common.delete')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            data-square="true"
            aria-label={t('common.close')}
            onClick={hideDialogThen(editing.close)}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </>
      }
      actions={<FormActions formId={formId} submitLabel={t('edit.submit')} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <ExpenseFields form={form} fault={fault} today={today()} onChange={change}>
          {expense.recurringId !== undefined ? (
            <p className={styles.byRule}>{t(isEnteredByRule(expense) ? 'repeat.byRule' : 'repeat.byHand')}</p>
          ) : (
            day && <RepeatField day={day} value={repeat} onChange={setRepeat} />
          )}
        </ExpenseFields>
      </form>
    </Dialog>
  )
}
