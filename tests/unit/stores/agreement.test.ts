import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { Profile } from '../../../shared/wire/account.ts'
import type { Agreement } from '../../../shared/wire/agreement.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import { createAgreement } from '../../../src/stores/account/agreement.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { deferred } from '../deferred.ts'

const DUE = '2027-01-01'
const profileWith = (termsDue: string | null): Profile => ({ name: '', email: '', createdAt: null, termsDue })

function setUp(termsDue: string | null = DUE) {
  const answer = deferred<ApiResult<Agreement>>()
  const agreeTo = vi.fn((_version: string) => answer.promise)
  const auth = {
    state: signal<AuthState>({ kind: 'signedIn', user: { uid: 'ani' } } as AuthState),
    profile: signal<Profile | null>(profileWith(termsDue)),
    noteAgreement: vi.fn((next: string | null) => {
      auth.profile.value = profileWith(next)
    }),
  }
  const toasts = createToasts()
  const idle = signal(true)
  const onAgreed = vi.fn()
  const agreement = createAgreement({ agreeTo, auth, toasts, idle, onAgreed })
  const notices = () => toasts.list.value.map(({ notice }) => notice.kind)
  return { agreement, answer, agreeTo, auth, idle, onAgreed, notices }
}

it('the person is asked for the version that is due, but not while something is being said', () => {
  const { agreement, idle, auth } = setUp()
  expect(agreement.asked.value).toBe(DUE)
  idle.value = false
  expect(agreement.asked.value).toBeNull()
  idle.value = true
  auth.profile.value = profileWith(null)
  expect(agreement.asked.value).toBeNull()
})

it('an agreement is sent once, ends the question, and lets go what waited for it', async () => {
  const { agreement, answer, agreeTo, onAgreed } = setUp()
  const done = agreement.agree()
  void agreement.agree()
  expect(agreement.agreeing.value).toBe(true)
  expect(onAgreed).not.toHaveBeenCalled()
  answer.resolve({ kind: 'ok', value: { termsDue: null } })
  await done
  expect(agreeTo).toHaveBeenCalledExactlyOnceWith(DUE)
  expect([agreement.asked.value, agreement.agreeing.value]).toEqual([null, false])
  expect(onAgreed).toHaveBeenCalledOnce()
})

it.each([
  [{ kind: 'offline' } as const, 'networkFailed'],
  [{ kind: 'status', status: 500, message: null } as const, 'agreementFailed'],
])(
  'after %j the page stays in use, and the next answer of the backend asks again',
  {
    tags: ['spec-8.56'],
  },
  async (failure, told) => {
    const { agreement, answer, auth, onAgreed, notices } = setUp()
    const done = agreement.agree()
    answer.resolve({ kind: 'failed', failure })
    await done
    expect([agreement.asked.value, notices()]).toEqual([null, [told]])
    expect(onAgreed).not.toHaveBeenCalled()
    auth.profile.value = profileWith(DUE)
    expect(agreement.asked.value).toBe(DUE)
  },
)

it('what one account was answered is nothing for the next', async () => {
  const { agreement, answer, auth, onAgreed } = setUp()
  const done = agreement.agree()
  auth.state.value = { kind: 'signedIn', user: { uid: 'budi' } } as AuthState
  auth.profile.value = profileWith(DUE)
  answer.resolve({ kind: 'ok', value: { termsDue: null } })
  await done
  expect([agreement.asked.value, agreement.agreeing.value]).toEqual([DUE, false])
  expect(onAgreed).not.toHaveBeenCalled()
})
