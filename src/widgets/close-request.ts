/** Closing by Escape and Back. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createDialogHistory } from './dialog-history.ts'

const dialogHistory = createDialogHistory({ history: window.history, events: window })

export interface CloseRequest {
  /** The question about unsaved input is shown. */
  readonly isAsking: boolean
  readonly keep: () => void
  /** Closes, asks first where there is unsaved input, or takes that question back. */
  readonly requestClose: () => void
  readonly onEscape: (event: KeyboardEvent) => void
}

/** Handles Back before anything else, for a part of a dialog while it is shown, or while `active`. */
export function useBack(onBack: () => void, active = true): void {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useLayoutEffect(() => {
    if (active) return dialogHistory.opened(() => latest.current())
  }, [active])
}

/** `onClose` is absent where the dialog ends by itself. */
export function useCloseRequest(onClose: (() => void) | undefined, unsaved: boolean): CloseRequest {
  const [asking, setAsking] = useState(false)

  function requestClose(): void {
    if (unsaved) setAsking(!asking)
    else onClose?.()
  }

  useBack(requestClose)

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
