import { useSignals } from '@preact/signals-react/runtime'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { sumsOfForms } from '../../stores/receipt-sums.ts'
import styles from './receipt.module.css'

/** How many there are, and what they come to in each currency. */
export function ReceiptTotal({ forms }: { readonly forms: readonly ExpenseForm[] }) {
  useSignals()
  return (
    <p className={styles.total}>
      <span>{t('receipt.manyExpenses', { count: forms.length })}</span>
      <span className={styles.sums}>
        {sumsOfForms(forms).map(({ amount, currency }) => (
          <span key={currency}>{formatMoney(amount, currency)}</span>
        ))}
      </span>
    </p>
  )
}
