/** A control with its label, a mark where a person should look at what it holds, and what is wrong with it. */
import { useSignals } from '@preact/signals-react/runtime'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useId } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './fields.module.css'

/** What the control has to carry, so that label, mark and fault are read out with it. */
export interface ControlLinks {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

export interface FieldProps {
  readonly label: string
  readonly isDoubtful?: boolean
  /** Why it is doubtful. */
  readonly reason?: string | undefined
  /** Why what it holds can't be taken. */
  readonly fault?: string | null
  readonly children: (links: ControlLinks) => ReactNode
}

export function Field({ label, isDoubtful = false, reason, fault = null, children }: FieldProps) {
  useSignals()
  const id = useId()
  const markId = useId()
  const faultId = useId()
  const described = [isDoubtful && markId, fault !== null && faultId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-doubtful={isDoubtful}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isDoubtful && (
          <span id={markId} className={styles.mark}>
            <TriangleAlert size={14} aria-hidden="true" />
            {reason ? t('review.checkWhy', { reason }) : t('review.check')}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': fault !== null })}
      {fault !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
