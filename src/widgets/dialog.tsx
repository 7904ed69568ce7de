/** A native modal dialog: a sheet from the bottom on a phone, centred on a desktop. */
import { signal } from '@preact/signals-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

const open = signal<readonly HTMLDialogElement[]>([])

/** The modal dialogs on show, the topmost last. All outside that one is inert: neither clicked nor read out. */
export const openDialogs: { readonly value: readonly HTMLDialogElement[] } = open

export interface DialogProps {
  readonly title: string
  readonly subtitle?: string | undefined
  /** Buttons at the bottom, within the thumb's reach. */
  readonly actions?: ReactNode
  /** Beside the title. */
  readonly headerAction?: ReactNode
  readonly children?: ReactNode
  /** `wide` is at most 56 rem, otherwise 42 rem. */
  readonly wide?: boolean
  /** Escape; absent where the dialog ends by itself. A tap beside it does nothing: a slip must not lose a form. */
  readonly onClose?: (() => void) | undefined
}

export function Dialog({ title, subtitle, actions, headerAction, children, wide, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect ends while the dialog is still on the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    open.value = [...open.peek(), dialog]
    return () => {
      open.value = open.peek().filter(other => other !== dialog)
      // Closing, not merely unmounting, is what gives the focus back to where it was.
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <div className={styles.headerActions}>{headerAction}</div>
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
