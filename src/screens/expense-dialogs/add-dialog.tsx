/** Adding an expense by hand. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { withOffset } from '../../../shared/domain/calendar-date.ts'
import { ADDABLE_CATEGORIES, CATEGORIES } from '../../../shared/domain/category.ts'
import {
  checkForm,
  type ExpenseForm,
  emptyForm,
  type FormFault,
  sameForm,
} from '../../../shared/domain/expense-form.ts'
import type { UnpricedExpense } from '../../../shared/domain/extraction.ts'
import { t } from '../../i18n/translate.ts'
import { CategoryGrid } from '../../widgets/category-grid.tsx'
import { Dialog } from '../../widgets/dialog.tsx'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import fields from '../../widgets/fields.module.css'
import { useStores } from '../use-stores.ts'
import { FormActions } from './form-actions.tsx'

export interface AddDialogProps {
  /** Typed before the form was opened; closing it would lose that. */
  readonly description?: string
  /** What was said of it without a price, and the question for that. */
  readonly unpriced: { readonly said: UnpricedExpense; readonly question: string } | null
}

export function AddDialog({ description = '', unpriced }: AddDialogProps) {
  useSignals()
  const { editing, preferences, today } = useStores()
  const formId = useId()
  const [initial] = useState<ExpenseForm>(() => ({
    ...emptyForm(preferences.currency.value, minutesOf(new Date())),
    ...(unpriced && prefilled(unpriced.said, minutesOf(new Date()))),
  }))
  const [form, setForm] = useState(() => (description ? { ...initial, description } : initial))
  const [fault, setFault] = useState<FormFault | null>(null)
  const empty = form.amount === '' || form.description.trim() === ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    const checked = checkForm(form, today())
    if (checked.kind === 'invalid') setFault(checked.fault)
    else void editing.add(checked.draft, withOffset(new Date(form.date)))
  }

  return (
    <Dialog
      title={t('add.title')}
      onClose={editing.close}
      unsaved={!sameForm(form, initial)}
      actions={<FormActions formId={formId} submitLabel={t('add.submit')} disabled={empty} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        {unpriced && <p className={fields.question}>{unpriced.question}</p>}
        <ExpenseFields
          form={form}
          fault={fault}
          today={today()}
          onChange={next => {
            setForm(next)
            setFault(null)
          }}
          categoryField={
            <CategoryGrid
              label={t('fields.category')}
              categories={unpriced?.said.category === 'Subscription' ? CATEGORIES : ADDABLE_CATEGORIES}
              value={form.category}
              onChange={category => setForm({ ...form, category })}
            />
          }
          dateField={
            <label className={fields.field}>
              <span className={fields.label}>{t('fields.dateTime')}</span>
              <input
                type="datetime-local"
                value={form.date}
                min="2020-01-01T00:00"
                max={`${today()}T23:59`}
                aria-invalid={fault === 'dateInvalid'}
                onChange={event => setForm({ ...form, date: event.target.value })}
              />
            </label>
          }
        />
      </form>
    </Dialog>
  )
}

/** The day said, at the time of `now`. */
function prefilled({ description, category, date }: UnpricedExpense, now: string): Partial<ExpenseForm> {
  return { description, category, date: date + now.slice(date.length) }
}

/** What a date-and-time field shows for a moment: the device's own clock, to the minute. */
function minutesOf(moment: Date): string {
  return withOffset(moment).slice(0, 16)
}
