/** Below an unusual amount: the probable amount, to apply by a tap. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { decimalText, formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'
import styles from './receipt-item.module.css'

export interface LikelierAmountProps {
  readonly item: ReceiptItem
  readonly onChange: (form: ExpenseForm) => void
}

export function LikelierAmount({ item, onChange }: LikelierAmountProps) {
  useSignals()
  const { form, heard, doubtful } = item
  const likelier = heard?.likelierAmount
  if (likelier === undefined || !heard || !doubtful.includes('amount')) return null
  return (
    <div className={styles.likelier}>
      <span>{t('receipt.unusual')}</span>
      <button
        type="button"
        className="button"
        onClick={() => onChange({ ...form, amount: decimalText(likelier, heard.currency) })}
      >
        {formatMoney(likelier, heard.currency)}?
      </button>
    </div>
  )
}
