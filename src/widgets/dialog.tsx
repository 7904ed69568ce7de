/** A native modal dialog: a sheet from the bottom on a phone, centred on a desktop. */
import { signal } from '@preact/signals-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import { DiscardQuestion } from './discard-question.tsx'

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
  /** There is input that closing would lose: Escape then asks first. */
  readonly unsaved?: boolean
}

export function Dialog({
  title,
  subtitle,
  actions,
  headerAction,
  children,
  wide,
  onClose,
  unsaved = false,
}: DialogProps) {
  const [asking, setAsking] = useState(false)
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

  function requestClose(): void {
    if (unsaved) setAsking(!asking)
    else onClose?.()
  }

  /** A browser closes a dialog at the second Escape without a click in between, whatever `cancel` says. */
  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !unsaved || event.defaultPrevented) return
    event.preventDefault()
    requestClose()
  }

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        requestClose()
      }}
      onKeyDown={onEscape}
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
        {asking && unsaved ? (
          <footer className={styles.actions}>
            <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => onClose?.()} />
          </footer>
        ) : (
          actions && <footer className={styles.actions}>{actions}</footer>
        )}
      </div>
    </dialog>
  )
}
