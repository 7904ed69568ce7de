import { type RefObject, useLayoutEffect } from 'react'

/** While `isHeld`, the form around the field is not submitted: the field gets the focus instead. */
export function useHeldSubmit(field: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return
    const unmounted = new AbortController()
    field.current?.form?.addEventListener(
      'submit',
      event => {
        event.preventDefault()
        // Before React, which listens at its root.
        event.stopPropagation()
        field.current?.focus()
      },
      { capture: true, signal: unmounted.signal },
    )
    return () => unmounted.abort()
  }, [field, isHeld])
}
