/** Edits a recurring expense: amount, description and schedule. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import {
  checkForm,
  type ExpenseForm,
  type FormFault,
  formOf,
  sameForm,
} from '../../../shared/domain/expense-form.ts'
import { type RecurringRule, sameSchedule } from '../../../shared/domain/recurring.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
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
  const [initial] = useState<ExpenseForm>(() => formOf({ ...rule, date: today() }))
  const [form, setForm] = useState(initial)
  const [schedule, setSchedule] = useState(rule.schedule)
  const [fault, setFault] = useState<FormFault | null>(null)
  const busy = recurring.busy.value

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const checked = checkForm(form, today())
    if (checked.kind === 'invalid') setFault(checked.fault)
    else if (await recurring.edit(rule, checked.draft, schedule)) onClose()
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
          onChange={next => {
            setForm(next)
            setFault(null)
          }}
          dateField={<ScheduleField value={schedule} next={rule.nextDay} onChange={setSchedule} />}
        />
      </form>
    </Dialog>
  )
}
