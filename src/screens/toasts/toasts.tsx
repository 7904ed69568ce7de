/** The place of short messages: above the capture bar and the sheet on it, or the buttons of a modal dialog; else at the top of the page. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { endsWithPress } from '../../stores/messages/notice-subject.ts'
import { messagesAbove, messagesIn, openDialogs, openSheets } from '../../widgets/open-dialogs.ts'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { toastSlot } from '../capture/messages-slot.tsx'
import { useStores } from '../use-stores.ts'
import styles from './toasts.module.css'

/** Of its own: React listens to whatever holds a portal, and would hear each event of the page there once more. */
const place = document.body.appendChild(document.createElement('div'))

/** Not there while there is no message and no `prompt`: a dialog opens the sooner. */
export function Toasts({ prompt, children }: { readonly prompt: ReactNode; readonly children: ReactNode }) {
  useSignals()
  const { toasts } = useStores()
  const dialog = openDialogs.value.at(-1)
  const sheet = openSheets.value.at(-1)
  // Why a press came to nothing has no place in what is opened after that.
  useEffect(() => {
    if (dialog) toasts.withdraw(({ type, notice }) => type === 'error' && endsWithPress(notice))
  }, [dialog, toasts])
  if (!toasts.list.value[0] && !prompt) return null
  const slot = dialog ? messagesIn(dialog) : sheet ? messagesAbove(sheet) : toastSlot.value
  return createPortal(
    <div className={styles.stack} data-inline={slot !== null}>
      {prompt}
      {children}
    </div>,
    slot ?? dialog ?? place,
  )
}

/** In place of a message whose words did not load. It closes as one does. */
export function ToastsUnsaid({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  useNativeListeners(card, { click: onClose })
  return (
    <div ref={card} className={styles.toast} data-type="error" role="alert">
      <p className={styles.text}>{text}</p>
    </div>
  )
}
