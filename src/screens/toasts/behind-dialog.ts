/** Messages of what was done before a dialog opened, which asks something else: they wait until it has closed. */
import { createContext } from 'react'
import type { Toast } from '../../stores/messages/toasts.ts'

/** By dialog, the id of the newest message at its opening. */
const newest = new WeakMap<HTMLDialogElement, number>()

/** The id of the newest message that waits. */
export const Behind = createContext(0)

/** Of the topmost dialog. Called as soon as it is open. */
export function newestBehind(dialog: HTMLDialogElement | undefined, list: readonly Toast[]): number {
  if (!dialog) return 0
  const known = newest.get(dialog)
  if (known !== undefined) return known
  const id = list.at(-1)?.id ?? 0
  newest.set(dialog, id)
  return id
}
