import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { PhraseRule } from '../../../shared/domain/phrase-memory.ts'
import type { PhraseBook } from '../../../shared/wire/phrases.ts'
import type { ApiFailure, ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createPhrases } from '../../../src/stores/account/phrases.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'

const RULE: PhraseRule = {
  id: 'nako',
  phrase: 'kopi nako',
  learned: { category: { value: 'Business', agreed: 2, wavered: false } },
  learnedOn: '2026-11-03' as CalendarDate,
}
const KEPT: PhraseBook = { learning: true, rules: [], amounts: [] }

function setUp() {
  let rules: readonly PhraseRule[] = [RULE]
  let learning = true
  const failing = { with: null as ApiFailure | null }
  async function answer<T>(value: () => T): Promise<ApiResult<T>> {
    return failing.with ? { kind: 'failed', failure: failing.with } : { kind: 'ok', value: value() }
  }
  const api = {
    book: vi.fn(() => answer((): PhraseBook => ({ learning, rules, amounts: [] }))),
    forget: vi.fn((_: string) =>
      answer(() => {
        rules = []
      }),
    ),
    restore: vi.fn((rule: PhraseRule) =>
      answer(() => {
        rules = [rule]
        return rule
      }),
    ),
    setLearning: vi.fn((on: boolean) =>
      answer(() => {
        learning = on
        rules = on ? rules : []
      }),
    ),
  }
  const auth = signal<AuthState>({ kind: 'signedIn', user: { uid: 'ani' } } as AuthState)
  const typing = signal(false)
  const toasts = createToasts()
  const phrases = createPhrases({ api, cached: () => ({ value: KEPT, at: 0 }), auth, typing, toasts })
  const notices = () => toasts.list.value.map(({ type, notice }) => [type, notice.kind])
  return { phrases, api, auth, typing, toasts, failing, notices }
}

it('what is known is shown as last known, and is of the account alone', () => {
  const { phrases, auth } = setUp()
  expect(phrases.memory.value).toEqual(KEPT)
  auth.value = { kind: 'signedOut' } as AuthState
  expect(phrases.memory.value.rules).toEqual([])
  expect(phrases.book.value).toBeNull()
})

it('it is asked for when one begins to type, and again after something was saved', async () => {
  const { phrases, api, typing } = setUp()
  typing.value = true
  await vi.waitFor(() => expect(phrases.memory.value.rules).toEqual([RULE]))
  typing.value = false
  typing.value = true
  expect(api.book).toHaveBeenCalledOnce()
  await phrases.outdate()
  expect(api.book).toHaveBeenCalledTimes(2)
  typing.value = false
  await phrases.outdate()
  expect(api.book).toHaveBeenCalledTimes(2)
})

it('a phrase is forgotten, and brought back as it was', async () => {
  const { phrases, api, toasts, notices } = setUp()
  await phrases.refresh()
  await phrases.forget(RULE)
  expect(phrases.book.value?.rules).toEqual([])
  expect(notices()).toEqual([['success', 'phraseForgotten']])
  const action = toasts.list.value[0]?.action
  if (action?.kind === 'undo') action.run()
  await vi.waitFor(() => expect(phrases.book.value?.rules).toEqual([RULE]))
  expect(api.restore).toHaveBeenCalledWith(RULE)
})

it('learning ends once the person has been asked, and begins at once', async () => {
  const { phrases, api } = setUp()
  await phrases.refresh()
  phrases.askToStop()
  expect([phrases.asking.value, api.setLearning.mock.calls]).toEqual([true, []])
  await phrases.stop()
  expect(phrases.asking.value).toBe(false)
  expect(phrases.book.value).toMatchObject({ learning: false, rules: [] })
  await phrases.learn()
  expect(phrases.book.value?.learning).toBe(true)
})

it('what could not be forgotten stays, and is told', { tags: ['spec-8.54'] }, async () => {
  const { phrases, failing, notices } = setUp()
  await phrases.refresh()
  failing.with = { kind: 'status', status: 500, message: null }
  await phrases.forget(RULE)
  expect(phrases.book.value?.rules).toEqual([RULE])
  expect(notices()).toEqual([['error', 'phraseFailed']])
})

it('without a network learning does not end, and the question stays open', async () => {
  const { phrases, failing, notices } = setUp()
  phrases.askToStop()
  failing.with = { kind: 'offline' }
  await phrases.stop()
  expect(phrases.asking.value).toBe(true)
  expect(notices()).toEqual([['error', 'networkFailed']])
})
