/** Edits a recurring expense: amount, description and schedule. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { formOf, sameForm } from '../../../shared/domain/expense-form.ts'
import { type RecurringRule, sameSchedule } from '../../../shared/domain/recurring.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import { useExpenseForm } from '../use-expense-form.ts'
import { useStores } from '../use-stores.ts'
import { ScheduleField } from './schedule-field.tsx'

export interface RuleDialogProps {
  readonly rule: RecurringRule
  readonly onClose: () => void
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  useSignals()
  const { recurring, today } = useStores()
  const formId = useId()
  // A rule has no day, so it is validated as if entered today.
  const { initial, form, fault, change, check } = useExpenseForm(() => formOf({ ...rule, date: today() }))
  const [schedule, setSchedule] = useState(rule.schedule)
  const busy = recurring.busy.value

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const draft = check()
    if (draft && (await recurring.edit(rule, draft, schedule))) onClose()
  }

  return (
    <Dialog
      title={t('repeat.editTitle')}
      subtitle={t('repeat.editText')}
      onClose={onClose}
      unsaved={!sameForm(form, initial) || !sameSchedule(schedule, rule.schedule)}
      actions={
        <DialogActions
          onCancel={onClose}
          label={t(busy ? 'common.saving' : 'edit.submit')}
          disabled={busy}
          formId={formId}
        />
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <ExpenseFields
          form={form}
          fault={fault}
          today={today()}
          onChange={change}
          dateField={<ScheduleField value={schedule} next={rule.nextDay} onChange={setSchedule} />}
        />
      </form>
    </Dialog>
  )
}
