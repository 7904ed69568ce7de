/** Presses that lead to much work: they are answered with the next paint, and the work is done after it. */
import type { MouseEvent } from 'react'
import { afterPaint } from './after-paint.ts'

/** The button shows that it was pressed until `work` is done; another press meanwhile is the same one. */
export function pressed(work: () => void) {
  return (event: MouseEvent<HTMLElement>) => answer(event.currentTarget, work)
}

/** Marks the element as pressed until `work` is done. */
export function answer(element: HTMLElement, work: () => void): void {
  const { dataset } = element
  if (dataset.pressed) return
  dataset.pressed = 'true'
  afterPaint(() => {
    // Not where it has gone meanwhile: what it led to is nothing for whoever signs in next.
    if (element.isConnected) work()
    delete dataset.pressed
  })
}
