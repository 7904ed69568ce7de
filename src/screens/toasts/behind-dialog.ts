/** Messages of actions before a dialog opened wait until it has closed, as it asks something else. */
import { createContext } from 'react'
import type { Toast } from '../../stores/messages/toast.ts'

/** Id of the newest message when each dialog opened. */
const newest = new WeakMap<HTMLDialogElement, number>()

/** Id up to which messages wait. */
export const Behind = createContext(0)

/** Id of the newest message when `dialog`, the topmost one, was first asked about: as soon as it is open. */
export function newestBehind(dialog: HTMLDialogElement | undefined, list: readonly Toast[]): number {
  if (!dialog) return 0
  const known = newest.get(dialog)
  if (known !== undefined) return known
  const id = list.at(-1)?.id ?? 0
  newest.set(dialog, id)
  return id
}
