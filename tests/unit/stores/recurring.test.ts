import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { RecurringRule } from '../../../shared/domain/recurring.ts'
import type { ApiFailure, ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { createRecurring } from '../../../src/stores/plans/recurring.ts'

const RENT: RecurringRule = {
  id: 'rent',
  amount: 1_500_000 as Minor,
  currency: 'IDR',
  description: 'Kos',
  category: 'Bills & Utilities',
  paymentMethod: null,
  schedule: { every: 'month', day: 1 },
  nextDay: '2026-12-01' as CalendarDate,
  paused: false,
}

function setUp(kept: readonly RecurringRule[] = [RENT]) {
  let rules = [...kept]
  const failing = { with: null as ApiFailure | null }
  async function answer<T>(value: () => T): Promise<ApiResult<T>> {
    return failing.with ? { kind: 'failed', failure: failing.with } : { kind: 'ok', value: value() }
  }
  const pauseRule = vi.fn((id: string, paused: boolean) =>
    answer(() => {
      rules = rules.map(rule => (rule.id === id ? { ...rule, paused } : rule))
      return RENT
    }),
  )
  const changeRule = vi.fn((id: string, what: unknown, schedule: RecurringRule['schedule'] | null) =>
    answer(() => {
      const changed = { ...RENT, ...(what as RecurringRule), ...(schedule && { schedule }) }
      rules = rules.map(rule => (rule.id === id ? changed : rule))
      return changed
    }),
  )
  const addRule = vi.fn((what: unknown, _schedule: unknown, _starts: string, _key: string) =>
    answer(() => {
      const rule = { ...RENT, ...(what as RecurringRule), id: 'again', paused: false }
      rules = [...rules, rule]
      return { rule, expenses: [] }
    }),
  )
  const auth = signal<AuthState>({ kind: 'signedIn', user: { uid: 'ani' } } as AuthState)
  const toasts = createToasts()
  const recurring = createRecurring({
    api: {
      rules: () => answer(() => rules),
      addRule,
      changeRule,
      pauseRule,
      deleteRule: id =>
        answer(() => {
          rules = rules.filter(rule => rule.id !== id)
        }),
    },
    cached: () => ({ value: kept, at: 0 }),
    auth,
    today: () => '2026-11-23' as CalendarDate,
    randomId: () => 'key',
    toasts,
  })
  const notices = () => toasts.list.value.map(({ type, notice }) => [type, notice.kind])
  return { recurring, auth, toasts, failing, addRule, changeRule, pauseRule, notices }
}

it('the rules are shown as last known, and are those of the account alone', () => {
  const { recurring, auth } = setUp()
  expect(recurring.list.value).toEqual([RENT])
  auth.value = { kind: 'signedOut' } as AuthState
  expect(recurring.list.value).toBeNull()
})

it('one is paused and resumed', async () => {
  const { recurring } = setUp()
  await recurring.pause(RENT, true)
  expect(recurring.list.value).toMatchObject([{ id: 'rent', paused: true }])
  await recurring.pause(RENT, false)
  expect(recurring.list.value).toMatchObject([{ paused: false }])
})

it.each([
  ['its days stay where they are not changed', { every: 'month', day: 1 }, null],
  ['another schedule is sent', { every: 'week', day: 5 }, { every: 'week', day: 5 }],
] as const)('one is changed, told and shown: %s', async (_, schedule, sent) => {
  const { recurring, changeRule, notices } = setUp()
  const what = { ...RENT, amount: 1_600_000 as Minor }
  expect(await recurring.edit(RENT, what, schedule)).toBe(true)
  expect(changeRule).toHaveBeenCalledWith('rent', what, sent)
  expect(recurring.list.value).toMatchObject([{ amount: 1_600_000, schedule }])
  expect(notices()).toEqual([['success', 'changesSaved']])
})

it('one is deleted, and Undo adds it again from tomorrow on, paused where it was', async () => {
  const { recurring, toasts, addRule, notices } = setUp([{ ...RENT, paused: true }])
  const paused = { ...RENT, paused: true }
  await recurring.remove(paused)
  expect([recurring.list.value, notices()]).toEqual([[], [['success', 'repeatDeleted']]])
  toasts.list.value[0]?.action?.run()
  await vi.waitFor(() => expect(recurring.list.value).toMatchObject([{ id: 'again', paused: true }]))
  expect(addRule).toHaveBeenCalledWith(paused, RENT.schedule, '2026-11-24', 'key')
})

it('a deletion whose Undo fails can still be undone', async () => {
  const { recurring, toasts, failing, addRule } = setUp([RENT])
  await recurring.remove(RENT)
  failing.with = { kind: 'offline' }
  toasts.list.value.at(-1)?.action?.run()
  await vi.waitFor(() => expect(toasts.list.value.at(-1)?.notice.kind).toBe('networkFailed'))
  failing.with = null
  toasts.list.value.at(-1)?.action?.run()
  await vi.waitFor(() => expect(recurring.list.value).toMatchObject([{ id: 'again' }]))
  expect(addRule.mock.calls.map(call => call.at(-1))).toEqual(['key', 'key'])
})

it('what could not be changed stays as it is, and is told', { tags: ['spec-8.53'] }, async () => {
  const { recurring, failing, notices } = setUp()
  failing.with = { kind: 'status', status: 500, message: null }
  await recurring.remove(RENT)
  expect(recurring.list.value).toEqual([RENT])
  expect(await recurring.edit(RENT, RENT, RENT.schedule)).toBe(false)
  failing.with = { kind: 'offline' }
  await recurring.pause(RENT, true)
  expect(notices()).toEqual(
    [
      ['error', 'repeatFailed'],
      ['error', 'networkFailed'],
    ].slice(-notices().length),
  )
  expect(recurring.busy.value).toBe(false)
})
