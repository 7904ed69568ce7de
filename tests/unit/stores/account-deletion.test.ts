import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { Deletion } from '../../../shared/wire/own-data.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createAccountDeletion } from '../../../src/stores/own-data/account-deletion.ts'
import { deferred } from '../deferred.ts'

const USER = { uid: 'u', displayName: '', email: 'a@example.com', photoURL: null }
const DUE = '2026-11-28T01:00:00.000Z'

function setUp(waiting = [{ id: 'one', recordedAt: 0 }]) {
  const auth = {
    state: signal<AuthState>({ kind: 'signedIn', user: USER }),
    signOut: vi.fn(() => {
      auth.state.value = { kind: 'signedOut' }
    }),
  }
  const answer = deferred<ApiResult<Deletion>>()
  const kept = vi.fn(async () => waiting as never)
  const forget = vi.fn(async () => true)
  const show = vi.fn()
  const entries = new Map([
    ['language', 'id'],
    ['theme', 'dark'],
    ['currency', 'USD'],
    ['lastKnown:u:dashboard', '1 {}'],
    ['firebase:authUser:key:[DEFAULT]', '{}'],
  ])
  const storage = {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    removeItem: (key: string) => void entries.delete(key),
  } as Storage
  const deletion = createAccountDeletion({
    api: { deleteAccount: () => answer.promise },
    outbox: async () => ({ kept, forget }),
    auth,
    toasts: { show },
    storage,
  })
  return { answer, auth, deletion, entries, forget, show, state: deletion.state }
}

describe('deleting the account', () => {
  it('asks first, and says how many wait on this device', async () => {
    const { deletion, forget, state } = setUp()
    const opened = deletion.open()
    expect(state.value).toEqual({ kind: 'asking', unsent: 0, problem: null })
    await opened
    expect(state.value).toEqual({ kind: 'asking', unsent: 1, problem: null })
    expect(forget).not.toHaveBeenCalled()
  })

  it('signs out, leaves nothing of the account on the device, and says until when it can be undone', async () => {
    const { answer, auth, deletion, entries, forget, show, state } = setUp()
    await deletion.open()
    answer.resolve({ kind: 'ok', value: { deletesAt: DUE } })
    await deletion.confirm()
    expect(forget).toHaveBeenCalledExactlyOnceWith('u')
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect([...entries.keys()]).toEqual(['language', 'theme'])
    const notice = { kind: 'accountDeleting', until: Date.parse(DUE) }
    expect(show).toHaveBeenCalledExactlyOnceWith('info', notice, { duration: null })
    expect(state.value).toEqual({ kind: 'closed' })
  })

  it.each([
    [{ kind: 'offline' }, 'network'],
    [{ kind: 'status', status: 503, message: null }, 'failed'],
  ] as const)('that fails (%o) leaves all as it is, and says so', async (failure, problem) => {
    const { answer, auth, deletion, entries, forget, state } = setUp()
    await deletion.open()
    answer.resolve({ kind: 'failed', failure })
    await deletion.confirm()
    expect(state.value).toEqual({ kind: 'asking', unsent: 1, problem })
    expect(forget).not.toHaveBeenCalled()
    expect(auth.signOut).not.toHaveBeenCalled()
    expect(entries.size).toBe(5)
  })

  it('signs out all the same where the storage of the device fails', async () => {
    const { answer, auth, deletion, forget } = setUp()
    forget.mockRejectedValueOnce(new Error('blocked'))
    await deletion.open()
    answer.resolve({ kind: 'ok', value: { deletesAt: DUE } })
    await deletion.confirm()
    expect(auth.signOut).toHaveBeenCalledOnce()
  })
})
