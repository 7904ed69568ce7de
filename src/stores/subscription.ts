/** Whether the person may use the product; asked again whenever the signed-in user changes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { Subscription } from '../api/wire/account.ts'
import type { AuthState } from './auth.ts'

export type SubscriptionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscription: Subscription }
  /** `message` is the backend's own, where it sent one. */
  | { readonly kind: 'failed'; readonly message: string | null }

export type SubscriptionStore = ReturnType<typeof createSubscription>

export function createSubscription(api: Pick<Api, 'subscription'>, auth: ReadonlySignal<AuthState>) {
  const state = signal<SubscriptionState>({ kind: 'none' })
  let generation = 0

  async function check(): Promise<void> {
    const asked = ++generation
    state.value = { kind: 'loading' }
    const result = await api.subscription()
    if (asked !== generation) return
    if (result.kind === 'ok') state.value = { kind: 'known', subscription: result.value }
    else
      state.value = {
        kind: 'failed',
        message: result.failure.kind === 'status' ? result.failure.message : null,
      }
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
