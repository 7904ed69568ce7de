/** Short messages; errors are alerts, the rest is polite. */
import { useSignals } from '@preact/signals-react/runtime'
import X from 'lucide-react/icons/x'
import { use, useEffect, useRef } from 'react'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { Notice } from '../../stores/messages/notices.ts'
import type { Toast, ToastAction } from '../../stores/messages/toast.ts'
import { PageLink } from '../../widgets/page-link.tsx'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { noticeText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import { AllowMicrophone } from './allow-microphone.tsx'
import { Behind } from './behind-dialog.ts'
import styles from './toasts.module.css'

const ACTIONS: Readonly<Record<ToastAction['kind'], TextKey>> = {
  undo: 'common.undo',
  open: 'common.open',
  recordAnyway: 'press.recordAnyway',
}

export function ToastCards() {
  useSignals()
  const stores = useStores()
  const { toasts } = stores
  const behind = use(Behind)
  // A message that waited is on show for as long as a new one.
  useEffect(() => {
    const waiting = toasts.list.peek().filter(toast => waits(toast, behind))
    for (const { id } of waiting) toasts.pause(id)
    return () => {
      for (const { id } of waiting) toasts.resume(id)
    }
  }, [behind, toasts])
  const shown = toasts.list.value.filter(toast => !waits(toast, behind))
  return shown.map(toast => (
    <ToastCard
      key={toast.id}
      toast={toast}
      isEcho={toast.notice.kind === 'sumSaved' && stores.review.review.value !== null}
      onClose={() => toasts.dismiss(toast.id)}
      onPause={() => toasts.pause(toast.id)}
      onResume={() => toasts.resume(toast.id)}
    />
  ))
}

/** An error stays on show: the dialog may have opened because of it. */
function waits({ id, type }: Toast, behind: number): boolean {
  return id <= behind && type !== 'error'
}

interface ToastCardProps {
  readonly toast: Toast
  /** The open receipt shows what it says: it is read out alone. */
  readonly isEcho: boolean
  readonly onClose: () => void
  readonly onPause: () => void
  readonly onResume: () => void
}

function ToastCard({ toast, isEcho, onClose, onPause, onResume }: ToastCardProps) {
  const { action, notice } = toast
  const card = useRef<HTMLDivElement>(null)
  useNativeListeners(card, {
    // Anywhere on it (specification §4), one of its buttons included, and by a key.
    click: onClose,
    focusin: onPause,
    focusout: onResume,
    pointerenter(event) {
      // Where a toast appears at the place of a finished touch, the browser sends mouse events for it.
      if (event.pointerType !== 'mouse' || !isTouched()) onPause()
    },
    pointerleave() {
      if (!card.current?.contains(document.activeElement)) onResume()
    },
  })
  if (isEcho)
    return (
      <p className="hearable" role="status">
        {noticeText(notice)}
      </p>
    )
  return (
    <div
      ref={card}
      className={styles.toast}
      data-type={toast.type}
      data-leaving={toast.leaving}
      role={toast.type === 'error' ? 'alert' : 'status'}
    >
      <div className={styles.text}>
        <p>{noticeText(notice)}</p>
        {isBlocked(notice) && <AllowMicrophone />}
      </div>
      {action && (
        <button type="button" className={styles.undo} data-action={action.kind} onClick={action.run}>
          {t(ACTIONS[action.kind])}
        </button>
      )}
      {notice.kind === 'text' && notice.about === 'standing' && (
        <PageLink href="/profile" className={styles.link}>
          {t('standing.see')}
        </PageLink>
      )}
      <button type="button" className={styles.close} aria-label={t('common.dismiss')}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}

/** The last press was a finger's (`widgets/follow-input.ts`). */
function isTouched(): boolean {
  return document.documentElement.dataset.touch !== undefined
}

/** The browser will not ask again: only its settings help. */
function isBlocked(notice: Notice): boolean {
  return notice.kind === 'microphone'
    ? notice.fault.kind === 'blocked'
    : notice.kind === 'interrupted' && notice.why === 'microphoneBlocked'
}
