/** Short messages; errors are alerts, the rest is polite. */
import { useSignals } from '@preact/signals-react/runtime'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import type { Toast } from '../../stores/toasts.ts'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { noticeText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './toasts.module.css'

export function ToastCards() {
  useSignals()
  const { toasts } = useStores()
  return toasts.list.value.map(toast => (
    <ToastCard
      key={toast.id}
      toast={toast}
      onClose={() => toasts.dismiss(toast.id)}
      onPause={() => toasts.pause(toast.id)}
      onResume={() => toasts.resume(toast.id)}
    />
  ))
}

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: () => void
  readonly onPause: () => void
  readonly onResume: () => void
}

function ToastCard({ toast, onClose, onPause, onResume }: ToastCardProps) {
  const { undo } = toast
  const card = useRef<HTMLDivElement>(null)
  // A click anywhere closes it (specification §4), that on one of its buttons and that of a key included.
  useNativeListeners(card, { click: onClose, focusin: onPause, focusout: onResume })
  return (
    <div
      ref={card}
      className={styles.toast}
      data-type={toast.type}
      data-leaving={toast.leaving}
      role={toast.type === 'error' ? 'alert' : 'status'}
    >
      <p className={styles.text}>{noticeText(toast.notice)}</p>
      {undo && (
        <button type="button" className={styles.undo} onClick={undo}>
          {t('common.undo')}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('common.dismiss')}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
