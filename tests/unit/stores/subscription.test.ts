import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '../../../src/api/endpoints.ts'
import type { ApiFailure } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createSubscription } from '../../../src/stores/account/subscription.ts'
import { deferred } from '../deferred.ts'

type Answer = Awaited<ReturnType<Api['subscription']>>

const signedIn = (uid: string): AuthState => ({
  kind: 'signedIn',
  user: { uid, displayName: null, email: null, photoURL: null },
})
const status = (active: boolean, trial = false): Answer => ({
  kind: 'ok',
  value: { active, trial, totalDays: 14, daysRemaining: active ? 9 : 0 },
})

function setUp(answer: Answer = status(true)) {
  const auth = signal<AuthState>({ kind: 'signedOut' })
  const api = { subscription: vi.fn<Api['subscription']>(async () => answer) }
  const store = createSubscription({ api, auth, cached: () => null })
  const known = () => vi.waitFor(() => expect(store.state.value.kind).not.toBe('loading'))
  return { auth, api, store, known }
}

describe('the subscription', () => {
  it('is asked for when the signed-in user changes, and is empty without one', {
    tags: ['spec-6.4'],
  }, async () => {
    const { auth, api, store, known } = setUp()
    expect(store.state.value).toEqual({ kind: 'none' })
    expect(api.subscription).not.toHaveBeenCalled()
    auth.value = signedIn('ani')
    expect(store.state.value).toEqual({ kind: 'loading' })
    await known()
    auth.value = signedIn('budi')
    expect(store.state.value).toEqual({ kind: 'loading' })
    await known()
    expect(api.subscription).toHaveBeenCalledTimes(2)
    auth.value = { kind: 'signedOut' }
    expect(store.state.value).toEqual({ kind: 'none' })
  })

  it.each([
    ['an active one', status(true), true],
    ['a trial', status(true, true), true],
    ['one that is over', status(false), false],
  ])('opens the voice path with %s: %j %s', { tags: ['spec-1.11', 'spec-6.3'] }, async (_, answer, open) => {
    const { auth, store, known } = setUp(answer)
    expect(store.isActive()).toBe(false)
    auth.value = signedIn('ani')
    expect(store.isActive()).toBe(false)
    await known()
    expect(store.isActive()).toBe(open)
  })

  it.each<[ApiFailure, unknown]>([
    [
      { kind: 'status', status: 500, message: 'The till is closed.' },
      { kind: 'refused', message: 'The till is closed.' },
    ],
    [
      { kind: 'status', status: 500, message: null },
      { kind: 'refused', message: null },
    ],
    [{ kind: 'malformed' }, { kind: 'refused', message: null }],
    [{ kind: 'offline' }, { kind: 'network' }],
  ])(
    'that could not be had for %j tells %j, and can be asked for again',
    { tags: ['spec-8.24'] },
    async (failure, why) => {
      const { auth, api, store, known } = setUp({ kind: 'failed', failure })
      auth.value = signedIn('ani')
      await known()
      expect(store.state.value).toEqual({ kind: 'failed', failure: why })
      api.subscription.mockResolvedValue(status(true))
      await store.check()
      expect(store.isActive()).toBe(true)
    },
  )

  it('is never another account’s, however late the answer comes', async () => {
    const { auth, api, store, known } = setUp(status(false))
    const late = deferred<Answer>()
    api.subscription.mockReturnValueOnce(late.promise)
    auth.value = signedIn('ani')
    auth.value = signedIn('budi')
    await known()
    late.resolve(status(true))
    await Promise.resolve()
    expect(store.isActive()).toBe(false)
  })
})
