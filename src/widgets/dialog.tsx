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

  // A layout effect is cleaned up while the dialog is still in the page; a removed one would not restore the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const unmark = markModal(dialog)
    return () => {
      unmark()
      // Closing restores the focus; unmounting alone does not.
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
      // Browsers close a dialog at a second Escape without a click in between, even if `cancel` is prevented.
      onKeyDown={event => {
        if (unsaved || !content.onClose) close.onEscape(event)
      }}
      // Also at a phone's second Back, which sends no key event.
      onClose={() => {
        if (!content.onClose) ref.current?.showModal()
      }}
    >
      <DialogFrame {...content} titleId={titleId} close={close} />
    </dialog>
  )
}
