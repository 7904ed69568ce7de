/** Why no recording is taken, and what can be done about it. */
import type { ReadonlySignal } from '@preact/signals-react'
import { MAX_KEPT_RECORDINGS } from '../../../shared/contracts/recorder.ts'
import type { Notice } from '../messages/notices.ts'
import type { ToastAction } from '../messages/toast.ts'
import type { Toasts } from '../messages/toasts.ts'

export interface Refusal {
  readonly notice: Notice
  readonly action?: ToastAction
}

export interface RefusalDeps {
  /** Whether the person may use the product, as far as it is known. */
  readonly mayBeActive: () => boolean
  readonly online: () => boolean
  /** How many recordings are kept or in hand. */
  readonly kept: () => number
  /** Whether the person records without a network, and that they do from now on. */
  readonly connection: () => {
    readonly recordsOffline: ReadonlySignal<boolean>
    readonly recordAnyway: () => void
  }
  /** Records hands-free. */
  readonly tap: () => void
  readonly toasts: Pick<Toasts, 'show'>
}

export function createRefusal({ mayBeActive, online, kept, connection, tap, toasts }: RefusalDeps) {
  /** The button has to be held once more, as a click cannot be held. */
  function recordAnyway(isTap: boolean): void {
    connection().recordAnyway()
    if (isTap) tap()
    else toasts.show('info', { kind: 'offlineReady' })
  }

  /** Null where nothing forbids it. `isTap`: what is offered instead may start a recording by itself. */
  return (isTap: boolean): Refusal | null => {
    if (!mayBeActive()) return { notice: { kind: 'subscriptionBlocked' } }
    // What could not be kept would be lost once it was spoken, were it not sent either: those that wait were not.
    if (kept() >= MAX_KEPT_RECORDINGS)
      return { notice: { kind: online() ? 'outboxFullOnline' : 'outboxFull' } }
    if (online() || connection().recordsOffline.peek()) return null
    const run = () => recordAnyway(isTap)
    return { notice: { kind: 'internetRequired' }, action: { kind: 'recordAnyway', run } }
  }
}
