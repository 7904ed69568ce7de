/** Whether the person may use the product; asked again whenever the signed-in user changes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { ApiFailure } from '../api/http.ts'
import type { Subscription } from '../api/wire/account.ts'
import type { AuthState } from './auth.ts'
import type { Notice } from './notices.ts'

export type SubscriptionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscription: Subscription }
  | { readonly kind: 'failed'; readonly notice: Notice }

export type SubscriptionStore = ReturnType<typeof createSubscription>

export function createSubscription(api: Pick<Api, 'subscription'>, auth: ReadonlySignal<AuthState>) {
  const state = signal<SubscriptionState>({ kind: 'none' })
  let generation = 0

  async function check(): Promise<void> {
    const asked = ++generation
    state.value = { kind: 'loading' }
    const result = await api.subscription()
    if (asked !== generation) return
    state.value =
      result.kind === 'ok'
        ? { kind: 'known', subscription: result.value }
        : { kind: 'failed', notice: reasonFor(result.failure) }
  }

  effect(() => {
    if (auth.value.kind === 'signedIn') void check()
    else {
      generation++
      state.value = { kind: 'none' }
    }
  })

  /** Whether voice is open to them: true only once the backend has said so. */
  const isActive = () => state.value.kind === 'known' && state.value.subscription.active

  return { state, check, isActive }
}

/** The network's fault is told as such; otherwise the backend's own words, where it sent some. */
function reasonFor(failure: ApiFailure): Notice {
  if (failure.kind === 'offline') return { kind: 'networkFailed' }
  const message = failure.kind === 'status' ? failure.message : null
  return message === null ? { kind: 'subscriptionUnknown' } : { kind: 'text', text: message }
}
