/** Whether the person may use the product; asked again whenever the signed-in user changes. */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { Subscription } from '../../../shared/wire/account.ts'
import type { AccountApi, CachedAccount } from '../../api/account-endpoints.ts'
import type { ApiFailure } from '../../api/http.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'
import type { AuthState } from './auth.ts'

export type SubscriptionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscription: Subscription }
  | { readonly kind: 'failed'; readonly failure: SubscriptionFailure }

/** Why it is not known. */
export type SubscriptionFailure =
  | { readonly kind: 'network' }
  /** `message` is the backend's, where it sent one. */
  | { readonly kind: 'refused'; readonly message: string | null }

export interface SubscriptionDeps {
  readonly api: Pick<AccountApi, 'subscription'>
  readonly auth: ReadonlySignal<AuthState>
  readonly cached: CachedAccount['subscription']
}

export function createSubscription({ api, auth, cached }: SubscriptionDeps) {
  const answer = createCachedQuery<Subscription>()
  const query = {
    request: () => api.subscription(),
    /** One that was active counts as active until the backend says otherwise. */
    cached() {
      const last = cached()
      return last?.value.active ? last : null
    },
  }

  const state = computed((): SubscriptionState => {
    const subscription = answer.data.value
    // Also while it is asked again.
    if (subscription?.active) return { kind: 'known', subscription }
    if (answer.loading.value) return { kind: 'loading' }
    const failure = answer.failure.value
    if (failure) return { kind: 'failed', failure: reasonFor(failure) }
    return subscription ? { kind: 'known', subscription } : { kind: 'none' }
  })

  async function check(): Promise<void> {
    const result = await answer.refresh(query)
    // Without a network it stays open to people it was open to.
    if (result?.kind === 'failed' && result.failure.kind !== 'offline') answer.data.value = null
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      answer.reset()
      if (kind !== 'signedIn') return
      answer.recall(query)
      void check()
    })
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

function reasonFor(failure: ApiFailure): SubscriptionFailure {
  if (failure.kind === 'offline') return { kind: 'network' }
  return { kind: 'refused', message: failure.kind === 'status' ? failure.message : null }
}
