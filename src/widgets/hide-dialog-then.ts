import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { markPressedUntil } from './defer-until-paint.ts'

/** For a button that closes the dialog around it: hides the dialog at once, and shows it again where `work` leaves it open. */
export function hideDialogThen(work: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) =>
    markPressedUntil(currentTarget.closest('dialog') ?? currentTarget, () => flushSync(work))
}
