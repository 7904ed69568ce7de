/** Short messages; errors are alerts, the rest is polite. */
import { useSignals } from '@preact/signals-react/runtime'
import { X } from 'lucide-react'
import { t } from '../../i18n/translate.ts'
import type { Toast } from '../../stores/toasts.ts'
import { noticeText } from '../notice-text.ts'
import { useBaseStores } from '../use-stores.ts'
import styles from './toasts.module.css'

export function ToastCards() {
  useSignals()
  const { toasts } = useBaseStores()
  return toasts.list.value.map(toast => (
    <ToastCard
      key={toast.id}
      toast={toast}
      onClose={() => toasts.dismiss(toast.id)}
      onFocus={() => toasts.hold(toast.id)}
      onBlur={() => toasts.letGo(toast.id)}
    />
  ))
}

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

function ToastCard({ toast, onClose, onFocus, onBlur }: ToastCardProps) {
  const { undo } = toast
  const watched = { onFocus, onBlur }
  return (
    <div
      className={styles.toast}
      data-type={toast.type}
      data-leaving={toast.leaving}
      role={toast.type === 'error' ? 'alert' : 'status'}
    >
      <p className={styles.text}>{noticeText(toast.notice)}</p>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          {...watched}
          onClick={() => {
            undo()
            onClose()
          }}
        >
          {t('common.undo')}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.dismiss')}
        onClick={onClose}
        {...watched}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
