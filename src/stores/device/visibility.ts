/** Whether the page can be seen: while it cannot, its timers rest. */
import { type ReadonlySignal, signal } from '@preact/signals-react'

export interface VisibilityDeps {
  /** Fires `visibilitychange`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  readonly isVisible: () => boolean
}

export function createVisibility({ events, isVisible }: VisibilityDeps): ReadonlySignal<boolean> {
  const visible = signal(isVisible())
  events.addEventListener('visibilitychange', () => {
    visible.value = isVisible()
  })
  return visible
}
