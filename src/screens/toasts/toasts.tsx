/** The place of short messages: above the capture bar and the sheet on it, or the buttons of a modal dialog; else at the bottom of the screen. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { endsWithPress } from '../../stores/messages/notice-subject.ts'
import { messagesAbove, messagesIn, openDialogs, openSheets } from '../../widgets/open-dialogs.ts'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { toastSlot } from '../capture/messages-slot.tsx'
import { useStores } from '../use-stores.ts'
import { Behind, newestBehind } from './behind-dialog.ts'
import styles from './toasts.module.css'

/**
 * A separate element: React listens on a portal's container, and on the body would get each event of the page
 * twice.
 */
const place = document.body.appendChild(document.createElement('div'))
place.className = styles.place ?? ''

/** Not rendered without a message or a `prompt`, so that dialogs open faster. */
export function Toasts({ prompt, children }: { readonly prompt: ReactNode; readonly children: ReactNode }) {
  useSignals()
  const { toasts } = useStores()
  const dialog = openDialogs.value.at(-1)
  const sheet = openSheets.value.at(-1)
  // A message about a failed press does not belong in a dialog opened later.
  useEffect(() => {
    if (dialog) toasts.withdraw(({ type, notice }) => type === 'error' && endsWithPress(notice))
  }, [dialog, toasts])
  const behind = newestBehind(dialog, toasts.list.value)
  if (!toasts.list.value[0] && !prompt) return null
  const slot = dialog ? messagesIn(dialog) : sheet ? messagesAbove(sheet) : toastSlot.value
  return createPortal(
    <div className={styles.stack} data-inline={slot !== null || !dialog}>
      {prompt}
      <Behind value={behind}>{children}</Behind>
    </div>,
    slot ?? dialog ?? place,
  )
}

/** Replaces a message whose code did not load. Closes like one. */
export function ToastsUnsaid({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  useNativeListeners(card, { click: onClose })
  return (
    <div ref={card} className={styles.toast} data-type="error" role="alert">
      <p className={styles.text}>{text}</p>
    </div>
  )
}
