/** The fields of one item, and the way to remove it. */
import { useSignals } from '@preact/signals-react/runtime'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { t } from '../../i18n/translate.ts'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'
import { useBack } from '../../widgets/close-request.ts'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import { reasonTexts } from './reason-texts.ts'
import styles from './receipt-item.module.css'

export interface ReceiptCardProps {
  readonly item: ReceiptItem
  /** Position in the receipt, from 1. */
  readonly number: number
  readonly removable: boolean
  readonly today: string
  readonly onChange: (form: ExpenseForm) => void
  readonly onRemove: () => void
  readonly onFold: () => void
}

export function ReceiptCard(props: ReceiptCardProps) {
  useSignals()
  const { item, number, removable, today, onChange, onRemove, onFold } = props
  useBack(onFold)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3>{t('review.heading', { number })}</h3>
        {removable && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            data-square="true"
            aria-label={t('review.remove', { number })}
            onClick={onRemove}
          >
            <Trash2 size={20} className={styles.bin} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-square="true"
          aria-label={t('receipt.fold', { number })}
          aria-expanded="true"
          onClick={onFold}
        >
          <ChevronUp size={20} aria-hidden="true" />
        </button>
      </div>
      <ExpenseFields
        form={item.form}
        fault={item.fault}
        doubtful={item.doubtful}
        reasons={reasonTexts(item)}
        today={today}
        onChange={onChange}
      />
    </div>
  )
}
