/** Something could not be loaded: says what, and offers to try again. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../i18n/translate.ts'
import styles from './retry-alert.module.css'

export interface RetryAlertProps {
  readonly text: string
  /** Whether it is being tried. */
  readonly busy: boolean
  readonly onRetry: () => void
}

export function RetryAlert({ text, busy, onRetry }: RetryAlertProps) {
  useSignals()
  return (
    <div role="alert" className={styles.alert}>
      <p>{text}</p>
      <button type="button" className="button" disabled={busy} onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
}
