import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { ApiFailure, ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createStanding, type Standing } from '../../../src/stores/account/standing.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { deferred } from '../deferred.ts'

const AT = '2026-11-20T01:00:00.000Z'
const OPEN: Standing = { restriction: null, heard: [], objection: null }
const heard = (counted: boolean) => ({
  at: AT,
  transcription: 'selamat pagi',
  violation_type: 'not_expense_warning' as const,
  counted,
})
const WARNED: Standing = { ...OPEN, heard: [heard(true)] }
const waits = (text: string): Standing => ({ ...WARNED, objection: { text, at: AT, answer: null } })
const answered = (accepted: boolean): Standing => ({
  ...WARNED,
  heard: [heard(!accepted)],
  objection: { text: 'Itu radio', at: AT, answer: { accepted, text: null, at: AT } },
})

function setUp(known: Standing) {
  const backend = { known, failing: null as ApiFailure | null }
  async function answer(): Promise<ApiResult<Standing>> {
    const { failing } = backend
    return failing ? { kind: 'failed', failure: failing } : { kind: 'ok', value: backend.known }
  }
  const api = {
    standing: vi.fn(answer),
    object: vi.fn((text: string, _key: string) => {
      if (!backend.failing) backend.known = waits(text)
      return answer()
    }),
  }
  const auth = signal<AuthState>({ kind: 'signedIn', user: { uid: 'ani' } } as AuthState)
  const toasts = createToasts()
  let ids = 0
  const standing = createStanding({ api, auth, toasts, randomId: () => `key-${++ids}` })
  const notices = () => toasts.list.value.map(({ type, notice }) => [type, notice])
  return { backend, api, auth, standing, notices }
}

it.each<[string, Standing, boolean, boolean]>([
  ['has no violation', OPEN, false, false],
  ['said something that does not count', { ...OPEN, heard: [heard(false)] }, false, false],
  ['is warned', WARNED, true, true],
  [
    'is banned, with nothing heard any more',
    { ...OPEN, restriction: { type: 'permanent_ban', since: AT, until: null } },
    true,
    true,
  ],
  ['waits for an answer', waits('Itu radio'), true, false],
  ['was turned down', answered(false), true, true],
  ['was right', answered(true), true, false],
])('to a person who %s it is shown: %s, %s; may object: %s', async (_, known, isShown, mayObject) => {
  const { standing } = setUp(known)
  await standing.refresh()
  expect([standing.standing.value !== null, standing.mayObject.value]).toEqual([isShown, mayObject])
})

it('an objection is sent, shown and told, and its dialog closes', async () => {
  const { standing, api, notices } = setUp(WARNED)
  await standing.refresh()
  standing.open()
  await standing.object('Itu radio')
  expect(api.object).toHaveBeenCalledExactlyOnceWith('Itu radio', 'key-1')
  expect(standing.standing.value?.objection?.text).toBe('Itu radio')
  expect(standing.objecting.value).toBe(false)
  expect(notices()).toEqual([['success', { kind: 'objectionSent' }]])
})

it.each<[ApiFailure, string]>([
  [{ kind: 'offline' }, 'networkFailed'],
  [{ kind: 'status', status: 500, message: null }, 'objectionFailed'],
])(
  'one that met %j stays open, is told, and goes under the same key again',
  {
    tags: ['spec-8.55'],
  },
  async (failure, told) => {
    const { standing, backend, api, notices } = setUp(WARNED)
    standing.open()
    backend.failing = failure
    await standing.object('Itu radio')
    expect([standing.objecting.value, standing.sending.value]).toEqual([true, false])
    expect(notices()).toEqual([['error', { kind: told }]])
    backend.failing = null
    await standing.object('Itu radio')
    expect(api.object.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
  },
)

it('where one waits already, as sent from another device, the backend’s words are shown, and that one', async () => {
  const { standing, backend, notices } = setUp(WARNED)
  await standing.refresh()
  backend.failing = { kind: 'status', status: 409, message: 'Sudah ada.' }
  const sent = standing.object('Itu radio')
  backend.failing = null
  backend.known = waits('Dari tablet')
  await sent
  await vi.waitFor(() => expect(standing.standing.value?.objection?.text).toBe('Dari tablet'))
  expect(notices()).toEqual([['error', { kind: 'text', text: 'Sudah ada.' }]])
})

it('that it could not be loaded is told only where there is something to see', async () => {
  const { standing, backend } = setUp(WARNED)
  backend.failing = { kind: 'offline' }
  await standing.refresh()
  expect(standing.failed.value).toBeNull()
  await standing.noteViolation()
  expect(standing.failed.value).toBe('network')
})

it('it is of the account alone, and so is an objection under way', async () => {
  const { standing, api, auth, notices } = setUp(WARNED)
  await standing.refresh()
  standing.open()
  const late = deferred<ApiResult<Standing>>()
  api.object.mockReturnValueOnce(late.promise)
  const sent = standing.object('Itu radio')
  auth.value = { kind: 'signedIn', user: { uid: 'budi' } } as AuthState
  expect([standing.standing.value, standing.objecting.value]).toEqual([null, false])
  late.resolve({ kind: 'ok', value: waits('Itu radio') })
  await sent
  expect([standing.standing.value, notices()]).toEqual([null, []])
})
