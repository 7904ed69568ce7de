/** The fields of one expense: amount and currency, description, category, date, and how it was paid, which may be left out. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { MIN_DATE } from '../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../shared/domain/category.ts'
import { CURRENCIES, type Currency } from '../../shared/domain/currency.ts'
import { MAX_DESCRIPTION } from '../../shared/domain/expense.ts'
import type { ExpenseForm, FormFault } from '../../shared/domain/expense-form.ts'
import type { ItemField } from '../../shared/domain/extraction.ts'
import { isPaymentMethod, PAYMENT_METHODS } from '../../shared/domain/payment-method.ts'
import { categoryName, paymentName, t } from '../i18n/translate.ts'
import { AmountField } from './amount-field.tsx'
import { Field } from './field.tsx'
import styles from './fields.module.css'

export interface ExpenseFieldsProps {
  readonly form: ExpenseForm
  readonly fault: FormFault | null
  /** Marked, for a person to look at. */
  readonly doubtful?: readonly ItemField[]
  /** Why they are, in words. */
  readonly reasons?: Readonly<Partial<Record<ItemField, string>>>
  /** The last day allowed, `YYYY-MM-DD`. */
  readonly today: string
  readonly onChange: (form: ExpenseForm) => void
  /** In place of the list of categories and the day. */
  readonly categoryField?: ReactNode
  readonly dateField?: ReactNode
  /** Further fields. */
  readonly children?: ReactNode
}

/** As the name of a fault begins. */
type FaultyField = 'amount' | 'description' | 'date'

export function ExpenseFields(props: ExpenseFieldsProps) {
  useSignals()
  const { form, fault, doubtful = [], reasons = {}, today, onChange } = props
  const doubtAt = (field: ItemField) => ({ isDoubtful: doubtful.includes(field), reason: reasons[field] })
  const set = (change: Partial<ExpenseForm>) => onChange({ ...form, ...change })
  const faultAt = (field: FaultyField) => (fault?.startsWith(field) ? t(`add.${fault}`) : null)

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <AmountField
          label={t('fields.amount')}
          value={form.amount}
          currency={form.currency}
          {...doubtAt('amount')}
          fault={faultAt('amount')}
          onChange={amount => set({ amount })}
        />
        <Field label={t('fields.currency')} {...doubtAt('currency')}>
          {links => (
            <select
              {...links}
              value={form.currency}
              onChange={event => set({ currency: event.target.value as Currency })}
            >
              {CURRENCIES.map(currency => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={t('fields.description')} {...doubtAt('description')} fault={faultAt('description')}>
        {links => (
          <input
            {...links}
            value={form.description}
            maxLength={MAX_DESCRIPTION}
            autoComplete="off"
            onChange={event => set({ description: event.target.value })}
          />
        )}
      </Field>
      {props.categoryField ?? (
        <Field label={t('fields.category')} {...doubtAt('category')}>
          {links => (
            <select
              {...links}
              value={form.category}
              onChange={event => set({ category: event.target.value })}
            >
              {CATEGORIES.map(category => (
                <option key={category} value={category}>
                  {categoryName(category)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {props.dateField ?? (
        <Field label={t('fields.date')} {...doubtAt('date')} fault={faultAt('date')}>
          {links => (
            <input
              {...links}
              type="date"
              value={form.date}
              min={MIN_DATE}
              max={today}
              onChange={event => set({ date: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('fields.payment')} {...doubtAt('paymentMethod')}>
        {links => (
          <select
            {...links}
            value={form.paymentMethod ?? ''}
            onChange={({ target: { value } }) =>
              set({ paymentMethod: isPaymentMethod(value) ? value : null })
            }
          >
            <option value="">{t('fields.noPayment')}</option>
            {PAYMENT_METHODS.map(method => (
              <option key={method} value={method}>
                {paymentName(method)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {props.children}
    </div>
  )
}
