import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createOwnCopy } from '../../../src/stores/own-data/own-copy.ts'
import { deferred } from '../deferred.ts'

const USER = { uid: 'u', displayName: '', email: 'a@example.com', photoURL: null }
const ZIP = new Blob(['PK'])

function setUp() {
  const answer = deferred<ApiResult<Blob>>()
  const auth = signal<AuthState>({ kind: 'signedIn', user: USER })
  const copy = vi.fn((_giveUp: AbortSignal) => answer.promise)
  const saveFile = vi.fn()
  const show = vi.fn()
  const ownCopy = createOwnCopy({
    api: { copy },
    auth,
    toasts: { show },
    today: () => '2026-11-21' as CalendarDate,
    saveFile,
  })
  ownCopy.open()
  return { answer, auth, copy, saveFile, show, ownCopy, state: ownCopy.state }
}

describe('a copy of everything', () => {
  it('is saved as a file, and that is told', async () => {
    const { answer, ownCopy, saveFile, show, state } = setUp()
    const done = ownCopy.fetch()
    expect(state.value).toEqual({ kind: 'fetching' })
    answer.resolve({ kind: 'ok', value: ZIP })
    await done
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('ucap-2026-11-21.zip', 'application/zip', ZIP)
    expect(show).toHaveBeenCalledExactlyOnceWith('success', { kind: 'copySaved' })
    expect(state.value).toEqual({ kind: 'closed' })
  })

  it('that fails says why, and can be asked for again', async () => {
    const { answer, ownCopy, saveFile, state } = setUp()
    answer.resolve({ kind: 'failed', failure: { kind: 'status', status: 429, message: 'Tunggu' } })
    await ownCopy.fetch()
    expect(state.value).toEqual({ kind: 'asking', problem: { kind: 'refused', message: 'Tunggu' } })
    expect(saveFile).not.toHaveBeenCalled()
  })

  it.each(['close', 'signOut'] as const)('is given up by %s, whatever comes of it', async way => {
    const { answer, auth, copy, ownCopy, saveFile, state } = setUp()
    const done = ownCopy.fetch()
    if (way === 'close') ownCopy.close()
    else auth.value = { kind: 'signedOut' }
    expect(copy.mock.calls[0]?.[0].aborted).toBe(true)
    answer.resolve({ kind: 'ok', value: ZIP })
    await done
    expect(saveFile).not.toHaveBeenCalled()
    expect(state.value).toEqual({ kind: 'closed' })
  })
})
