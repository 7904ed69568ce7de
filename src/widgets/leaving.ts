import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { answer } from './pressed.ts'

/** For a button that closes the dialog around it: that is out of sight at once, and back where `work` leaves it open. */
export function leaving(work: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) =>
    answer(currentTarget.closest('dialog') ?? currentTarget, () => flushSync(work))
}
