/** A newer version of the app: it waits until the person lets it in. */
import { signal } from '@preact/signals-react'

export function createAppUpdate() {
  /** Lets it in and reloads the page; null while there is none, or after 'Later'. */
  const reload = signal<(() => void) | null>(null)
  const obstacles = signal<readonly (() => boolean)[]>([])
  return {
    reload,
    offer(letIn: () => void): void {
      reload.value = letIn
    },
    /** Until the next visit, or a version newer still. */
    later(): void {
      reload.value = null
    },
    /** The prompt is held back while one of these, made of signals, is true. */
    holdBackWhile(busy: () => boolean): void {
      obstacles.value = [...obstacles.value, busy]
    },
    heldBack: () => obstacles.value.some(busy => busy()),
  }
}
