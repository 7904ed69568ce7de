/** One item of a review: its fields, and the way to remove it. */
import { useSignals } from '@preact/signals-react/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { t } from '../../i18n/translate.ts'
import type { ReviewItem } from '../../stores/review.ts'
import { ExpenseFields } from '../../widgets/expense-fields.tsx'
import styles from './review.module.css'

export interface ReviewCardProps {
  readonly item: ReviewItem
  /** Position in the list, from 1. */
  readonly number: number
  readonly removable: boolean
  readonly today: string
  readonly onChange: (form: ExpenseForm) => void
  readonly onRemove: () => void
}

export function ReviewCard({ item, number, removable, today, onChange, onRemove }: ReviewCardProps) {
  useSignals()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{t('review.heading', { number })}</h3>
        {removable && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('review.remove', { number })}
            onClick={onRemove}
          >
            <Trash2 size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <ExpenseFields
        form={item.form}
        fault={item.fault}
        doubtful={item.doubtful}
        today={today}
        onChange={onChange}
      />
    </li>
  )
}
