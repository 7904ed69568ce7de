/** A dialog that leaves the page in use. It stands on the positioned box around it: the foot, which goes on under it. */
import { useId, useLayoutEffect, useRef } from 'react'
import { useCloseRequest } from './close-request.ts'
import { type DialogContent, DialogFrame } from './dialog-frame.tsx'
import { markSheet } from './open-dialogs.ts'
import styles from './sheet.module.css'

export interface SheetProps extends DialogContent {
  /** There is something that closing would lose: Escape and Back then ask first. */
  readonly unsaved: boolean
}

/** Its first button or field has the focus, unless the person types elsewhere, and gives it back at the end. */
export function Sheet({ unsaved, ...content }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useCloseRequest(content.onClose, unsaved)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unmark = markSheet(dialog)
    const before = document.activeElement
    // A field of its own may have the focus by now.
    if (!(before instanceof HTMLInputElement)) dialog.querySelector<HTMLElement>('button, input')?.focus()
    return () => {
      unmark()
      // A button that is disabled while it saves has lost it to the body.
      const { activeElement: focused, body } = document
      const isMine = focused === body || dialog.contains(focused)
      if (isMine && before instanceof HTMLElement && !dialog.contains(before)) before.focus()
    }
  }, [])

  return (
    // Open from the first: in one that is shown by a call, no field can have the focus before that.
    <div className={styles.room} data-sheet="true">
      <div className={styles.messages} />
      <dialog ref={ref} open className={styles.sheet} aria-labelledby={titleId} onKeyDown={close.onEscape}>
        <DialogFrame {...content} titleId={titleId} close={close} />
      </dialog>
    </div>
  )
}
