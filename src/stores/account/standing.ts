/** Whether voice is open to the account, why not, and what the person says to it. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { Standing } from '../../../shared/wire/standing.ts'
import type { ApiFailure } from '../../api/http.ts'
import type { StandingApi } from '../../api/standing-endpoints.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Notice } from '../messages/notices.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'
import { createIdempotencyKey } from '../server-state/idempotency-key.ts'
import type { AuthState } from './auth.ts'

export type { Standing }

export interface StandingDeps {
  readonly api: StandingApi
  readonly auth: ReadonlySignal<AuthState>
  readonly toasts: Pick<Toasts, 'show'>
  readonly randomId: () => string
}

export function createStanding({ api, auth, toasts, randomId }: StandingDeps) {
  const answer = createCachedQuery<Standing>()
  const query = { request: () => api.standing(), cached: () => null }
  /** Whether a recording has just led to a warning or a restriction, or was refused for one. */
  const concerned = signal(false)
  /** Whether the dialog for an objection is open. */
  const objecting = signal(false)
  const sending = signal(false)
  const key = createIdempotencyKey(randomId)

  async function refresh(): Promise<void> {
    if (auth.peek().kind === 'signedIn') await answer.refresh(query)
  }

  effect(() => {
    void auth.value
    untracked(() => {
      answer.reset()
      concerned.value = false
      objecting.value = false
      sending.value = false
      key.settle()
    })
  })

  /** Sent, the dialog closes; else it stays open with what was written. */
  async function object(text: string): Promise<void> {
    const account = auth.peek()
    if (account.kind !== 'signedIn' || sending.peek()) return
    sending.value = true
    const result = await api.object(text, key.of(text))
    if (auth.peek() !== account) return
    sending.value = false
    if (result.kind === 'failed') {
      toasts.show('error', refusal(result.failure))
      // It was sent from another device, or nothing counts any more.
      if (isConflict(result.failure)) void refresh()
      return
    }
    key.settle()
    answer.cancel()
    objecting.value = false
    answer.data.value = result.value
    toasts.show('success', { kind: 'objectionSent' })
  }

  return {
    /** Null where there is neither warning, restriction nor objection, and until that is known. */
    standing: computed(() => {
      const standing = answer.data.value
      return standing && (isCounted(standing) || standing.objection !== null) ? standing : null
    }),
    /** One waits at a time. */
    mayObject: computed(() => {
      const standing = answer.data.value
      return standing !== null && isCounted(standing) && standing.objection?.answer !== null
    }),
    /** Why it is not known, where there is something to know. */
    failed: computed(() => (concerned.value && answer.data.value === null ? answer.failed.value : null)),
    loading: answer.loading,
    objecting: objecting as ReadonlySignal<boolean>,
    sending: sending as ReadonlySignal<boolean>,
    open() {
      objecting.value = true
    },
    close() {
      objecting.value = false
    },
    refresh,
    async noteViolation(): Promise<void> {
      concerned.value = true
      await refresh()
    },
    object,
  }
}

function isCounted({ restriction, heard }: Standing): boolean {
  return restriction !== null || heard.some(({ counted }) => counted)
}

/** The backend says why it takes none. */
function refusal(failure: ApiFailure): Notice {
  return isConflict(failure) && failure.message !== null
    ? { kind: 'text', text: failure.message }
    : failureNotice(failure, 'objectionFailed')
}

function isConflict(failure: ApiFailure): failure is Extract<ApiFailure, { kind: 'status' }> {
  return failure.kind === 'status' && failure.status === 409
}
