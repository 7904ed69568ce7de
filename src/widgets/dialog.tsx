/** A native modal dialog: a sheet from the bottom on a phone, centred on a desktop. */
import { useId, useLayoutEffect, useRef } from 'react'
import { useCloseRequest } from './close-request.ts'
import styles from './dialog.module.css'
import { type DialogContent, DialogFrame } from './dialog-frame.tsx'
import { markModal } from './open-dialogs.ts'

export interface DialogProps extends DialogContent {
  /** There is input that closing would lose: Escape and Back then ask first. */
  readonly unsaved?: boolean
}

export function Dialog({ unsaved = false, ...content }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useCloseRequest(content.onClose, unsaved)

  // A layout effect ends while the dialog is still on the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const unmark = markModal(dialog)
    return () => {
      unmark()
      // Closing, not merely unmounting, is what gives the focus back to where it was.
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        close.requestClose()
      }}
      // A browser closes a dialog at the second Escape without a click in between, whatever `cancel` says.
      onKeyDown={event => {
        if (unsaved || !content.onClose) close.onEscape(event)
      }}
      // At the second Back of a phone, too, where no key is heard.
      onClose={() => {
        if (!content.onClose) ref.current?.showModal()
      }}
    >
      <DialogFrame {...content} titleId={titleId} close={close} />
    </dialog>
  )
}
