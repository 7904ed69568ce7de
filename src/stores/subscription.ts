/** Whether the person may use the product; asked again whenever the signed-in user changes. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { Subscription } from '../../shared/wire/account.ts'
import type { FirstApi, FirstLastAnswers } from '../api/first-endpoints.ts'
import type { ApiFailure } from '../api/http.ts'
import type { AuthState } from './auth.ts'
import type { Notice } from './notices.ts'

export type SubscriptionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscription: Subscription }
  | { readonly kind: 'failed'; readonly notice: Notice }

export type SubscriptionStore = ReturnType<typeof createSubscription>

export interface SubscriptionDeps {
  readonly api: Pick<FirstApi, 'subscription'>
  readonly auth: ReadonlySignal<AuthState>
  readonly known: FirstLastAnswers['subscription']
}

export function createSubscription({ api, auth, known }: SubscriptionDeps) {
  const state = signal<SubscriptionState>({ kind: 'none' })
  let generation = 0

  async function check(): Promise<void> {
    const asked = ++generation
    if (!isActive()) state.value = { kind: 'loading' }
    const result = await api.subscription()
    if (asked !== generation) return
    // Without a network it stays open to whom it was open.
    if (isActive() && result.kind === 'failed' && result.failure.kind === 'offline') return
    state.value =
      result.kind === 'ok'
        ? { kind: 'known', subscription: result.value }
        : { kind: 'failed', notice: reasonFor(result.failure) }
  }

  /** One that was active is taken to be so still, until the backend says otherwise. */
  function recall(): void {
    const last = known()?.value
    state.value = last?.active ? { kind: 'known', subscription: last } : { kind: 'none' }
  }

  effect(() => {
    if (auth.value.kind === 'signedIn') {
      untracked(recall)
      void check()
    } else {
      generation++
      state.value = { kind: 'none' }
    }
  })

  /** Whether voice is open to them: true only once the backend has said so, in this visit or the one before. */
  function isActive(): boolean {
    const now = state.peek()
    return now.kind === 'known' && now.subscription.active
  }

  /** What is said before the backend has answered is for the backend to refuse. */
  function mayBeActive(): boolean {
    return isActive() || state.peek().kind === 'loading'
  }

  return { state, check, isActive, mayBeActive }
}

/** The network's fault is told as such; otherwise the backend's own words, where it sent some. */
function reasonFor(failure: ApiFailure): Notice {
  if (failure.kind === 'offline') return { kind: 'networkFailed' }
  const message = failure.kind === 'status' ? failure.message : null
  return message === null ? { kind: 'subscriptionUnknown' } : { kind: 'text', text: message }
}
