/** How much waits to be sent, on the icon of the installed app. */
import { effect, type ReadonlySignal } from '@preact/signals-react'

/** Calls `show` with the number after each read of the list, 0 for none; not before the first read. */
export function showUnsentBadge(
  list: ReadonlySignal<readonly unknown[]>,
  show: (count: number) => void,
): void {
  const unread = list.peek()
  effect(() => {
    if (list.value !== unread) show(list.value.length)
  })
}
