/** Adding an expense by hand. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { addDays, parseCalendarDate, withOffset } from '../../../shared/domain/calendar-date.ts'
import { ADDABLE_CATEGORIES, type Category } from '../../../shared/domain/category.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import { prefilledForm, sameForm } from '../../../shared/domain/expense-form.ts'
import { CATCH_UP_DAYS } from '../../../shared/domain/recurring.ts'
import { t } from '../../i18n/translate.ts'
import { CategoryGrid } from '../../widgets/category-grid.tsx'
import { Dialog } from '../../widgets/dialog.tsx'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import { Field } from '../../widgets/field.tsx'
import { useExpenseForm } from '../use-expense-form.ts'
import { useSetClock } from '../use-set-clock.ts'
import { useStores } from '../use-stores.ts'
import { FormActions } from './form-actions.tsx'
import { type Repeat, RepeatField } from './repeat-field.tsx'

const OTHER: Category = 'Other'

export interface AddDialogProps {
  /** Typed before the form was opened; not lost on closing. */
  readonly known?: Partial<ExpenseDraft>
}

export function AddDialog({ known = {} }: AddDialogProps) {
  useSignals()
  const { editing, preferences, today } = useStores()
  const formId = useId()
  const { initial, form, fault, change, check } = useExpenseForm(() =>
    prefilledForm(addable(known), preferences.currency.value, minutesOf(new Date())),
  )
  const [repeat, setRepeat] = useState<Repeat>('never')
  useSetClock(days => {
    if (form.date === initial.date) change({ ...form, date: movedDate(form.date, days) })
  })
  const day = parseCalendarDate(form.date)
  /** As far back as a rule may begin. */
  const mayRepeat = day !== null && day >= addDays(today(), -CATCH_UP_DAYS)
  const empty = form.amount === '' || form.description.trim() === ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    const draft = check()
    if (!draft) return
    if (mayRepeat && repeat !== 'never') void editing.addRepeating(draft, repeat)
    else void editing.add(draft, withOffset(new Date(form.date)))
  }

  return (
    <Dialog
      title={t('add.title')}
      onClose={editing.close}
      unsaved={!sameForm(form, initial) || repeat !== 'never'}
      actions={<FormActions formId={formId} submitLabel={t('add.submit')} disabled={empty} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <ExpenseFields
          form={form}
          fault={fault}
          today={today()}
          onChange={change}
          categoryField={
            <CategoryGrid
              label={t('fields.category')}
              categories={ADDABLE_CATEGORIES}
              value={form.category}
              onChange={category => change({ ...form, category })}
            />
          }
          dateField={
            <Field label={t('fields.dateTime')} fault={fault === 'dateInvalid' ? t('add.dateInvalid') : null}>
              {links => (
                <input
                  {...links}
                  type="datetime-local"
                  value={form.date}
                  min="2020-01-01T00:00"
                  max={`${today()}T23:59`}
                  onChange={event => change({ ...form, date: event.target.value })}
                />
              )}
            </Field>
          }
        >
          {mayRepeat && <RepeatField day={day} value={repeat} onChange={setRepeat} />}
        </ExpenseFields>
      </form>
    </Dialog>
  )
}

/** In a category that the form offers. */
function addable({ category, ...known }: Partial<ExpenseDraft>): Partial<ExpenseDraft> {
  if (category === undefined) return known
  return { ...known, category: ADDABLE_CATEGORIES.find(one => one === category) ?? OTHER }
}

/** The time of day stays as it was. */
function movedDate(date: string, days: number): string {
  const day = parseCalendarDate(date)
  return day === null ? date : addDays(day, days) + date.slice(day.length)
}

/** What a date-and-time field shows for a moment: the device's own clock, to the minute. */
function minutesOf(moment: Date): string {
  return withOffset(moment).slice(0, 16)
}
