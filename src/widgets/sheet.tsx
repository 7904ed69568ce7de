/** A non-modal dialog on top of the positioned box around it, the foot, which stays usable. */
import { useId, useLayoutEffect, useRef } from 'react'
import { useCloseRequest } from './close-request.ts'
import { type DialogContent, DialogFrame } from './dialog-frame.tsx'
import { markSheet } from './open-dialogs.ts'
import styles from './sheet.module.css'

export interface SheetProps extends DialogContent {
  /** There is something that closing would lose: Escape and Back then ask first. */
  readonly unsaved: boolean
}

/** Focuses its first button or field, unless the user types elsewhere, and restores the focus at the end. */
export function Sheet({ unsaved, ...content }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** What has the focus once an earlier sheet has given it back, and before a field of this one takes it. */
  const before = useRef<Element>(null)
  const close = useCloseRequest(content.onClose, unsaved)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unmark = markSheet(dialog)
    // A field of its own may have the focus by now.
    if (!(document.activeElement instanceof HTMLInputElement))
      dialog.querySelector<HTMLElement>('button, input')?.focus()
    return () => {
      unmark()
      // A button disabled during saving has lost the focus to the body.
      const { activeElement: focused, body } = document
      const isMine = focused === body || dialog.contains(focused)
      if (isMine && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])

  return (
    // Rendered open: in a dialog opened by `show()` no field can get the focus earlier.
    <div className={styles.room} data-sheet="true">
      <div
        className={styles.messages}
        // Set before the effects of what follows.
        ref={node => {
          if (node) before.current ??= document.activeElement
        }}
      />
      <dialog ref={ref} open className={styles.sheet} aria-labelledby={titleId} onKeyDown={close.onEscape}>
        <DialogFrame {...content} titleId={titleId} close={close} />
      </dialog>
    </div>
  )
}
