/** The place of short messages: at the top of the page, or of the dialog over it. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { openDialogs } from '../../widgets/dialog.tsx'
import styles from './toasts.module.css'

export function Toasts({ children }: { readonly children: ReactNode }) {
  useSignals()
  return createPortal(
    <div className={styles.stack}>{children}</div>,
    openDialogs.value.at(-1) ?? document.body,
  )
}

/** In place of a message whose words did not load. */
export function ToastsUnsaid({ text }: { readonly text: string }) {
  return (
    <div className={styles.toast} data-type="error" role="alert">
      <p className={styles.text}>{text}</p>
    </div>
  )
}
