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
  // The first of several gets the focus, unless something is being typed elsewhere.
  useLayoutEffect(() => {
    if (!isInUse(document.activeElement)) place.current?.querySelector('input')?.focus()
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

/** A field keeps the focus; the one for sentences, which is empty after Enter, only while it holds the next one. */
function isInUse(focused: Element | null): boolean {
  if (!(focused instanceof HTMLInputElement)) return false
  return focused.value !== '' || focused.closest('[data-typing]') === null
}
