/** The ways to close a dialog that are not its buttons: Escape and Back. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createDialogHistory } from './dialog-history.ts'

const dialogHistory = createDialogHistory({ history: window.history, events: window })

export interface CloseRequest {
  /** Whether unsaved input is to be given up is being asked. */
  readonly isAsking: boolean
  readonly keep: () => void
  /** Closes, asks first where there is unsaved input, or takes that question back. */
  readonly requestClose: () => void
  readonly onEscape: (event: KeyboardEvent) => void
}

/** `onClose` is absent where the dialog ends by itself. */
export function useCloseRequest(onClose: (() => void) | undefined, unsaved: boolean): CloseRequest {
  const [asking, setAsking] = useState(false)
  const latest = useRef(() => undefined as unknown)

  function requestClose(): void {
    if (unsaved) setAsking(!asking)
    else onClose?.()
  }

  useLayoutEffect(() => {
    latest.current = requestClose
  })
  useLayoutEffect(() => dialogHistory.opened(() => latest.current()), [])

  return {
    isAsking: asking && unsaved,
    keep: () => setAsking(false),
    requestClose,
    onEscape(event) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      requestClose()
    },
  }
}
