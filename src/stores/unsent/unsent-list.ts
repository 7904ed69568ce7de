/** What waits on this device, as the storage tells it. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { UnsentEntry } from './all-unsent.ts'

export interface UnsentListDeps {
  readonly outbox: () => Promise<{
    unsent(userId: string): Promise<readonly UnsentEntry[]>
    takeExpired(userId: string): Promise<readonly number[]>
  }>
  readonly auth: ReadonlySignal<AuthState>
  readonly toasts: Pick<Toasts, 'show'>
  /** Calls `fire` once after `ms`, unless the function returned is called first. */
  readonly after: (ms: number, fire: () => void) => () => void
  /** The list was read. */
  readonly onRead: () => void
}

type SignedIn = Extract<AuthState, { kind: 'signedIn' }>

/** Before looking again for what has to be kept and is not found, in milliseconds: storage can be slow. */
const LOOK_AGAIN = [500, 1_000, 2_000, 4_000, 8_000] as const

export function createUnsentList({ outbox, auth, toasts, after, onRead }: UnsentListDeps) {
  const list = signal<readonly UnsentEntry[]>([])
  /** Ids of those that are kept, but were not found yet: the storage did not say, or their lock was not let go. */
  const missed = new Set<string>()
  let looks = 0
  let callOffLook: () => void = () => undefined

  async function refresh(): Promise<void> {
    const state = auth.peek()
    if (state.kind !== 'signedIn') return
    const found = await outbox()
      .then(loaded => loaded.unsent(state.user.uid))
      .catch(() => null) // Recorder or storage failed: what is on show stays.
    if (auth.peek() !== state) return
    if (found) {
      list.value = found
      for (const { id } of found) missed.delete(id)
      onRead()
    }
    callOffLook()
    if (!found || missed.size > 0) lookAgain()
    if (found) await tellExpired(state)
  }

  async function tellExpired(state: SignedIn): Promise<void> {
    const [since, ...later] = await (await outbox()).takeExpired(state.user.uid).catch(() => [])
    if (since === undefined || auth.peek() !== state) return
    const notice = { kind: 'recordingsExpired', count: 1 + later.length, since } as const
    toasts.show('error', notice)
  }

  function lookAgain(): void {
    const wait = LOOK_AGAIN[looks]
    looks += 1
    if (wait !== undefined) callOffLook = after(wait, () => void refresh())
  }

  return {
    list: list as ReadonlySignal<readonly UnsentEntry[]>,
    refresh,
    /** It has to be there: where it is not found, it is looked for again. */
    expect(id: string): void {
      missed.add(id)
      looks = 0
    },
    /** It is gone. */
    remove(id: string): void {
      list.value = list.value.filter(one => one.id !== id)
      missed.delete(id)
    },
    /** What was to be found is looked for no more. */
    forgetMissed(): void {
      missed.clear()
      looks = 0
    },
    clear(): void {
      callOffLook()
      list.value = []
    },
  }
}
