/** Asks for the price that was not said, below the row. */
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { t } from '../../i18n/translate.ts'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'
import { AmountField } from '../../widgets/amount-field.tsx'
import styles from './receipt-item.module.css'

export interface UnpricedRowProps {
  readonly item: ReceiptItem
  readonly onChange: (form: ExpenseForm) => void
}

export function UnpricedRow({ item, onChange }: UnpricedRowProps) {
  useSignals()
  const { form, fault } = item
  const place = useRef<HTMLDivElement>(null)
  // Not while the user types: the first of several gets the focus, unless a sentence is being typed.
  useLayoutEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) place.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={place} className={styles.price}>
      <AmountField
        label={t('receipt.howMuch')}
        value={form.amount}
        currency={form.currency}
        fault={fault?.startsWith('amount') ? t(`add.${fault}`) : null}
        onChange={amount => onChange({ ...form, amount })}
      />
    </div>
  )
}
