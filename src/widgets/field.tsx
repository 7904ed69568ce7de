/** A control with its label, and with a mark where a person should look at what it holds. */
import { useSignals } from '@preact/signals-react/runtime'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useId } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './fields.module.css'

/** What the control has to carry, so that label and mark are read out with it. */
export interface ControlLinks {
  readonly id: string
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: string
  readonly isDoubtful?: boolean
  readonly children: (links: ControlLinks) => ReactNode
}

export function Field({ label, isDoubtful = false, children }: FieldProps) {
  useSignals()
  const id = useId()
  const markId = useId()
  return (
    <div className={styles.field} data-doubtful={isDoubtful}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isDoubtful && (
          <span id={markId} className={styles.mark}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t('review.check')}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': isDoubtful ? markId : undefined })}
    </div>
  )
}
