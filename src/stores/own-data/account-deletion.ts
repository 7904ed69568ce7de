/** Deleting the account: what is asked of the person, of the backend, and of this device. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { OwnDataApi } from '../../api/own-data-endpoints.ts'
import type { Auth, AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { EntryOutbox } from '../unsent/signing-out.ts'

export type AccountDeletionState =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'asking' | 'deleting'
      /** Recordings and sentences that wait on this device, and go with it. */
      readonly unsent: number
      readonly problem: AccountDeletionProblem | null
    }

export type AccountDeletionProblem = 'network' | 'failed'

export interface AccountDeletionDeps {
  readonly api: Pick<OwnDataApi, 'deleteAccount'>
  readonly outbox: () => Promise<Pick<EntryOutbox, 'kept' | 'forget'>>
  readonly auth: Pick<Auth, 'signOut'> & { readonly state: ReadonlySignal<AuthState> }
  readonly toasts: Pick<Toasts, 'show'>
  readonly storage: Storage
}

/** Of the device rather than of a person: language and colours of the sign-in page. */
const KEPT_KEYS: ReadonlySet<string> = new Set(['language', 'theme'])

export function createAccountDeletion({ api, outbox, auth, toasts, storage }: AccountDeletionDeps) {
  const state = signal<AccountDeletionState>({ kind: 'closed' })

  function close(): void {
    state.value = { kind: 'closed' }
  }

  /** Opens at once; how many wait is told as soon as it is known. */
  async function open(): Promise<void> {
    const account = auth.state.peek()
    if (account.kind !== 'signedIn') return
    state.value = { kind: 'asking', unsent: 0, problem: null }
    const kept = await outbox()
      .then(loaded => loaded.kept(account.user.uid))
      .catch(() => [])
    const asked = state.peek()
    if (asked.kind === 'asking') state.value = { ...asked, unsent: kept.length }
  }

  async function confirm(): Promise<void> {
    const asked = state.peek()
    const account = auth.state.peek()
    if (asked.kind !== 'asking' || account.kind !== 'signedIn') return
    state.value = { ...asked, kind: 'deleting', problem: null }
    const result = await api.deleteAccount()
    if (auth.state.peek() !== account) return
    if (result.kind === 'failed') {
      const problem = result.failure.kind === 'offline' ? 'network' : 'failed'
      state.value = { ...asked, kind: 'asking', problem }
      return
    }
    close()
    await emptyDevice(account.user.uid)
    const until = Date.parse(result.value.deletesAt)
    toasts.show('info', { kind: 'accountDeleting', until }, { duration: null })
  }

  /** Signs out, and deletes from this device what is the account's. Where its storage fails, recordings go within 24 hours. */
  async function emptyDevice(userId: string): Promise<void> {
    await outbox()
      .then(loaded => loaded.forget(userId))
      .catch(() => false)
    auth.signOut()
    try {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      for (const key of keys) if (key !== null && !KEPT_KEYS.has(key)) storage.removeItem(key)
    } catch {
      console.warn('nothing to delete: storage is blocked')
    }
  }

  effect(() => {
    if (auth.state.value.kind === 'signedOut') close()
  })

  return { state: state as ReadonlySignal<AccountDeletionState>, open, close, confirm, emptyDevice }
}
