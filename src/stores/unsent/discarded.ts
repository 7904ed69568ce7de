/** Recordings that were discarded unsent, or cancelled before, for as long as that can be undone. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'

/** The part of the recorder that deletes a recording, or keeps it from being sent. */
export interface DiscardedRecordings {
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  dropUnsent(id: string): Promise<void>
}

export interface DiscardedDeps {
  readonly outbox: () => Promise<DiscardedRecordings>
  readonly auth: ReadonlySignal<AuthState>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  /** One is, or may be, among the unsent again. Never rejects. */
  readonly onBack: () => Promise<void>
}

export function createDiscarded({ outbox, auth, toasts, onBack }: DiscardedDeps) {
  const ids = new Set<string>()

  /** `what`: the text of a sentence. Deletes it once Undo is no longer offered, which a tab that dies no longer does; until then no tab sends it. Never rejects. */
  async function discard(id: string, what?: string): Promise<void> {
    const state = auth.peek()
    ids.add(id)
    toasts.withdraw(({ notice }) => notice.kind === 'unsent')
    const isAside = await outbox()
      .then(loaded => loaded.setAside(id))
      .catch(() => false)
    if (!isAside || auth.peek() !== state) return takeBack(id)
    const undo = () => void takeBack(id)
    toasts.show('info', { kind: 'discarded', what }, { undo, onEnd: () => void drop(id) })
  }

  /**
   * One that was cancelled before it was sent, and is set aside already: deleted once Undo is no longer offered, which
   * sends it after all.
   */
  function offerUndo(id: string, send: () => void): void {
    ids.add(id)
    async function undo(): Promise<void> {
      ids.delete(id)
      await outbox()
        .then(loaded => loaded.takeBack(id))
        .catch(() => undefined) // As above: it can be sent.
      send()
    }
    toasts.show('info', { kind: 'discarded' }, { undo: () => void undo(), onEnd: () => void drop(id) })
  }

  async function takeBack(id: string): Promise<void> {
    ids.delete(id)
    await outbox()
      .then(loaded => loaded.takeBack(id))
      .catch(() => undefined) // A recorder that failed has nothing set aside any more.
    await onBack()
  }

  async function drop(id: string): Promise<void> {
    if (!ids.delete(id)) return
    await outbox()
      .then(loaded => loaded.dropUnsent(id))
      .catch(onBack)
  }

  return {
    has: (id: string) => ids.has(id),
    ids: () => [...ids],
    discard,
    offerUndo,
    /** The sign-in ends: all are deleted now. Never rejects. */
    async settle(): Promise<void> {
      await Promise.all([...ids].map(drop))
    },
  }
}
