/** How much waits to be sent, on the icon of the installed app. */
import { effect, type ReadonlySignal } from '@preact/signals-react'

/** `show` is told the number whenever the list is read anew, 0 for none; not before it was read for the first time. */
export function showUnsentBadge(
  list: ReadonlySignal<readonly unknown[]>,
  show: (count: number) => void,
): void {
  const unread = list.peek()
  effect(() => {
    if (list.value !== unread) show(list.value.length)
  })
}
