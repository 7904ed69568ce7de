import { signal } from '@preact/signals-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL, type Budget } from '../../../shared/domain/budget.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import type { Dashboard } from '../../../src/stores/figures/dashboard.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { createBudgets } from '../../../src/stores/plans/budgets.ts'
import { rupiah } from '../rupiah.ts'

const SIGNED_IN = { kind: 'signedIn', user: { uid: 'ani' } } as AuthState
const MONTHLY: Budget = { scope: ALL, amount: 1_000_000 as Minor, currency: 'IDR' }

function setUp({ kept = [MONTHLY], stored = null as readonly Budget[] | null } = {}) {
  const server = new Map(kept.map(budget => [budget.scope, budget]))
  const down = { kind: 'none' as 'none' | 'offline' | 'fault' }
  function answer<T>(value: () => T): Promise<ApiResult<T>> {
    if (down.kind === 'offline') return Promise.resolve({ kind: 'failed', failure: { kind: 'offline' } })
    if (down.kind === 'fault')
      return Promise.resolve({ kind: 'failed', failure: { kind: 'status', status: 500, message: null } })
    return Promise.resolve({ kind: 'ok', value: value() })
  }
  const auth = signal<AuthState>(SIGNED_IN)
  const figures = signal<Dashboard | null>({
    currentMonth: '2026-11',
    monthSpend: rupiah(660_000),
    weekSpend: rupiah(0),
    todaySpend: rupiah(0),
    comparedWith: null,
    breakdown: [],
    recent: [],
  })
  const toasts = createToasts()
  const onChanged = vi.fn()
  const budgets = createBudgets({
    api: {
      budgets: () => answer(() => [...server.values()]),
      setBudget: budget =>
        answer(() => {
          server.set(budget.scope, budget)
          return budget
        }),
      removeBudget: scope => answer(() => server.delete(scope)),
    },
    cached: () => (stored ? { value: stored, at: 0 } : null),
    auth,
    figures,
    day: () => '2026-11-23' as CalendarDate,
    currency: signal<Currency>('IDR'),
    toasts,
    onChanged,
  })
  const notices = () => toasts.list.value.map(({ type, notice }) => [type, notice.kind])
  return { budgets, server, down, auth, figures, toasts, onChanged, notices }
}

beforeEach(() => void vi.useFakeTimers())

describe('how each budget stands', () => {
  it('follows from the month’s figures', async () => {
    const { budgets, figures } = setUp()
    expect(budgets.states.value).toBeNull()
    await vi.waitFor(() => expect(budgets.states.value).toMatchObject([{ scope: ALL, left: 340_000n }]))
    figures.value = figures.value && { ...figures.value, monthSpend: rupiah(900_000) }
    expect(budgets.states.value).toMatchObject([{ left: 100_000n, level: 'near' }])
  })

  it('is shown at once as it was last known, and then as it is', async () => {
    const { budgets } = setUp({ stored: [{ ...MONTHLY, amount: 700_000 as Minor }] })
    expect(budgets.states.value).toMatchObject([{ left: 40_000n }])
    await vi.waitFor(() => expect(budgets.states.value).toMatchObject([{ left: 340_000n }]))
  })

  it('is forgotten when the account signs out', async () => {
    const { budgets, auth } = setUp()
    await vi.waitFor(() => expect(budgets.states.value).not.toBeNull())
    budgets.open()
    auth.value = { kind: 'signedOut' } as AuthState
    expect([budgets.states.value, budgets.dialog.value]).toEqual([null, null])
  })
})

describe('setting a budget', () => {
  it('closes the dialog, says so and shows it, here and in other tabs', async () => {
    const { budgets, onChanged, notices } = setUp({ kept: [] })
    budgets.open('Travel')
    await budgets.save({ ...MONTHLY, scope: 'Travel' })
    expect(budgets.dialog.value).toBeNull()
    expect(budgets.states.value).toMatchObject([{ scope: 'Travel' }])
    expect(notices()).toEqual([['success', 'budgetSaved']])
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it.each([
    ['offline', 'networkFailedKept'],
    ['fault', 'budgetFailed'],
  ] as const)('leaves the dialog open where it fails: %s', { tags: ['spec-8.52'] }, async (kind, notice) => {
    const { budgets, down, notices } = setUp()
    budgets.open()
    down.kind = kind
    await budgets.save(MONTHLY)
    expect(budgets.dialog.value).toEqual({ scope: ALL })
    expect(budgets.busy.value).toBe(false)
    expect(notices()).toEqual([['error', notice]])
  })
})

describe('removing a budget', () => {
  it('offers Undo, which sets it again', async () => {
    const { budgets, server, toasts } = setUp()
    await budgets.remove(MONTHLY)
    expect(budgets.states.value).toEqual([])
    expect(toasts.list.value).toMatchObject([{ notice: { kind: 'budgetRemoved' }, action: { kind: 'undo' } }])
    toasts.list.value[0]?.action?.run()
    await vi.waitFor(() => expect(server.get(ALL)).toEqual(MONTHLY))
  })
})
