/** The frame of every dialog: title, body, and buttons or the discard question. */
import type { ReactNode } from 'react'
import type { CloseRequest } from './close-request.ts'
import styles from './dialog.module.css'
import { DiscardQuestion } from './discard-question.tsx'

export interface DialogContent {
  readonly title: string
  readonly subtitle?: string | undefined
  /** Buttons at the bottom, within the thumb's reach; a function is handed what Escape and Back do. */
  readonly actions?: ReactNode | ((requestClose: () => void) => ReactNode)
  /** Beside the title. */
  readonly headerAction?: ReactNode
  readonly children?: ReactNode
  /** The discard question; absent for the default about changes to saved data. */
  readonly discardQuestion?: string | undefined
  /**
   * For Escape and Back; absent where the dialog ends by itself. A tap beside it has no effect, as it might
   * be accidental.
   */
  readonly onClose?: (() => void) | undefined
}

export interface DialogFrameProps extends DialogContent {
  readonly titleId: string
  readonly close: Pick<CloseRequest, 'isAsking' | 'keep' | 'requestClose'>
}

export function DialogFrame(props: DialogFrameProps) {
  const { title, titleId, subtitle, actions, headerAction, children, discardQuestion, onClose, close } = props
  return (
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
      <div className={styles.messages} data-messages="true" />
      {close.isAsking ? (
        <footer className={styles.actions}>
          <DiscardQuestion question={discardQuestion} onKeep={close.keep} onDiscard={() => onClose?.()} />
        </footer>
      ) : (
        actions && (
          <footer className={styles.actions}>
            {typeof actions === 'function' ? actions(close.requestClose) : actions}
          </footer>
        )
      )}
    </div>
  )
}
