/** For presses that cause long work: the next paint shows the press, and the work runs after it. */
import type { MouseEvent } from 'react'
import { afterPaint } from './after-paint.ts'

/** The button shows that it was pressed until `work` is done; further presses until then are ignored. */
export function deferUntilPaint(work: () => void) {
  return (event: MouseEvent<HTMLElement>) => markPressedUntil(event.currentTarget, work)
}

/** Marks the element as pressed until `work` is done. */
export function markPressedUntil(element: HTMLElement, work: () => void): void {
  const { dataset } = element
  if (dataset.pressed) return
  dataset.pressed = 'true'
  afterPaint(() => {
    // Skipped if the element was removed: after a sign-out the work would run for the next account.
    if (element.isConnected) work()
    delete dataset.pressed
  })
}
